import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { memberPaths, pages, registerPath } from '#contracts/pages.ts';
import { findHeadlessShell } from './find-chromium.ts';
import { type Language, languages, locales } from './media/language.ts';
import { dialogScenes } from './screenshots/dialog-scenes.ts';
import { openDialog } from './screenshots/open-dialog.ts';
import { type State, startStates, states, zone } from './screenshots/start-states.ts';

/**
 * `npm run screenshots` saves screenshots of every page of the built app, in each state (see `states`), language, theme
 * and width, to look at after a change of the design. Options limit them, and each takes a list with commas:
 * `npm run screenshots -- --states full --languages en --themes light --widths 390 --paths /,/sleep`. The option `--out`
 * names the folder. The option `--whole` saves whole pages and not only the first screen. The option `--dialogs` saves
 * open dialogs instead of pages: all of them, or those named, such as `--dialogs all` or `--dialogs checkin,night`.
 */

const visitorPaths = [pages.landing, pages.auth, registerPath, pages.forgotPassword, pages.demo];
const allPaths: string[] = [...visitorPaths, ...memberPaths];
const themes = ['light', 'dark'] as const;
const heights: Record<string, number> = { 360: 780, 390: 844, 1280: 800 };

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'screenshots' },
    states: { type: 'string', default: states.join() },
    languages: { type: 'string', default: languages.join() },
    themes: { type: 'string', default: themes.join() },
    widths: { type: 'string', default: Object.keys(heights).join() },
    paths: { type: 'string', default: '' },
    dialogs: { type: 'string', default: '' },
    whole: { type: 'boolean', default: false },
  },
});
const split = (text: string) => text.split(',').filter((part) => part !== '');
const pick = <Value extends string>(known: readonly Value[], text: string) => {
  const wanted = split(text);
  const unknown = wanted.find((value) => !known.some((each) => each === value));
  if (unknown !== undefined) throw new Error(`${unknown} is none of: ${known.join(', ')}`);
  return known.filter((each) => wanted.includes(each));
};

await mkdir(values.out, { recursive: true });
const executablePath = findHeadlessShell();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  for (const language of pick(languages, values.languages)) await captureLanguage(browser, language);
} finally {
  await browser.close();
}

async function captureLanguage(browser: Browser, language: Language): Promise<void> {
  const server = await startStates(language);
  try {
    for (const state of pick(states, values.states)) {
      const context = await browser.newContext({
        baseURL: server.address,
        locale: locales[language],
        timezoneId: zone,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      // Requests of a dialog fail only once it is open (see `openDialog`), so the page behind it has its data.
      const failsLater = values.dialogs !== '' && state === 'failing';
      await server.prepare(context, failsLater ? 'full' : state);
      if (values.dialogs === '') {
        const page = await context.newPage();
        for (const path of findPaths(state)) await capturePage(page, path, state, language);
      } else await captureDialogs(context, state, language);
      await context.close();
    }
  } finally {
    await server.end();
  }
}

async function capturePage(page: Page, path: string, state: State, language: Language): Promise<void> {
  for (const width of pick(Object.keys(heights), values.widths)) {
    await page.setViewportSize({ width: Number(width), height: heights[width] ?? 800 });
    await openPage(page, path, state, language);
    await page.waitForLoadState('networkidle');
    if (values.whole) await showWholePage(page);
    await saveThemes(page, [nameOf(path), state, language], width);
  }
}

async function captureDialogs(context: BrowserContext, state: State, language: Language): Promise<void> {
  const known = Object.keys(dialogScenes);
  for (const name of values.dialogs === 'all' ? known : pick(known, values.dialogs)) {
    const scene = dialogScenes[name];
    if (!scene || (state === 'failing' && !scene.submit)) continue;
    for (const width of pick(Object.keys(heights), values.widths)) {
      // A new page has no drafts of the forms that an earlier page left open.
      const page = await context.newPage();
      await page.setViewportSize({ width: Number(width), height: heights[width] ?? 800 });
      try {
        await openDialog(page, scene, state, language);
        await saveThemes(page, [name, state, language], width);
      } catch (error) {
        console.error(`${name}, ${state}, ${language}, ${width}: ${error}`);
      }
      await page.close();
    }
  }
}

async function saveThemes(page: Page, names: string[], width: string): Promise<void> {
  for (const theme of pick(themes, values.themes)) {
    await page.emulateMedia({ colorScheme: theme });
    await page.screenshot({ path: join(values.out, `${[...names, theme, width].join('-')}.png`) });
  }
}

/**
 * Opens a page by its address. In the state `failing`, opens it from another page of the app, as a link does, because
 * the HTML document of the page would contain its data.
 */
async function openPage(page: Page, path: string, state: State, language: Language): Promise<void> {
  const first = state === 'failing' ? pages.outbox : path;
  await page.goto(`${first}${first.includes('?') ? '&' : '?'}lang=${language}`);
  if (first === path) return;
  await page.locator('h1').waitFor();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForURL((url) => url.pathname === path);
}

/** Makes the window as high as the page. */
async function showWholePage(page: Page): Promise<void> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  // Some parts load only when they are visible, and are then lower or higher than before.
  for (let round = 0; round < 3; round += 1) {
    await page.setViewportSize(window);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: window.width, height });
    // The parts that became visible start to load after the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  }
}

function findPaths(state: State): string[] {
  const wanted = values.paths === '' ? allPaths : pick(allPaths, values.paths);
  const paths: string[] = state === 'visitor' ? visitorPaths : memberPaths;
  return paths.filter((path) => wanted.includes(path));
}

/** Returns the name of a path in the names of the files, such as `ai-insights-experiments`. */
function nameOf(path: string): string {
  return path.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-|-$/g, '') || 'dashboard';
}

import type { Page } from '@playwright/test';
import { memberPaths, pages } from '#contracts/pages.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import {
  allNumbersShown,
  type NumberKind,
  noNumbersShown,
  type ShownNumbers,
} from '#domain/shown-numbers.ts';
import { connect } from '#server/db/connect.ts';
import { demoEmail, seedUsers } from '#server/db/seed/seed-users.ts';
import { hashPassword } from '#server/modules/auth/password.ts';
import { updateInsights } from '#server/modules/insights/update-insights.ts';
import { test as base, expect, type WorkerFixtures } from './testing.ts';

const password = 'Tjugo-sju!blommor27';

/** The database has a person with 120 days of data, and the insights that the engine finds in them. */
const test = base.extend<object, Pick<WorkerFixtures, 'fillDatabase'>>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
  fillDatabase: [({}, use) => use(createPerson), { scope: 'worker' }],
});

test.use({ timezoneId: 'UTC' });

const today = toCalendarDay(new Date(), 'UTC');

async function createPerson(settings: Parameters<typeof connect>[0]): Promise<void> {
  const { db, close } = await connect(settings);
  const now = new Date();
  await seedUsers(db, { people: 1, days: 120, today, now, passwordHash: await hashPassword(password) });
  const { id } = await db
    .selectFrom('users')
    .where('email', '=', demoEmail)
    .select('id')
    .executeTakeFirstOrThrow();
  await updateInsights({ db, now: () => now }, id);
  await close();
}

const dashboardTabs = ['Fitness', 'Nutrition', 'Mindfulness', 'Insights'];

/** For each dialog in which numbers are entered, its page and the name of the button that opens it. */
const dialogs = [
  [pages.dashboard, 'Daily check-in'],
  [pages.fitness, 'Log a workout'],
  [pages.fitness, 'Log measurements'],
  [pages.nutrition, 'Daily targets'],
  [pages.sleep, 'Log a night'],
] as const;

/** The patterns that find each kind of number in the text of a page. */
const looks: Record<NumberKind, RegExp> = {
  calories:
    /[\d,.]+\s*(kcal|calories)|[\d,.]+\s*g(rams)? (of )?(protein|carbs|fat)|(protein|carbs|fat),? [\d,.]+\s*g/i,
  weight: /[\d,.]+\s*kg\b/i,
  scores: /\d\s*of\s*(10|5)\b|\d\s*\/\s*10\b|score \d/i,
  streaks: /\d+[\s-]*(days? in a row|day streak)|streak (of|is) \d/i,
};

/**
 * Matches the text that says how many questions of the check-in are answered, such as "3 of 10
 * done". The app never hides this text, because it is not data about the person's health.
 */
const notData = /\d+ of \d+ done/g;

/** Returns everything that a page shows or says: its text, and the attributes that screen readers and tooltips use. */
async function readPage(page: Page): Promise<string> {
  const names = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt', 'placeholder'];
  const said = await page
    .locator('body *')
    .evaluateAll(
      (elements, wanted) =>
        elements.flatMap((element) => wanted.map((name) => element.getAttribute(name) ?? '')),
      names,
    );
  // biome-ignore lint/performance/useDomNodeTextContent: textContent has no spaces between elements.
  const text = [await page.locator('body').innerText(), ...said.filter(Boolean)].join('\n');
  return text.replace(notData, '');
}

const findNumbers = (text: string): [NumberKind, string][] =>
  (Object.entries(looks) as [NumberKind, RegExp][]).flatMap(([kind, look]) => {
    const found = look.exec(text);
    return found ? [[kind, text.slice(Math.max(0, found.index - 40), found.index + 40)]] : [];
  });

/**
 * Opens every page of a member, every tab of the dashboard and the dialogs. Returns the numbers that it finds, each
 * with the place where it was found.
 */
async function crawl(page: Page): Promise<{ where: string; kind: NumberKind; text: string }[]> {
  const found: { where: string; kind: NumberKind; text: string }[] = [];
  const read = async (where: string) => {
    // Scrolls down, because parts of a page load only when they come into view.
    for (let step = 0; step < 8; step += 1) {
      await page.mouse.wheel(0, 900);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const [kind, text] of findNumbers(await readPage(page))) found.push({ where, kind, text });
  };
  for (const path of memberPaths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await read(path);
  }
  await page.goto(pages.dashboard);
  for (const tab of dashboardTabs) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await page.getByRole('tabpanel', { name: tab }).waitFor();
    await read(`dashboard, ${tab}`);
  }
  for (const [path, button] of dialogs) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog').waitFor();
    await read(`${path}, ${button}`);
  }
  return found;
}

/** Switches kinds of numbers on or off in the account of the signed-in person. */
async function show(page: Page, display: ShownNumbers): Promise<void> {
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: number };
  const answer = await page.request.post(`/api/user-preferences/${id}`, { data: { display } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('with all numbers hidden, no page and no dialog has one', async ({ page }) => {
  // The crawl opens all pages and dialogs twice.
  test.setTimeout(600_000);
  page.setDefaultTimeout(60_000);
  await page.request.post('/api/auth/login', { data: { email: demoEmail, password } });
  await show(page, allNumbersShown);
  const shown = await crawl(page);
  // First, with all numbers shown, checks that the crawl finds numbers of each kind.
  expect(new Set(shown.map(({ kind }) => kind))).toEqual(new Set(Object.keys(looks)));
  await show(page, noNumbersShown);
  expect(await crawl(page)).toEqual([]);
});

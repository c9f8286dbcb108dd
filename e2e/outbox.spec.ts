import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pages } from '#contracts/pages.ts';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { expectAccessible } from './accessibility.ts';
import { answerMood } from './answer-mood.ts';
import { noonZone } from './noon-zone.ts';
import { expect, test } from './testing.ts';
import { visitPages } from './visited-pages.ts';

test.use({
  serviceWorkers: 'allow',
  timezoneId: noonZone,
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of (403|404|503)|Failed to fetch/],
});

const today = () => toCalendarDay(new Date(), noonZone);
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const waiting = (page: Page) => region(page, 'Entries on this device');
const bar = (page: Page) => page.getByRole('status', { name: 'Entries on this device' });

/** Opens a page with its navigation link, so that the document is not loaded again. */
const open = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

async function expectKept(page: Page): Promise<void> {
  await expect(page.getByText('Saved on this device', { exact: true }).first()).toBeVisible();
  await expect(dialog(page)).toBeHidden();
}

/**
 * Expects the page to say that unsent entries are on this device. Checks the status element `bar`
 * and not a toast, because several writes in a short time show only one toast.
 */
async function expectCounted(page: Page): Promise<void> {
  await expect(dialog(page)).toBeHidden();
  await expect(bar(page)).toContainText(/entr(y is|ies are) on this device/);
}

/** Waits until the service worker serves the page and has stored all parts of the app. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

const photo = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#24573f' } })
    .png()
    .toBuffer();

async function getJson<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(path);
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return answer.json() as Promise<T>;
}

const userIdOf = async (request: APIRequestContext) =>
  (await getJson<{ id: number }>(request, '/api/auth/user')).id;

async function savePreferences(request: APIRequestContext, data: object): Promise<void> {
  const id = await userIdOf(request);
  expect((await request.post(`/api/user-preferences/${id}`, { data })).ok()).toBe(true);
}

/**
 * Starts an experiment today. First logs moods for the days before, because the possible lengths of an experiment
 * depend on them.
 */
async function startExperiment(request: APIRequestContext, address: string): Promise<void> {
  const moods = Array.from({ length: 40 }, (_, back): [string, number] => [
    addDays(today(), -1 - back),
    5 + Math.round(2 * Math.sin(back / 2) + Math.sin(back * 7)),
  ]);
  await answerMood(request, address, moods);
  const data = {
    action: { measure: null, words: 'Evening walk', form: 'with' },
    outcome: 'mood',
    lag: 0,
    length: 28,
    start: today(),
  };
  const answer = await request.post('/api/experiments', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Returns how many records of each kind the server has for the person, and some stored values. */
async function countRows(request: APIRequestContext) {
  const userId = await userIdOf(request);
  const day = today();
  const list = (path: string) => getJson<{ content?: string; comments?: number }[]>(request, path);
  const posts = await getJson<{ content: string; mine: boolean; comments: number }[]>(
    request,
    '/api/community-posts?limit=20',
  );
  const mine = posts.filter((post) => post.mine);
  const nutrition = await getJson<{ water: number }>(request, `/api/nutrition-summary?date=${day}`);
  const body = await getJson<{ weight: { points: unknown[] } }>(
    request,
    `/api/body?from=${addDays(day, -10)}&to=${day}`,
  );
  const sleep = await getJson<{ recent: { night: unknown }[] }>(request, `/api/sleep-summary?date=${day}`);
  const experiments = await getJson<{ days: { done: boolean | null }[] }[]>(request, '/api/experiments');
  const { preferences } = await getJson<{ preferences: { units: { weight: string } } }>(
    request,
    `/api/user-preferences/${userId}`,
  );
  return {
    meals: (await list('/api/food-entries?limit=20')).length,
    water: nutrition.water,
    workouts: (await list('/api/exercise-activities?limit=20')).length,
    weights: body.weight.points.length,
    nights: sleep.recent.filter(({ night }) => night).length,
    sessions: (await list('/api/meditation-sessions?limit=20')).length,
    cycle: (await list('/api/menstrual-cycle?limit=20')).length,
    answers: (await list(`/api/questionnaire-responses?userId=${userId}&date=${day}`)).length > 0,
    posts: mine.filter(({ content }) => content === 'Written offline').length,
    comments: mine.reduce((sum, post) => sum + post.comments, 0),
    experimentDays: experiments[0]?.days.filter(({ done }) => done).length,
    weightUnit: preferences.units.weight,
  };
}

/** Makes one write of each kind in `kinds`, such as a meal, a workout and a comment. */
async function writeOfEachKind(page: Page): Promise<void> {
  await open(page, 'Nutrition');
  const form = region(page, 'Log a meal').or(page.locator('form').first()).first();
  await expect(form.getByText("foods, photos and recordings can't be read")).toBeVisible();
  await form.getByLabel('Food name').fill('Offline soup');
  await form.getByLabel('Calories (kcal)').fill('420');
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer: await photo() });
  await form.getByRole('button', { name: 'Save meal' }).click();
  await expectKept(page);
  await expect(waiting(page).getByText('Offline soup')).toBeVisible();
  await expect(waiting(page).locator('img')).toBeVisible();
  const water = region(page, 'Water');
  for (let glass = 0; glass < 2; glass += 1)
    await water.getByRole('button', { name: 'One more glass' }).click();
  await expect(water).toContainText('2 glasses');
  await expect(water).toContainText('On this device');

  await open(page, 'Fitness');
  await page.getByRole('button', { name: 'Start Cardio' }).click();
  await page.getByRole('button', { name: '45 min' }).click();
  await expectCounted(page);
  await expect(waiting(page).filter({ hasText: 'Cardio' })).toContainText('45 minutes');
  await region(page, 'Body').getByRole('button', { name: 'Log measurements' }).click();
  await dialog(page).getByLabel('Weight in kg').fill('72.5');
  await dialog(page).getByRole('button', { name: 'Save measurement' }).click();
  await expectCounted(page);

  await open(page, 'Sleep');
  await page.getByRole('button', { name: 'Log a night' }).click();
  await dialog(page).getByLabel('Went to bed').fill('22:00');
  // Midnight is never in the future, whenever the test runs.
  await dialog(page).getByLabel('Woke up', { exact: true }).fill('00:00');
  await dialog(page).getByRole('button', { name: 'Save night' }).click();
  await expectCounted(page);
  await expect(waiting(page)).toContainText('Night');

  await open(page, 'Mindfulness');
  await page.getByRole('button', { name: '5-minute focus' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.fastForward(6 * 60_000);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(waiting(page)).toContainText('Focus');

  await open(page, 'Dashboard');
  await region(page, 'Menstrual cycle').getByRole('button', { name: 'Log an entry' }).click();
  await dialog(page).getByLabel('Notes').fill('Marked offline');
  await dialog(page).getByRole('button', { name: 'Save entry' }).click();
  await expectCounted(page);
  await expect(waiting(page).filter({ hasText: 'Cycle entry' })).toContainText('Marked offline');
  await page.getByRole('button', { name: 'Daily check-in', exact: true }).click();
  const mood = page.getByRole('slider', { name: 'How is your mood today?' });
  await mood.press('End');
  await dialog(page).getByRole('button', { name: 'Save check-in' }).click();
  await expectCounted(page);
  await page.getByRole('button', { name: 'Daily check-in', exact: true }).click();
  await expect(mood).toHaveAttribute('aria-valuenow', '10');
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  await open(page, 'AI Insights');
  await page.getByRole('link', { name: 'See experiments' }).click();
  const answer = page.getByRole('main').getByRole('group').getByRole('button').first();
  await answer.click();
  await expect(answer).toHaveAttribute('aria-pressed', 'true');

  await open(page, 'Community');
  await page.getByLabel('What would you like to share?').fill('Written offline');
  await page.getByRole('button', { name: 'Share post' }).click();
  await expectCounted(page);
  await expect(waiting(page).first()).toContainText('Written offline');
  const post = page.getByRole('article').filter({ hasText: 'Written online' });
  await post.getByRole('button', { name: 'Comment', exact: true }).click();
  await post.getByLabel('Your comment').fill('From the train');
  await post.getByRole('button', { name: 'Send comment' }).click();
  await expect(post.getByText('From the train')).toBeVisible();

  await page.getByRole('link', { name: 'Account settings' }).first().click();
  await page.getByRole('link', { name: /^Preferences/ }).click();
  await page.getByRole('radio', { name: 'lb' }).click();
  await expect(region(page, 'Preferences')).toContainText('On this device');
}

const kinds = [
  'Meal',
  'Water',
  'Workout',
  'Measurements',
  'Night',
  'Session',
  'Cycle entry',
  'Check-in',
  'Experiment answer',
  'Post',
  'Comment',
  'Settings',
];

async function expectAllListed(page: Page): Promise<void> {
  const rows = region(page, 'Not sent yet').getByRole('listitem');
  await expect(rows).toHaveCount(kinds.length);
  for (const kind of kinds) await expect(rows.filter({ hasText: kind }).first()).toBeVisible();
  await expect(rows.locator('img')).toHaveCount(1);
}

test('one write of each kind survives a reload and the end of the browser, and arrives once', {
  tag: '@main',
}, async ({ baseURL }) => {
  test.setTimeout(600_000);
  const folder = await mkdtemp(join(tmpdir(), 'lagom-outbox-'));
  const { executablePath, args } = (test.info().project.use.launchOptions ?? {}) as {
    executablePath?: string;
    args?: string[];
  };
  const launch = async (): Promise<[BrowserContext, Page]> => {
    const context = await chromium.launchPersistentContext(folder, {
      baseURL: baseURL ?? '',
      locale: 'en-GB',
      timezoneId: noonZone,
      viewport: { width: 1280, height: 900 },
      ...(executablePath && { executablePath }),
      ...(args && { args }),
    });
    const page = context.pages()[0] ?? (await context.newPage());
    return [context, page];
  };
  let [context, page] = await launch();
  try {
    const person = {
      firstName: 'Astrid',
      lastName: 'Lind',
      email: 'outbox@example.org',
      password: 'Tjugo-sju!blommor27',
    };
    expect((await context.request.post('/api/auth/register', { data: person })).ok()).toBe(true);
    await savePreferences(context.request, { modules: { menstrualCycle: true } });
    await startExperiment(context.request, baseURL ?? '');
    await context.request.post('/api/community-posts', { data: { type: 'post', content: 'Written online' } });
    await page.clock.install();
    await page.goto('/');
    await waitForWorker(page);
    await visitPages(page, [
      pages.fitness,
      pages.nutrition,
      pages.sleep,
      pages.mindfulness,
      pages.aiInsights,
      pages.experiments,
      pages.community,
      pages.accountSettings,
      pages.home,
    ]);

    await context.setOffline(true);
    await expect(bar(page)).toContainText('You are offline. What you log is saved on this device.');
    await writeOfEachKind(page);
    await page.getByRole('link', { name: 'You are offline. 12 entries are on this device.' }).click();
    await expectAllListed(page);
    await expectAccessible(page);
    await page.reload();
    await expectAllListed(page);

    const before = await countRows(context.request);
    expect(before).toMatchObject({ meals: 0, workouts: 0, sessions: 0, posts: 0, weightUnit: 'kg' });

    // The new browser is online, because only the closed browser was set offline.
    await context.close();
    [context, page] = await launch();
    await page.goto('/on-this-device');
    await expect(page.getByText('Nothing is waiting')).toBeVisible();
    expect(await countRows(context.request)).toEqual({
      meals: 1,
      water: 2,
      workouts: 1,
      weights: 1,
      nights: 1,
      sessions: 1,
      cycle: 1,
      answers: true,
      posts: 1,
      comments: 1,
      experimentDays: 1,
      weightUnit: 'lb',
    });
    await open(page, 'Nutrition');
    await expect(page.getByText('On this device', { exact: true })).toHaveCount(0);
    await expect(region(page, 'Recent Meals').locator('img')).toBeVisible();
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/**
 * Logs a cycle entry offline. Then switches the module for the menstrual cycle off over the API, so
 * that the server refuses the entry later.
 */
async function logRefusedEntry(page: Page, context: BrowserContext): Promise<void> {
  await savePreferences(context.request, { modules: { menstrualCycle: true } });
  await page.goto('/');
  await expect(region(page, 'Menstrual cycle')).toContainText('Your cycle, on your own terms');
  await waitForWorker(page);
  await context.setOffline(true);
  await region(page, 'Menstrual cycle').getByRole('button', { name: 'Log an entry' }).click();
  await dialog(page).getByLabel('Notes').fill('First words');
  await dialog(page).getByRole('button', { name: 'Save entry' }).click();
  await expectKept(page);
  await savePreferences(context.request, { modules: { menstrualCycle: false } });
  await context.setOffline(false);
  await expect(bar(page)).toContainText('1 entry needs your attention');
}

test('a refused entry says why, can be edited and is then sent', async ({ page, context, signUp }) => {
  await signUp();
  await logRefusedEntry(page, context);
  await bar(page).getByRole('link').click();
  const row = region(page, 'Not sent yet').getByRole('listitem');
  await expect(row).toContainText('This part is switched off.');
  await expectAccessible(page);
  await savePreferences(context.request, { modules: { menstrualCycle: true } });
  await row.getByRole('button', { name: /^Edit: Cycle entry/ }).click();
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('First words');
  await dialog(page).getByLabel('Notes').fill('Better words');
  await dialog(page).getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  const entries = await getJson<{ notes: string }[]>(context.request, '/api/menstrual-cycle?limit=20');
  expect(entries.map(({ notes }) => notes)).toEqual(['Better words']);
});

test('an entry is deleted with undo, and saved to a file that brings it back', async ({
  page,
  context,
  signUp,
}) => {
  await signUp();
  await page.goto('/fitness');
  await expect(page.getByRole('button', { name: 'Start Yoga' })).toBeVisible();
  await waitForWorker(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start Yoga' }).click();
  await page.getByRole('button', { name: '30 min' }).click();
  await expectKept(page);
  await bar(page).getByRole('link').click();
  const rows = region(page, 'Not sent yet').getByRole('listitem');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = await (await saved).path();
  const remove = () => rows.getByRole('button', { name: /^Delete: Workout/ }).click();
  await remove();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(1);
  await remove();
  await expect(rows).toHaveCount(0);
  await page.getByLabel('Restore from a file').setInputFiles(file);
  await expect(rows).toContainText('Yoga');
  await context.setOffline(false);
  await expect(rows).toHaveCount(0);
  expect(await getJson<unknown[]>(context.request, '/api/exercise-activities?limit=20')).toHaveLength(1);
});

test('another person on the device sees nothing of it', async ({ page, context, signUp }) => {
  const { email, password } = await signUp();
  await page.goto('/fitness');
  await expect(page.getByRole('button', { name: 'Start Yoga' })).toBeVisible();
  // Responds to writes of this page with a 503 in place of the server, so that the entry stays on the device while the
  // next person is online.
  await page.route('**/api/exercise-activities', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Start Yoga' }).click();
  await page.getByRole('button', { name: '30 min' }).click();
  await expectKept(page);
  await signUp({ firstName: 'Bo' });
  await page.goto('/on-this-device');
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await expect(bar(page)).toBeEmpty();
  await page.unroute('**/api/exercise-activities');
  expect((await context.request.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true);
  await page.goto('/on-this-device');
  const countWorkouts = async () =>
    (await getJson<unknown[]>(context.request, '/api/exercise-activities?limit=20')).length;
  await expect.poll(countWorkouts).toBe(1);
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
});

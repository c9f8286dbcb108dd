import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { noonZone } from './noon-zone.ts';
import { scrollTo } from './scroll-to.ts';
import { expect, test } from './testing.ts';

test.use({ timezoneId: noonZone });

const paths = {
  Dashboard: '/',
  Fitness: '/fitness',
  Nutrition: '/nutrition',
  Sleep: '/sleep',
  Mindfulness: '/mindfulness',
  'AI Insights': '/ai-insights',
  Community: '/community',
  'Account settings': '/account-settings',
};
type PageName = keyof typeof paths;

/** An element on a page, and its text before and after a write. */
interface Sight {
  on: PageName;
  place: (page: Page) => Locator;
  before: string | RegExp;
  after: string | RegExp;
}

const region = (name: string) => (page: Page) => page.getByRole('region', { name, exact: true });
const row = (name: string, text: string | RegExp) => (page: Page) =>
  region(name)(page).getByRole('listitem').filter({ hasText: text });
const sight = (
  on: PageName,
  place: Sight['place'],
  before: Sight['before'],
  after: Sight['after'],
): Sight => ({
  on,
  place,
  before,
  after,
});

const summary = region("Today's Health Summary");
const recentActivities = region('Recent activities');
const profile = region('Building Your AI Profile');
const userWidget = (page: Page) => page.getByRole('button', { name: /^Your account/ });
const nothingLogged = 'appear here';

/** Opens a page with its link, so that the document is not loaded again. */
async function open(page: Page, name: PageName): Promise<void> {
  if (new URL(page.url()).pathname === paths[name]) return;
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(paths[name]);
  // At first the card shows only the four achievements that are closest to their next level.
  if (name === 'Community')
    await region('Progress')(page)
      .getByRole('button', { name: /^Show (all progress|what you can earn)$/ })
      .click();
}

/** Shows a section of the account settings. A wide page shows one section at a time. */
const openSettings = (page: Page, section: string) =>
  page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: new RegExp(`^${section}`) })
    .click();

/**
 * Opens all pages, so that their data is cached. Then makes the write and expects the new text on each page, without
 * loading the document again.
 */
async function expectShown(page: Page, sights: Sight[], write: () => Promise<void>): Promise<void> {
  await page.goto('/');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  for (const { on, place, before } of sights) {
    await open(page, on);
    await scrollTo(page, place(page));
    await expect(place(page), `${on} before`).toContainText(before);
  }
  await write();
  for (const { on, place, after } of sights) {
    await open(page, on);
    await scrollTo(page, place(page));
    await expect(place(page), `${on} after`).toContainText(after);
  }
  expect(loads, 'the document was not loaded again').toBe(0);
}

/** Closes the newest toast, which offers to undo a deletion. The page then sends the deletion. */
const closeToast = (page: Page) => page.getByRole('button', { name: 'Close' }).last().click();

/** Deletes a row and closes the undo toast, so that the page sends the deletion. */
async function remove(
  page: Page,
  name: RegExp | string,
  role: 'button' | 'menuitem' = 'button',
): Promise<void> {
  await page.getByRole(role, { name }).first().click();
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await closeToast(page);
  expect((await gone).status()).toBe(200);
}

test('a check-in', async ({ page, signUp }) => {
  await signUp();
  const write = async () => {
    await open(page, 'Dashboard');
    await page.getByRole('button', { name: 'Daily check-in', exact: true }).click();
    const slider = (name: string) => page.getByRole('slider', { name });
    await slider('How is your mood today?').press('ArrowRight');
    await slider('How well did you sleep').press('ArrowRight');
    const water = page.getByRole('group', { name: 'glasses of water' });
    await water.getByRole('button', { name: 'One more glass' }).click();
    await page.getByRole('button', { name: 'Save check-in' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await expectShown(
    page,
    [
      sight('Dashboard', summary, 'No health data recorded yet today', /8Mood.*6Waterglasses/),
      sight('Sleep', region('Average sleep quality'), '–', '8/10'),
      sight('Nutrition', region('Water'), 'None yet', '6 glasses'),
      sight('AI Insights', profile, 'At least 42 days', /Mood1 day.*Sleep quality1 day/),
      sight('Community', row('Progress', 'Check in on'), '0 of', '1 of'),
    ],
    write,
  );
});

test('a workout: logged, changed and deleted', async ({ page, signUp }) => {
  await signUp();
  const minutes = region('Minutes Today');
  const earned = async (page: Page, text: string) => {
    await open(page, 'Community');
    await expect(row('Progress', 'Workouts')(page)).toContainText(text);
  };
  await expectShown(
    page,
    [
      sight('Dashboard', recentActivities, nothingLogged, /Cardio.*45 min/),
      sight('Fitness', minutes, '0min', '45'),
      sight('Fitness', region('This week'), 'The goal is 150 min a week', '105 min to go'),
    ],
    async () => {
      await earned(page, '0 of 5');
      await open(page, 'Fitness');
      await page.getByRole('button', { name: 'Start Cardio' }).click();
      await page.getByRole('button', { name: '45 min' }).click();
      await expect(page.getByText('Workout logged successfully!', { exact: true })).toBeVisible();
      await earned(page, '1 of 5');
    },
  );

  await page.getByRole('button', { name: /^Actions for the workout: Cardio/ }).click();
  await page.getByRole('menuitem', { name: 'Edit workout' }).click();
  await page.getByLabel('Duration in minutes').fill('50');
  await page.getByRole('button', { name: 'Save workout' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(minutes(page)).toContainText('50');
  await open(page, 'Dashboard');
  await expect(recentActivities(page)).toContainText('50 min');

  await open(page, 'Fitness');
  await page.getByRole('button', { name: /^Actions for the workout: Cardio/ }).click();
  await remove(page, 'Delete workout', 'menuitem');
  await open(page, 'Dashboard');
  await expect(recentActivities(page)).toContainText(nothingLogged);
  await earned(page, '0 of 5');
});

test('a meal: logged, changed, made a favourite and deleted', async ({ page, signUp }) => {
  await signUp();
  const totals = region('Calories and macros');
  await expectShown(
    page,
    [
      sight('Nutrition', totals, 'Your day appears here', '420kcal'),
      sight('Nutrition', region('Recent Meals'), 'No food entries yet', 'Herring'),
      sight('Dashboard', recentActivities, nothingLogged, /Herring.*420 kcal/),
      sight('Community', row('Progress', /Log \d+ meals/), '0 of', '1 of'),
    ],
    async () => {
      // Uses the form on the dashboard, because the test must check that the nutrition page shows a meal that was
      // logged on another page.
      await open(page, 'Dashboard');
      await page.getByRole('button', { name: 'Log meal', exact: true }).click();
      await page.getByRole('button', { name: 'Enter values yourself' }).click();
      await page.getByLabel('Food name').fill('Herring');
      await page.getByLabel('Calories (kcal)').fill('420');
      await page.getByRole('button', { name: 'Save meal' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  );

  await open(page, 'Nutrition');
  const openActions = () => page.getByRole('button', { name: 'Actions: Herring' }).click();
  await openActions();
  await page.getByRole('menuitem', { name: 'Save as favourite' }).click();
  await openActions();
  await expect(page.getByRole('menuitem', { name: 'Remove from favourites' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Edit meal' }).click();
  await page.getByRole('dialog').getByLabel('Calories (kcal)').fill('500');
  await page.getByRole('dialog').getByRole('button', { name: 'Save meal' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(totals(page)).toContainText('500kcal');
  await open(page, 'Dashboard');
  await expect(recentActivities(page)).toContainText('500 kcal');

  await open(page, 'Nutrition');
  await openActions();
  await remove(page, 'Delete meal', 'menuitem');
  await open(page, 'Dashboard');
  await expect(recentActivities(page)).toContainText(nothingLogged);
  await open(page, 'Community');
  await expect(row('Progress', /Log \d+ meals/)(page)).toContainText('0 of');
});

test('glasses of water and daily targets', async ({ page, signUp }) => {
  await signUp();
  const water = region('Water');
  await expectShown(
    page,
    [
      sight('Dashboard', summary, 'No health data recorded yet today', /3Waterglasses/),
      sight('Nutrition', water, 'None yet', '3 glasses'),
      sight('Nutrition', region('Calories and macros'), 'Your day appears here', 'Daily target: 2,000 kcal'),
    ],
    async () => {
      await open(page, 'Nutrition');
      for (let glass = 0; glass < 3; glass += 1) {
        await water(page).getByRole('button', { name: 'One more glass' }).click();
      }
      await expect(water(page)).toContainText('3 glasses');
      await page.getByRole('button', { name: 'Daily targets' }).click();
      await page.getByRole('dialog').getByLabel('Calories').fill('2000');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  );
});

test('a night and sleep goals', async ({ page, signUp }) => {
  await signUp();
  await expectShown(
    page,
    [
      sight('Dashboard', recentActivities, nothingLogged, 'Time in bed'),
      sight('Sleep', region('Nights, last two weeks'), 'Your nights appear here', '7'),
      sight('Sleep', region('Average sleep quality'), '–', '10/10'),
      sight('Sleep', region('Quality goal'), '8/10', '6/10'),
      sight('AI Insights', profile, 'At least 42 days', 'Sleep quality1 day'),
      sight('Community', row('Progress', /Log \d+ nights(?! in)/), '0 of', '1 of'),
    ],
    async () => {
      await open(page, 'Sleep');
      const goals = region('Sleep goals')(page);
      await goals.getByRole('button', { name: 'Edit Goals' }).click();
      await goals.getByLabel('Quality').fill('6');
      await goals.getByRole('button', { name: 'Save' }).click();
      await expect(region('Quality goal')(page)).toContainText('6/10');
      await page.getByRole('button', { name: 'Log a night' }).click();
      const dialog = page.getByRole('dialog');
      // The wake time must not be in the future. Midnight at the start of today is never in the future.
      await dialog.getByLabel('Went to bed').fill('17:00');
      await dialog.getByLabel('Woke up', { exact: true }).fill('00:00');
      await dialog.getByRole('slider', { name: 'How well did you sleep?' }).press('End');
      await dialog.getByRole('button', { name: 'Save night' }).click();
      await expect(dialog).toBeHidden();
    },
  );

  await open(page, 'Sleep');
  await page
    .getByRole('button', { name: /^Actions for the night/ })
    .first()
    .click();
  await remove(page, 'Delete night', 'menuitem');
  await open(page, 'AI Insights');
  await expect(profile(page)).not.toContainText('Sleep quality1 day');
  await open(page, 'Dashboard');
  await expect(recentActivities(page)).toContainText(nothingLogged);
});

test('a meditation session, which is sent in the background', async ({ page, signUp }) => {
  await signUp();
  await page.clock.install({ time: Date.now() - 3_600_000 });
  const panel = region('Meditation and breathwork');
  await expectShown(
    page,
    [
      sight('Mindfulness', region('Total minutes'), '0', '5'),
      sight('Mindfulness', region('This week'), 'No sessions yet', /day: 5 min/),
      sight('Dashboard', panel, 'No sessions yet', /Focus.*5 min/),
      sight('Dashboard', recentActivities, nothingLogged, 'Focus'),
      sight('Community', row('Progress', 'Meditation sessions'), '0 of', '1 of'),
    ],
    async () => {
      await open(page, 'Dashboard');
      await scrollTo(page, panel(page));
      await panel(page).getByRole('button', { name: '5-minute focus' }).click();
      const session = page.getByRole('dialog');
      // The session starts as soon as its dialog is visible.
      await expect(session).toBeVisible();
      await page.clock.fastForward(6 * 60_000);
      await session.getByRole('button', { name: 'Skip' }).click();
    },
  );

  await open(page, 'Mindfulness');
  await page.getByRole('button', { name: /^Actions for the session: Focus/ }).click();
  await remove(page, 'Delete session', 'menuitem');
  await open(page, 'Dashboard');
  await scrollTo(page, panel(page));
  await expect(panel(page)).toContainText('No sessions yet');
});

test('a cycle entry and a weight', async ({ page, signUp }) => {
  await signUp();
  const { id } = await (await page.request.get('/api/auth/user')).json();
  const data = { modules: { menstrualCycle: true } };
  expect((await page.request.post(`/api/user-preferences/${id}`, { data })).ok()).toBe(true);
  const cycle = region('Menstrual cycle');
  const body = region('Body');
  await expectShown(
    page,
    [
      sight('Dashboard', cycle, 'Your cycle, on your own terms', 'Marked today'),
      sight('Fitness', body, 'Nothing measured yet', '72.5kg'),
    ],
    async () => {
      await open(page, 'Dashboard');
      await cycle(page).getByRole('button', { name: 'Log an entry' }).click();
      await page.getByRole('dialog').getByLabel('Notes').fill('Marked today');
      await page.getByRole('dialog').getByRole('button', { name: 'Save entry' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await open(page, 'Fitness');
      await body(page).getByRole('button', { name: 'Log measurements' }).click();
      await page.getByRole('dialog').getByLabel('Weight in kg').fill('72.5');
      await page.getByRole('dialog').getByRole('button', { name: 'Save measurement' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  );
  await body(page)
    .getByRole('button', { name: /^Actions for the measurement/ })
    .click();
  await remove(page, 'Delete measurement', 'menuitem');
  await expect(body(page)).toContainText('Nothing measured yet');
  await open(page, 'Dashboard');
  await remove(page, /^Delete entry/);
  await expect(cycle(page)).toContainText('Your cycle, on your own terms');
});

test('the name and the photo of the profile', async ({ page, signUp }) => {
  await signUp();
  const profile = region('Profile');
  const content = `Hello ${randomBytes(4).toString('hex')}`;
  expect((await page.request.post('/api/community-posts', { data: { type: 'post', content } })).ok()).toBe(
    true,
  );
  const post = (page: Page) => page.getByRole('article').filter({ hasText: content });
  await expectShown(
    page,
    [
      sight('Dashboard', userWidget, 'Astrid', 'Saga'),
      sight('Dashboard', (page) => page.getByRole('heading', { level: 1 }), 'Astrid', 'Saga'),
      sight('Community', post, 'Astrid L.', 'Saga L.'),
    ],
    async () => {
      await open(page, 'Account settings');
      await profile(page).getByLabel('First name').fill('Saga');
      await profile(page).getByRole('button', { name: 'Save profile' }).click();
      await expect(userWidget(page)).toContainText('Saga');
    },
  );

  await expect(userWidget(page).locator('img')).toHaveCount(0);
  await open(page, 'Account settings');
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#24573f' } })
    .png()
    .toBuffer();
  const file = profile(page).locator('input[type=file]');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(userWidget(page).locator('img')).toBeVisible();
  await profile(page).getByRole('button', { name: 'Remove photo' }).click();
  await expect(userWidget(page).locator('img')).toHaveCount(0);
});

test('a post, a like, a comment and the name in the community', async ({ page, signUp }) => {
  await signUp();
  const content = `Hello ${randomBytes(4).toString('hex')}`;
  const post = (page: Page) => page.getByRole('article').filter({ hasText: content });
  const composer = (page: Page) => page.getByLabel('What would you like to share?');
  const shownName = (page: Page) => page.getByText('Others see you as').locator('..');
  await expectShown(page, [], async () => {
    await open(page, 'Community');
    await composer(page).fill(content);
    await expect(shownName(page)).toContainText('Astrid L.');
    await page.getByRole('button', { name: 'Share post' }).click();
    await expect(post(page)).not.toContainText('1 like');
    await post(page)
      .getByRole('button', { name: /^Like the post/ })
      .click();
    await expect(post(page)).toContainText('1 like');
    await post(page).getByRole('button', { name: 'Comment', exact: true }).click();
    await post(page).getByLabel('Your comment').fill('So true');
    await post(page).getByRole('button', { name: 'Send comment' }).click();
    await expect(post(page).getByRole('button', { name: '1 comment' })).toBeVisible();
    await composer(page).focus();
    await page.getByRole('button', { name: 'Change name' }).click();
    await page.getByLabel('Your name in the community').fill('Vinter');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(post(page).getByRole('listitem')).toContainText('Vinter');
    await open(page, 'Dashboard');
    await open(page, 'Community');
    await composer(page).focus();
    await expect(shownName(page)).toContainText('Vinter');
  });
  await expect(post(page)).toContainText('Vinter');
  await post(page).getByRole('button', { name: 'Delete your post' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete post' }).click();
  await expect(post(page)).toHaveCount(0);
});

test('preferences, on each page that can change them', async ({ page, signUp }) => {
  await signUp();
  const { id: userId } = await (await page.request.get('/api/auth/user')).json();
  const date = addDays(toCalendarDay(new Date(), noonZone), -1);
  expect((await page.request.post('/api/body', { data: { userId, date, weight: 70 } })).ok()).toBe(true);
  const session = { userId, type: 'mindfulness', duration: 10, completed: true };
  expect((await page.request.post('/api/meditation-sessions', { data: session })).ok()).toBe(true);
  const panel = region('Meditation and breathwork');
  await expectShown(
    page,
    [
      sight('Fitness', region('Weight'), '70kg', '154.3lb'),
      sight('Dashboard', panel, '1-day streak', 'This week'),
    ],
    async () => {
      await open(page, 'Account settings');
      await openSettings(page, 'Preferences');
      await page.getByRole('radio', { name: 'lb' }).click();
      await open(page, 'Mindfulness');
      await page.getByRole('button', { name: 'Hide the streak' }).click();
      await expect(page.getByRole('button', { name: 'Show the streak' })).toBeVisible();
    },
  );
  await expect(panel(page)).not.toContainText('-day streak');
});

test('notification settings are kept after leaving the page and returning', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/');
  await open(page, 'Account settings');
  await openSettings(page, 'Notifications');
  const time = region('Notifications')(page).getByLabel('Time', { exact: false }).first();
  await time.fill('06:30');
  await region('Notifications')(page).getByRole('button', { name: /^Save/ }).click();
  await expect(region('Notifications')(page).getByRole('button', { name: /^Save/ })).toBeEnabled();
  await open(page, 'Dashboard');
  await open(page, 'Account settings');
  await openSettings(page, 'Notifications');
  await expect(time).toHaveValue('06:30');
});

test('unsaved input stays when another write refreshes the page', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/');
  await open(page, 'Account settings');
  const profile = region('Profile')(page);
  await profile.getByLabel('First name').fill('Saga');
  await openSettings(page, 'Notifications');
  await region('Notifications')(page).getByLabel('Reminder time').fill('06:30');
  const refreshed = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/user'));
  await openSettings(page, 'Preferences');
  await page.getByRole('radio', { name: 'lb' }).click();
  await refreshed;
  await expect(page.getByText('Settings saved successfully!', { exact: true }).first()).toBeVisible();
  await openSettings(page, 'Profile');
  await expect(profile.getByLabel('First name')).toHaveValue('Saga');
  await openSettings(page, 'Notifications');
  await expect(region('Notifications')(page).getByLabel('Reminder time')).toHaveValue('06:30');
  await expect(userWidget(page)).toContainText('Astrid');
});

test('a check-in refreshes the dashboard once, not once per answer', async ({ page, signUp }) => {
  await signUp();
  // The panel below the first screen asks for its data only some seconds after the page has opened.
  const loaded = page.waitForResponse('**/api/mindfulness-summary?*');
  await page.goto('/');
  await loaded;
  await page.getByRole('button', { name: 'Daily check-in', exact: true }).click();
  await page.getByRole('slider', { name: 'How is your mood today?' }).press('ArrowRight');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const refetched = page.waitForResponse('**/api/mindfulness-summary?*');
  await page.getByRole('button', { name: 'Save check-in' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await refetched;
  const callsOf = (call: string) => calls.filter((made) => made === call).length;
  expect(callsOf('POST /api/questionnaire-responses')).toBe(10);
  expect(callsOf('GET /api/mindfulness-summary'), 'a query that is not polled').toBe(1);
});

test('a blocked member disappears from the community, and comes back', async ({
  page,
  browser,
  baseURL,
  signUp,
}) => {
  await signUp();
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const data = { firstName: 'Tom', lastName: 'Ek', email, password: 'Tjugo-sju!blommor27' };
  expect((await context.request.post('/api/auth/register', { data })).ok()).toBe(true);
  const content = `Hello ${randomBytes(4).toString('hex')}`;
  const write = (text: string) =>
    context.request.post('/api/community-posts', { data: { type: 'post', content: text } });
  expect((await write(`${content} one`)).ok()).toBe(true);
  expect((await write(`${content} two`)).ok()).toBe(true);
  await context.close();

  await page.goto('/');
  await open(page, 'Community');
  const posts = page.getByRole('article').filter({ hasText: content });
  await expect(posts).toHaveCount(2);
  await posts
    .first()
    .getByRole('button', { name: /^More options for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Hide this post' }).click();
  await expect(posts).toHaveCount(1);
  await posts
    .first()
    .getByRole('button', { name: /^More options for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Block Tom E.' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(posts).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the list' }).click();
  await page.getByRole('button', { name: 'Unblock Tom E.' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(posts).toHaveCount(1);
});

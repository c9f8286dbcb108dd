import type { Page } from '@playwright/test';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { expectAccessible } from './accessibility.ts';
import { noonZone } from './noon-zone.ts';
import { scrollTo } from './scroll-to.ts';
import { expect, test } from './testing.ts';

test.use({ timezoneId: noonZone });

const minute = 60_000;

/**
 * Opens the page with a clock that is 60 minutes behind the server's clock. The tests then move the page's clock
 * forward. If the page's clock started at the server's time, sessions would end in the future, and the server would
 * refuse them.
 */
async function openPage(page: Page) {
  await page.clock.install({ time: Date.now() - 60 * minute });
  await page.goto('/mindfulness');
}

const preset = (page: Page, name: string) => page.getByRole('button', { name });
const recent = (page: Page) => page.getByRole('region', { name: 'Recent sessions' }).getByRole('listitem');
const timer = (page: Page) => page.getByRole('timer');

/**
 * Expects the countdown to show at most `most` seconds and more than `most` - 30 seconds. The check is not exact,
 * because the page's clock keeps running.
 */
async function expectSecondsLeft(page: Page, most: number) {
  const left = async () => {
    const [minutes = Number.NaN, seconds = Number.NaN] = ((await timer(page).textContent()) ?? '')
      .split(':')
      .map(Number);
    return minutes * 60 + seconds;
  };
  await expect.poll(left).toBeLessThanOrEqual(most);
  expect(await left()).toBeGreaterThan(most - 30);
}

test('a preset starts, pauses, resumes and survives a reload', { tag: '@main' }, async ({ page, signUp }) => {
  await signUp();
  await openPage(page);
  for (const name of ['5-minute focus', '20-minute deep']) await expect(preset(page, name)).toBeVisible();
  await preset(page, '10-minute calm').click();
  await expectSecondsLeft(page, 10 * 60);
  await page.clock.runFor(61_000);
  await expectSecondsLeft(page, 9 * 60 - 1);

  await page.getByRole('button', { name: 'Pause' }).click();
  const paused = (await timer(page).textContent()) ?? '';
  await page.clock.fastForward(30 * minute);
  await expect(timer(page)).toHaveText(paused);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.reload();
  await page.clock.runFor(59_000);
  await expectSecondsLeft(page, 8 * 60);
  await expect(page.getByText('8 minutes left')).toBeAttached();
});

test('stopping early keeps the whole minutes and discards less than a minute', async ({ page, signUp }) => {
  await signUp();
  await openPage(page);
  await preset(page, '5-minute focus').click();
  await page.clock.runFor(40_000);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped before the first minute was up', { exact: true })).toBeVisible();
  await expect(page.getByText('No sessions yet')).toBeVisible();

  await preset(page, '20-minute deep').click();
  await page.clock.runFor(3.9 * minute);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped after 3 minutes. They count.')).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(recent(page)).toContainText([/Deep.*3 min.*Stopped early/]);
  await expect(page.getByRole('region', { name: 'Total minutes' })).toContainText('3');
  await expect(page.getByRole('region', { name: 'Day streak' })).toContainText('0');
});

test('a session that ends while the device sleeps gets its real end and asks for the mood', async ({
  page,
  context,
  signUp,
}) => {
  await signUp();
  await openPage(page);
  await page.getByRole('button', { name: 'Note how you feel first' }).click();
  const before = page.getByRole('slider', { name: 'How do you feel now?' });
  await before.press('ArrowLeft');
  await expect(before).toHaveAttribute('aria-valuetext', '4 of 10, Fair');
  const begun = await page.evaluate(() => Date.now());
  await preset(page, '10-minute calm').click();
  const other = await context.newPage();
  await other.goto('/fitness');
  await expect(other.getByRole('link', { name: /10-minute calm/ })).toBeVisible();

  // Both tabs have the same clock, so both tabs detect the end of the session. Either tab can send
  // the session.
  const sent = context.waitForEvent('request', (call) => call.method() === 'POST');
  await page.clock.fastForward(45 * minute);
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({
    type: 'calm',
    duration: 10,
    completed: true,
    moodBefore: 4,
  });
  // The session ended 35 minutes before the request, by the clock of the page.
  const ageMs = Number(request.headers()['x-write-age']);
  expect(Math.abs((await page.evaluate(() => Date.now())) - ageMs - begun - 10 * minute)).toBeLessThan(5_000);
  await expect(page.getByText('Done. 10 minutes for yourself.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Your session is over. How do you feel now?' })).toBeVisible();

  const after = page.getByRole('slider', { name: 'How do you feel now?' });
  await after.press('End');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(recent(page)).toContainText([/Calm.*10 min.*Mood from 4 to 10/]);
  await expect(recent(page)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Day streak' })).toContainText('1');
  await expect(page.getByRole('region', { name: 'This week' })).toContainText(/10\s*of 150 min/);
  await expect(other.getByRole('link', { name: /Your session is over/ })).toBeHidden();
});

test('the screen stays on during a session, and the bell is scheduled also when the page is hidden', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.addInitScript(recordAlerts);
  await page.goto('/mindfulness');
  await preset(page, '10-minute calm').click();
  const alerts = () => page.evaluate(() => (window as unknown as RecordedAlerts).alerts);
  await expect.poll(async () => (await alerts()).bells.length).toBeGreaterThan(0);
  const first = await alerts();
  expect(first.locks).toBe(1);
  for (const seconds of first.bells) expect(Math.abs(seconds - 600)).toBeLessThan(10);

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const hidden = (await alerts()).bells.slice(first.bells.length);
  expect(hidden).toHaveLength(first.bells.length);
  for (const seconds of hidden) expect(Math.abs(seconds - 600)).toBeLessThan(30);

  await page.getByRole('switch', { name: 'A soft bell at the end' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(async () => (await alerts()).locks).toBe(0);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'A soft bell at the end' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(async () => (await alerts()).locks).toBe(1);
  expect((await alerts()).bells).toEqual([]);
});

interface RecordedAlerts {
  alerts: {
    /** The number of wake locks that the page holds. A wake lock keeps the screen on. */
    locks: number;
    /** For each tone, the time between its scheduling and its start, in seconds. */
    bells: number[];
  };
}

/** Makes the page record its wake locks and the tones that it schedules. */
function recordAlerts(): void {
  const alerts = { locks: 0, bells: [] as number[] };
  Object.assign(window, { alerts });
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      async request() {
        alerts.locks += 1;
        return {
          released: false,
          async release() {
            alerts.locks -= 1;
          },
        };
      },
    },
  });
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (this: OscillatorNode, when = 0) {
    alerts.bells.push(when - this.context.currentTime);
    start.call(this, when);
  };
}

test.describe('when the server does not respond', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('a session stays on the device and is sent later', async ({ page, signUp }) => {
    await signUp();
    await openPage(page);
    await page.route('**/api/meditation-sessions', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await preset(page, '5-minute focus').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.fastForward(6 * minute);
    const unsent = page.getByRole('region', { name: 'Entries on this device' });
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(unsent).toContainText('Focus · 5 minutes');
    await page.reload();
    await expect(unsent).toContainText('Focus · 5 minutes');
    await page.unroute('**/api/meditation-sessions');
    await page.clock.fastForward(minute);
    await expect(unsent).toHaveCount(0);
    await expect(recent(page)).toContainText([/Focus.*5 min/]);
  });

  test('signing out sends unsent sessions, or keeps them for the same person', async ({
    page,
    context,
    signUp,
  }) => {
    const calls: string[] = [];
    const note = (url: string, method: string) =>
      method === 'POST' && calls.push(url.replace(/^.*\/api\//, ''));
    page.on('response', (answer) => answer.ok() && note(answer.url(), answer.request().method()));
    const fail = () =>
      page.route('**/api/meditation-sessions', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
      );
    const completeUnsentSession = async () => {
      await fail();
      await preset(page, '5-minute focus').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.clock.fastForward(6 * minute);
      await page.getByRole('button', { name: 'Skip' }).click();
      await expect(unsent).toContainText('Focus · 5 minutes');
    };
    const pressSignOut = async () => {
      await page.getByRole('button', { name: /^Your account/ }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
    };
    const choose = async (name: string) => {
      const dialog = page.getByRole('dialog', { name: "1 entry hasn't been sent" });
      await dialog.getByRole('button', { name }).click();
    };
    const expectSignedOut = () => expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    const unsent = page.getByRole('region', { name: 'Entries on this device' });
    const { email, password } = await signUp();
    const signInAgain = async () => {
      expect((await context.request.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true);
      await page.goto('/mindfulness');
    };

    await openPage(page);
    await completeUnsentSession();
    await pressSignOut();
    await expect(page.getByRole('dialog', { name: "1 entry hasn't been sent" })).toBeVisible();
    calls.length = 0;
    await page.unroute('**/api/meditation-sessions');
    // After a 503, an entry waits for some seconds before it is sent again.
    await page.clock.fastForward(minute);
    await choose('Send now and sign out');
    await expectSignedOut();
    expect(calls).toEqual(['meditation-sessions', 'auth/logout']);
    await signInAgain();
    await expect(recent(page)).toHaveCount(1);

    await completeUnsentSession();
    await pressSignOut();
    await choose('Sign out and keep it here');
    await expectSignedOut();
    calls.length = 0;
    await page.unroute('**/api/meditation-sessions');
    await signUp({ firstName: 'Bo' });
    await page.goto('/mindfulness');
    await expect(page.getByText('No sessions yet')).toBeVisible();
    await expect(unsent).toBeHidden();
    expect(calls).toEqual([]);
    await pressSignOut();
    await expectSignedOut();
    await signInAgain();
    await expect(recent(page)).toHaveCount(2);
  });

  test('a load failure of the list is shown and can be retried', async ({ page, signUp }) => {
    await signUp();
    // Without a session, the page has no list.
    const summary = { totalMinutes: 5, sessions: 1, streak: 1, week: { minutes: 5, goal: 150 } };
    await page.route('**/api/mindfulness-summary*', (route) => route.fulfill({ json: summary }));
    await page.route('**/api/meditation-sessions*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/mindfulness');
    await expect(page.getByText("We couldn't load your sessions")).toBeVisible();
    await page.unroute('**/api/meditation-sessions*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No sessions yet')).toBeVisible();
  });
});

for (const [name, moments] of [
  ['4-7-8 breathing', { Inhale: 3_500, Hold: 1_000, Exhale: 7_000, end: 8_000 }],
  ['Box breathing', { Inhale: 3_500, Hold: 1_000, Exhale: 4_000, end: 8_000 }],
] as const) {
  test(`${name}: the phases change at the right seconds, and repeat until stopped`, async ({
    page,
    signUp,
  }) => {
    await signUp();
    await page.clock.install();
    await page.goto('/mindfulness');
    await expect(page.getByRole('button', { name })).toBeVisible();
    await page.clock.pauseAt(Date.now() + minute);
    await page.getByRole('button', { name }).click();
    const stage = page.getByRole('dialog', { name });
    const exercises = page.getByRole('button', { name: /^(4-7-8|Box) breathing$/ });
    for (const phase of ['Inhale', 'Hold', 'Exhale'] as const) {
      await page.clock.runFor(moments[phase]);
      await expect(stage.locator('[aria-live]')).toHaveText(phase);
      await expect(exercises).toHaveCount(0);
    }
    await page.clock.runFor(moments.end);
    await expect(stage.locator('[aria-live]')).toHaveText('Inhale');
    await expect(stage.getByText(/^Round 2 · /)).toBeVisible();
    await stage.getByRole('button', { name: 'Stop breathing exercise' }).click();
    await expect(stage).toBeHidden();
    await expect(exercises).toHaveCount(2);
  });
}

test('an exercise fills the screen, and its seconds count down', async ({ page, signUp }) => {
  await signUp();
  await page.clock.install();
  await page.goto('/mindfulness');
  await expect(page.getByRole('button', { name: '4-7-8 breathing' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + minute);
  await page.getByRole('button', { name: '4-7-8 breathing' }).click();
  const stage = page.getByRole('dialog', { name: '4-7-8 breathing' });
  expect(await stage.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  for (const [milliseconds, seconds] of [
    [500, '4'],
    [3_000, '1'],
    [1_000, '7'],
    [7_000, '8'],
  ] as const) {
    await page.clock.runFor(milliseconds);
    await expect(stage.locator('.text-hero')).toHaveText(seconds);
  }
  await page.keyboard.press('Escape');
  await page.clock.runFor(100);
  await expect(page.getByRole('button', { name: '4-7-8 breathing' })).toBeFocused();
});

test('a session fills the screen, and goes on in the page and after a reload', async ({ page, signUp }) => {
  await signUp();
  await openPage(page);
  await preset(page, '10-minute calm').click();
  const stage = page.getByRole('dialog', { name: 'Your session' });
  await expect(stage.getByRole('timer')).toBeVisible();
  expect(await stage.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await stage.getByRole('button', { name: 'Pause' }).click();
  await expect(stage.getByText('Paused', { exact: true })).toBeVisible();
  await stage.getByRole('button', { name: 'Resume' }).click();
  const bell = stage.getByRole('switch', { name: 'A soft bell at the end' });
  await expect(bell).toBeChecked();
  await bell.press('Space');
  await expect(bell).not.toBeChecked();
  await page.goBack();
  await expect(stage).toBeHidden();
  await expectSecondsLeft(page, 10 * 60);
  await page.getByRole('button', { name: 'Fill the screen' }).click();
  await expect(stage).toBeVisible();
  await stage.getByRole('button', { name: 'Back to the page' }).click();
  await expect(stage).toBeHidden();
  await page.reload();
  await expect(stage.getByRole('timer')).toBeVisible();
});

test('sessions are deleted with undo, and more are loaded on request', async ({ page, signUp }) => {
  await signUp();
  await createSessions(page, 12);
  await page.goto('/mindfulness');
  await expect(recent(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(recent(page)).toHaveCount(12);
  await expect(page.getByRole('region', { name: 'Day streak' })).toContainText('12');
  await page
    .getByRole('button', { name: /^Actions for the session: Calm, today/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete session' }).click();
  await expect(recent(page)).toHaveCount(11);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(recent(page)).toHaveCount(12);
});

test('the days of the week and the months are drawn, and said in words', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/mindfulness');
  const months = page.getByRole('region', { name: 'The last half year' });
  await expect(page.getByText('No sessions yet')).toBeVisible();
  await expect(months).toBeHidden();
  await createSessions(page, 2);
  await page.reload();
  const week = page.getByRole('list', { name: 'Minutes each day' });
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await expect(week.getByText(/day: 10 min$/).first()).toBeAttached();
  await months.getByText('Minutes by month').click();
  await expect(months.getByRole('row').nth(1)).toContainText(/\d0 min/);
});

test('the streak can be hidden, here and on the dashboard', async ({ page, signUp }) => {
  await signUp();
  await createSessions(page, 2);
  await page.goto('/mindfulness');
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Hide the streak' }).click();
  await expect(page.getByRole('region', { name: 'Day streak' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show the streak' })).toBeVisible();
  await saved;
  await page.goto('/');
  await scrollTo(page, page.getByRole('region', { name: 'Meditation and breathwork' }));
  await expect(page.getByText('2-day streak')).toBeHidden();
});

test('the dashboard has the panel, and Meditate opens the same session', async ({ page, signUp }) => {
  await signUp();
  await createSessions(page, 33);
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Meditation and breathwork' });
  await scrollTo(page, panel);
  await expect(panel.getByText('30+ day streak')).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: /^Calm/ })).toHaveCount(6);
  await page.getByRole('button', { name: 'Meditate', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Meditate' });
  await dialog.getByRole('button', { name: '5-minute focus' }).click();
  const stage = page.getByRole('dialog', { name: 'Your session' });
  await expect(stage.getByRole('timer')).toHaveText(/^(5:00|4:5\d)$/);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('timer')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('timer')).toBeVisible();
  await page.getByRole('link', { name: /^5-minute focus, 4:\d\d left/ }).click();
  await expect(stage.getByRole('timer')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Mindfulness' })).toBeVisible();
  await expect(timer(page)).toBeVisible();
});

for (const language of ['en', 'sv']) {
  test(`the page is accessible before, during and after a session (${language})`, async ({
    page,
    signUp,
  }) => {
    await signUp();
    await createSessions(page, 3);
    await page.addInitScript((chosen) => localStorage.setItem('lagom.language', chosen), language);
    await openPage(page);
    await expect(page.getByRole('listitem').filter({ hasText: '10 min' }).last()).toBeVisible();
    await expectAccessible(page, language);
    await page.getByRole('button', { name: /^10.*(calm|lugn)/ }).click();
    await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible();
    await expectAccessible(page, language);
    await page.keyboard.press('Escape');
    await expect(timer(page)).toBeVisible();
    await expectAccessible(page, language);
    await page.getByRole('button', { name: /^(Box breathing|Fyrkantsandning)$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, language);
    await page.keyboard.press('Escape');
    await page.clock.fastForward(11 * minute);
    await expect(page.getByRole('slider')).toBeVisible();
    await expectAccessible(page, language);
    await page.goto('/');
    await scrollTo(page, page.getByRole('region', { name: /^Meditation (and breathwork|och andning)$/ }));
    await expectAccessible(page, language);
  });
}

/** Creates one completed session per day for the last `count` days, today included. */
async function createSessions(page: Page, count: number) {
  const user = (await (await page.request.get('/api/auth/user')).json()) as { id: number };
  const today = toCalendarDay(new Date(), noonZone);
  for (let day = 0; day < count; day += 1) {
    const response = await page.request.post('/api/meditation-sessions', {
      headers: { 'x-time-zone': noonZone },
      data: {
        userId: user.id,
        type: 'calm',
        duration: 10,
        completed: true,
        ...(day === 0 ? {} : { timestamp: `${addDays(today, -day)}T11:00:00Z` }),
      },
    });
    expect(response.ok(), await response.text()).toBe(true);
  }
}

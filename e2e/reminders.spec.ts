import type { Page } from '@playwright/test';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getReminders } from '#contracts/reminders.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

// Push messages need the service worker, which `playwright.config.ts` blocks by default.
test.use({ serviceWorkers: 'allow' });

const section = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const allow = (page: Page) => page.getByRole('button', { name: 'Allow push on this device' });

async function loadReminders(page: Page) {
  const response = await page.request.get('/api/reminders');
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as EndpointOutput<typeof getReminders>;
}

/**
 * Replaces the push subscription of the browser with a fake, because Chromium has no push service in tests. The fake
 * subscription survives a reload, as a real subscription does.
 */
async function stubPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const storageKey = 'test.pushSubscription';
    const encode = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const create = (key: string) => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/of-this-test',
      options: { applicationServerKey: Uint8Array.from(JSON.parse(key) as number[]).buffer },
      toJSON: () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/of-this-test',
        expirationTime: null,
        keys: { p256dh: encode(new Uint8Array(65).fill(4)), auth: encode(new Uint8Array(16)) },
      }),
    });
    const find = () => {
      const key = localStorage.getItem(storageKey);
      return key === null ? null : create(key);
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => find(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        localStorage.setItem(storageKey, JSON.stringify([...applicationServerKey]));
        return find();
      },
    });
  });
}

test('a new member is told that no reminder reaches them yet', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/account-settings#notifications');
  await expect(
    section(page).getByText('On, but not reaching you yet. Allow push on a device.'),
  ).toBeVisible();
  await expect(section(page).getByText("This server doesn't send email.")).toBeVisible();
  expect((await loadReminders(page)).obstacle).toBe('no_channel');
  await section(page).getByRole('switch', { name: 'Daily check-in reminder' }).click();
  await section(page).getByRole('button', { name: 'Save notifications' }).click();
  await expect(section(page).getByText('The daily reminder is off.', { exact: true })).toBeVisible();
});

test('push is set up on a device, shown there and removed', async ({ page, context, signUp }) => {
  await context.grantPermissions(['notifications']);
  await stubPushService(page);
  await signUp();
  await page.goto('/account-settings#notifications');
  await allow(page).click();
  await expect(toast(page, 'Push is set up on this device')).toBeVisible();
  await expect(section(page).getByText('This device is set up for push.')).toBeVisible();
  await expect(section(page).getByText('Next reminder:', { exact: false })).toContainText('18:00, by push.');
  const { pushSubscriptions } = await loadReminders(page);
  expect(pushSubscriptions).toHaveLength(1);
  expect(pushSubscriptions[0]?.endpoint).toContain('of-this-test');

  await page.reload();
  const device = section(page)
    .getByRole('listitem')
    .filter({ hasText: /Chrome on/ });
  await expect(device).toContainText('This device');
  await device.getByRole('button', { name: /^Remove push: Chrome/ }).click();
  await expect(toast(page, 'Push has been removed from the device')).toBeVisible();
  await expect(allow(page)).toBeVisible();
  expect((await loadReminders(page)).pushSubscriptions).toEqual([]);
});

test('the next sign-in of the same person sets push up again, and not that of another person', async ({
  page,
  context,
  signUp,
}) => {
  await context.grantPermissions(['notifications']);
  await stubPushService(page);
  const { email, password } = await signUp();
  await page.goto('/account-settings#notifications');
  await allow(page).click();
  await expect(toast(page, 'Push is set up on this device')).toBeVisible();

  await context.request.post('/api/auth/logout');
  await signUp({ firstName: 'Bo' });
  await page.reload();
  await expect(allow(page)).toBeVisible();
  expect((await loadReminders(page)).pushSubscriptions).toEqual([]);

  await context.request.post('/api/auth/logout');
  await context.request.post('/api/auth/login', { data: { email, password } });
  const saved = page.waitForResponse('**/api/push-subscriptions');
  await page.goto('/fitness');
  expect((await saved).ok()).toBe(true);
  expect((await loadReminders(page)).pushSubscriptions).toHaveLength(1);
});

test('a push message is shown with its text', async ({ page, context, signUp, server }) => {
  await context.grantPermissions(['notifications']);
  await signUp();
  await page.goto('/account-settings#notifications');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const notification = {
    title: 'Time for your check-in',
    body: 'It takes about a minute.',
    navigate: `${server.address}/dashboard?open=checkin`,
    lang: 'en',
    tag: '2026-03-10',
  };
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: server.address,
    registrationId: await registered,
    data: JSON.stringify({ web_push: 8030, notification }),
  });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: notification.title, body: notification.body, tag: notification.tag }]);
});

test('blocked notifications are explained, and nothing is asked before the button', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.addInitScript(() => {
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = 'denied';
      return 'denied';
    };
  });
  await page.goto('/account-settings#notifications');
  await expect(allow(page)).toBeVisible();
  expect(await page.evaluate(() => Notification.permission)).toBe('default');
  await allow(page).click();
  await expect(
    section(page).getByText('Notifications from Lagom are blocked here.', { exact: false }),
  ).toBeVisible();
  expect((await loadReminders(page)).pushSubscriptions).toEqual([]);
});

test('an iPhone without the installed app is told how to install it', async ({ page, signUp }) => {
  await signUp();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {
      value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    });
    Reflect.deleteProperty(window, 'PushManager');
  });
  await page.goto('/account-settings#notifications');
  await expect(section(page).getByText('add Lagom to the Home Screen', { exact: false })).toBeVisible();
});

test('without a mail server no test email is offered, and the link in the file stops the emails', async ({
  page,
  context,
  signUp,
  newestEmail,
}) => {
  const { email, password } = await signUp();
  await page.goto('/account-settings#notifications');
  await expect(section(page).getByRole('button', { name: 'Send a test reminder by email' })).toHaveCount(0);
  const answer = await page.request.post('/api/reminders/test', { data: { channel: 'email' } });
  expect(await answer.json()).toMatchObject({ result: 'stored' });
  const link = /http\S+\/unsubscribe\?token=[^\s>]+/.exec(await newestEmail(email))?.[0] ?? '';

  await context.clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Stop reminders by email?' })).toBeVisible();
  await expect(page, 'the token is not in the address').toHaveURL(/\/unsubscribe(\?lang=en)?$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop the emails' }).click();
  await expect(page.getByRole('heading', { name: 'No more reminders by email' })).toBeVisible();
  await expect(page.getByText('switch on “By email” under Notifications', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No more reminders by email' })).toBeVisible();

  await context.request.post('/api/auth/login', { data: { email, password } });
  await page.goto('/account-settings#notifications');
  await expect(section(page).getByRole('switch', { name: 'By email' })).not.toBeChecked();
});

test.describe('with an invalid link', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('the page says so, also in Swedish', async ({ page }) => {
    await page.goto('/unsubscribe?token=wrong&lang=sv');
    await expect(page.getByRole('heading', { name: 'Länken fungerar inte' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a calendar link is created, replaced and removed', async ({ page, context, signUp }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp();
  await page.goto('/account-settings#notifications');
  const calendar = page.getByRole('region', { name: 'In your calendar' });
  const shownLink = calendar.getByLabel('Calendar link');
  await calendar.getByRole('button', { name: 'Create a calendar link' }).click();
  const first = await shownLink.inputValue();
  await calendar.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  const feed = await page.request.get(first);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toContain('BEGIN:VEVENT');

  await page.reload();
  await expect(calendar.getByText("For security, we can't show it again.", { exact: false })).toBeVisible();
  await calendar.getByRole('button', { name: 'Replace the link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the link' }).click();
  await expect(shownLink).toHaveValue(/http/);
  const second = await shownLink.inputValue();
  expect(second).not.toBe(first);
  expect((await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get(second)).ok()).toBe(true);
  await calendar.getByRole('button', { name: 'Remove the link' }).click();
  await expect(toast(page, 'Calendar link removed')).toBeVisible();
  expect((await page.request.get(second)).status()).toBe(404);
});

test.describe('the offer after a check-in', () => {
  const offer = (page: Page) => page.getByRole('region', { name: 'Shall we remind you tomorrow at 18:00?' });

  async function checkIn(page: Page) {
    await page.getByRole('button', { name: 'Daily check-in', exact: true }).click();
    await page.getByRole('slider', { name: 'How is your mood today?' }).press('ArrowRight');
    await page.getByRole('button', { name: 'Save check-in' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }

  test.beforeEach(async ({ page, context, signUp }) => {
    await context.grantPermissions(['notifications']);
    await stubPushService(page);
    await signUp();
    await page.goto('/');
    await checkIn(page);
    await expect(offer(page)).toBeVisible();
  });

  test('sets up push when accepted', async ({ page }) => {
    await expectAccessible(page);
    await offer(page).getByRole('button', { name: 'Remind me tomorrow at 18:00' }).click();
    await expect(toast(page, "We'll remind you tomorrow at 18:00")).toBeVisible();
    await expect(offer(page)).toBeHidden();
    const { pushSubscriptions, next } = await loadReminders(page);
    expect(pushSubscriptions).toHaveLength(1);
    expect(next?.channel).toBe('push');
  });

  test('does not come back when declined', async ({ page }) => {
    await offer(page).getByRole('button', { name: 'No, thanks' }).click();
    await expect(offer(page)).toBeHidden();
    await page.reload();
    const loaded = page.waitForResponse('**/api/reminders');
    await page.getByRole('button', { name: 'Daily check-in', exact: true }).click();
    await page.getByRole('slider', { name: 'How is your mood today?' }).press('ArrowRight');
    await page.getByRole('button', { name: /^Save/ }).click();
    await loaded;
    await expect(offer(page)).toBeHidden();
    expect((await loadReminders(page)).pushSubscriptions).toEqual([]);
  });
});

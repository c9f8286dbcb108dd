import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

const panel = (page: Page) => page.getByRole('region', { name: /^(Device integrations|Anslutna enheter)$/ });

/** Opens the dashboard and scrolls to the device panel, which loads when it comes into view. */
async function openPanel(page: Page) {
  await page.goto('/');
  const meditation = page.getByRole('region', {
    name: /^(Meditation and breathwork|Meditation och andning)$/,
  });
  await meditation.scrollIntoViewIfNeeded();
  await expect(panel(page).getByRole('list')).toBeVisible();
  return panel(page);
}

/** Presses Connect and returns the popup with the page of the simulator. */
async function pressConnect(page: Page, name: string) {
  const opened = page.waitForEvent('popup');
  await panel(page)
    .getByRole('button', { name: `Connect ${name}` })
    .click();
  const popup = await opened;
  await expect(popup.getByRole('button', { name: 'Allow' })).toBeVisible();
  return popup;
}

async function connect(page: Page, name: string) {
  const popup = await pressConnect(page, name);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Allow' }).click();
  await closed;
  await expect(page.getByText('Device Connected', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: `Sync ${name}` })).toBeVisible();
  await expect(panel(page).getByText('Fetching your history')).toBeHidden({ timeout: 30_000 });
}

test('a simulated device is connected in a popup, and fills the pages', {
  tag: '@main',
}, async ({ page, signUp }) => {
  await signUp();
  const devices = await openPanel(page);
  await expect(devices.getByText('0/14')).toBeVisible();
  await expect(devices.getByText('Simulated data', { exact: true })).toBeVisible();
  await connect(page, 'Garmin');
  await expect(devices.getByText('1/14')).toBeVisible();
  await expect(devices.getByText(/Last sync: (Just now|\d min ago)/)).toBeVisible();

  await page.goto('/sleep');
  const nights = page.getByRole('region', { name: 'Recent sleep sessions' });
  await expect(nights.getByRole('listitem')).toHaveCount(5);
  await openPanel(page);
  await devices.getByRole('button', { name: 'Sync Garmin' }).click();
  await expect(page.getByText('Fetching new data from Garmin', { exact: true })).toBeVisible();
});

test('a refusal and a closed popup leave the device unconnected, and say so', async ({ page, signUp }) => {
  await signUp();
  const devices = await openPanel(page);
  const refused = await pressConnect(page, 'Oura');
  const closed = refused.waitForEvent('close');
  await refused.getByRole('button', { name: 'Refuse' }).click();
  await closed;
  await expect(page.getByText('Connection Failed', { exact: true })).toBeVisible();
  const reason = 'Access was not granted, so nothing was connected.';
  await expect(page.getByText(reason, { exact: true })).toBeVisible();

  const abandoned = await pressConnect(page, 'Oura');
  await abandoned.close();
  await expect(page.getByText('Not connected yet', { exact: true })).toBeVisible();
  await expect(devices.getByText('0/14')).toBeVisible();
});

test('if the browser blocks popups, the device is connected in the same tab', async ({ page, signUp }) => {
  await signUp();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Connect Polar' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Device Connected', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the panel can be skipped, and stays skipped until it is opened again', async ({ page, signUp }) => {
  await signUp();
  const devices = await openPanel(page);
  await devices.getByRole('button', { name: 'Skip for Now' }).click();
  await expect(devices.getByRole('list')).toBeHidden();
  await page.reload();
  await page.getByRole('region', { name: 'Meditation and breathwork' }).scrollIntoViewIfNeeded();
  await devices.getByRole('button', { name: 'Show devices' }).click();
  await expect(devices.getByRole('list')).toBeVisible();
  await page.reload();
  await openPanel(page);
});

test('devices that need an app on the phone lead to the import of a file', async ({ page, signUp }) => {
  await signUp();
  const devices = await openPanel(page);
  await expect(devices.getByText('Mobile App Required')).toHaveCount(3);
  await devices.getByRole('link', { name: 'Import a file from Apple Health instead' }).click();
  await expect(page).toHaveURL('/devices#import');
  await expect(page.getByRole('heading', { level: 1, name: 'Devices and data' })).toBeVisible();
});

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: [/status of 50\d|ERR_FAILED/] });

  test('a failed connection shows the reason, and a missing setup says so', async ({ page, signUp }) => {
    await signUp();
    await openPanel(page);
    await page.route('**/api/sync-fitbit/*', (route) =>
      route.fulfill({ status: 503, json: { code: 'integration_not_configured', message: 'x' } }),
    );
    await panel(page).getByRole('button', { name: 'Connect Fitbit' }).click();
    await expect(page.getByText('Setup Required', { exact: true })).toBeVisible();
    await expect(page.getByText('OAuth setup required for real data access', { exact: true })).toBeVisible();
    await page.route('**/api/sync-fitbit/*', (route) => route.abort());
    await panel(page).getByRole('button', { name: 'Connect Fitbit' }).click();
    await expect(page.getByText('Connection Failed', { exact: true })).toBeVisible();
  });

  test('the list of devices can be loaded again', async ({ page, signUp }) => {
    await signUp();
    await page.route('**/api/devices', (route) => route.abort());
    await page.goto('/devices');
    await expect(page.getByText('Your devices did not load')).toBeVisible();
    await page.unroute('**/api/devices');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
  });
});

for (const language of ['en', 'sv']) {
  test(`the panel and the page of devices are accessible (${language})`, async ({ page, signUp }) => {
    await signUp();
    await page.addInitScript((chosen) => localStorage.setItem('lagom.language', chosen), language);
    await openPanel(page);
    await expectAccessible(page);
    await page.goto('/devices');
    await expect(
      page.getByRole('heading', { level: 1, name: /^(Devices and data|Enheter och data)$/ }),
    ).toBeVisible();
    await expectAccessible(page);
  });
}

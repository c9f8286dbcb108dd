import type { Page } from '@playwright/test';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { expectAccessible } from './accessibility.ts';
import { scrollTo } from './scroll-to.ts';
import { expect, test } from './testing.ts';

const panel = (page: Page) => page.getByRole('region', { name: /^(Device integrations|Enheter)$/ });

/** Opens the dashboard and scrolls to the device panel, which loads when it comes into view. */
async function openPanel(page: Page) {
  await page.goto('/');
  await scrollTo(page, panel(page));
  await expect(panel(page).getByRole('list')).toBeVisible();
  return panel(page);
}

/** Presses Connect. Returns the popup in which the device simulator asks for access. */
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
  await expect(panel(page).getByText('Fetching your history')).toBeHidden();
}

test('a simulated device is connected in a popup, fills the pages, and is disconnected with its data', {
  tag: '@main',
}, async ({ page, signUp }) => {
  await signUp();
  const devices = await openPanel(page);
  await expect(devices.getByText('0/14')).toBeVisible();
  await expect(devices.getByText(/^Devices here are simulated/)).toBeVisible();
  await connect(page, 'Garmin');
  await expect(devices.getByText('1/14')).toBeVisible();
  await expect(devices.getByText(/Last sync: (Just now|\d min ago)/)).toBeVisible();

  const movement = page.getByRole('region', { name: 'Movement and heart rate' });
  await expect(movement.getByText('Simulated data')).toBeVisible();
  await movement.getByRole('button', { name: /^Steps/ }).click();
  await expect(page.getByRole('dialog', { name: 'Steps by source' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/sleep');
  const nights = page.getByRole('region', { name: 'Recent sleep sessions' });
  await expect(nights.getByText('Garmin (simulated)').first()).toBeVisible();
  await expect(nights.getByText(/^Deep/).first()).toBeVisible();
  await page.goto('/fitness');
  await expect(page.getByText('Garmin (simulated)').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Movement and heart rate' })).toBeVisible();

  await openPanel(page);
  await devices.getByRole('button', { name: 'Sync Garmin' }).click();
  await expect(page.getByText('Fetching new data from Garmin', { exact: true })).toBeVisible();
  await devices.getByRole('button', { name: 'More options for Garmin' }).click();
  await page.getByRole('menuitem', { name: 'Disconnect and delete its data' }).click();
  const confirm = page.getByRole('dialog', { name: 'Disconnect Garmin and delete its data?' });
  await expect(confirm).toContainText('Imported files and your own entries stay.');
  await confirm.getByRole('button', { name: 'Disconnect and delete its data' }).click();
  await expect(page.getByText('Garmin is disconnected', { exact: true })).toBeVisible();
  await expect(devices.getByRole('button', { name: 'Connect Garmin' })).toBeVisible();
  await expect(devices.getByText('0/14')).toBeVisible();
  await expect(movement).toBeHidden();
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
  await scrollTo(page, devices);
  await devices.getByRole('button', { name: 'Show devices' }).click();
  await expect(devices.getByRole('list')).toBeVisible();
  await page.reload();
  await openPanel(page);
});

test('devices that need an app on the phone lead to the import of a file', async ({ page, signUp }) => {
  await signUp();
  const devices = await openPanel(page);
  await expect(devices.getByText('Mobile App Required')).toHaveCount(3);
  await devices.getByRole('link', { name: 'Use a file from Apple Health instead' }).click();
  await expect(page).toHaveURL('/devices#import');
  await expect(page.getByRole('heading', { level: 1, name: 'Devices and data' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Apple Health: how to get the file' })).toBeVisible();
  await expect(page.getByText('Tap Export All Health Data.')).toBeVisible();
});

test('the page folds the simulated devices, and explains how to get a file', async ({ page, signUp }) => {
  await signUp();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/devices');
  const list = page.getByRole('list', { name: 'Mobile App Required' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list).toContainText('Google has shut that app down');
  await page.locator('summary').filter({ hasText: 'Simulated devices' }).click();
  await expect(page.getByRole('list', { name: 'Simulated devices' }).getByRole('listitem')).toHaveCount(11);
  await page.getByRole('button', { name: 'Garmin', exact: true }).click();
  await expect(page.getByText('Press Export Your Data')).toBeInViewport();
  await list.getByRole('link', { name: 'Use a file from Samsung Health instead' }).click();
  await expect(page.getByRole('heading', { name: 'Import a file' })).toBeInViewport();
  await expect(page.getByText('Press Download personal data.')).toBeInViewport();
});

/** Returns the last `count` calendar days, today first. */
const lastDays = (count: number) => {
  const today = toCalendarDay(new Date(), 'Europe/Stockholm');
  return Array.from({ length: count }, (_, index) => addDays(today, -index));
};

const upload = (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });

test('a CSV file is mapped and imported, and the order of the sources decides which number is shown', async ({
  page,
  signUp,
}) => {
  await signUp();
  await openPanel(page);
  await connect(page, 'Garmin');
  await page.goto('/devices');
  const rows = lastDays(7).map((day) => `${day};11111;x`);
  await upload(page, 'mina-steg.csv', ['Datum;Promenad;Anm', ...rows].join('\n'));
  await expect(page.getByText('What is in mina-steg.csv?')).toBeVisible();
  await page.getByLabel('Date column').selectOption('Datum');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Choose at least one column to import.')).toBeVisible();
  await page.getByLabel('“Promenad” contains').selectOption('Steps');
  await expect(page.getByRole('cell', { name: '11,111' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const history = page.getByRole('region', { name: 'Your imports' });
  await expect(history.getByText('Done')).toBeVisible();
  await expect(history.getByText('7 daily values')).toBeVisible();

  const order = page.getByRole('region', { name: 'Which source counts' });
  await order.getByLabel('Measure').selectOption('Steps');
  const moveUp = async (name: string) => {
    const button = order.getByRole('button', { name: `Move ${name} up` });
    if (await button.isEnabled()) {
      await button.press('Enter');
      await expect(page.getByText('The order for Steps is saved', { exact: true })).toBeVisible();
    }
    await expect(order.getByRole('listitem').first()).toContainText(name);
  };
  /** Opens the fitness page. Returns the text of the tile with the steps, and the label of the tile's bar chart. */
  const readSteps = async () => {
    await page.goto('/fitness');
    const movement = page.getByRole('region', { name: 'Movement and heart rate' });
    const tile = movement.getByRole('button', { name: /^Steps/ });
    const label = await tile.locator('[role=img]').getAttribute('aria-label');
    return { text: await tile.textContent(), label: label ?? '' };
  };
  await moveUp('Garmin (simulated)');
  expect((await readSteps()).label.split('11,111').length).toBeLessThan(8);
  await page.goto('/devices');
  await order.getByLabel('Measure').selectOption('Steps');
  await moveUp('CSV file');
  const { text, label } = await readSteps();
  expect(label.split('11,111')).toHaveLength(8);
  expect(text).toContain('11,111');

  await page.goto('/devices');
  await order.getByLabel('Measure').selectOption('Steps');
  await order.getByRole('button', { name: 'Restore the default order' }).click();
  await expect(page.getByText('The default order is restored', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(order.getByRole('button', { name: 'Restore the default order' })).toBeVisible();

  const sources = page.getByRole('region', { name: 'Sources', exact: true });
  await sources.getByRole('button', { name: 'Delete data from CSV file' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Data from CSV file deleted', { exact: true })).toBeVisible();
  await expect(sources.getByText('CSV file')).toBeHidden();
});

/**
 * Returns an export of Apple Health with steps for every quarter of an hour of the last `days` days, and with a walking
 * speed, which the product does not import.
 */
function appleExport(days: number): string {
  const records = lastDays(days).flatMap((day) =>
    Array.from({ length: 96 }, (_, slot) => {
      const time = `${String(Math.floor(slot / 4)).padStart(2, '0')}:${String((slot % 4) * 15).padStart(2, '0')}:00`;
      return `<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Phone" unit="count" startDate="${day} ${time} +0100" endDate="${day} ${time} +0100" value="100"/>`;
    }),
  );
  const unused =
    '<Record type="HKQuantityTypeIdentifierWalkingSpeed" sourceName="Phone" unit="km/hr" startDate="2025-01-01 10:00:00 +0100" endDate="2025-01-01 10:00:00 +0100" value="4"/>';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_SE">\n${records.join('\n')}\n${unused}\n</HealthData>\n`;
}

test('an export file is imported with progress and a report, and a second time stores nothing new', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/devices');
  const history = page.getByRole('region', { name: 'Your imports' });
  for (const badges of [1, 2]) {
    await upload(page, 'export.xml', appleExport(40));
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await expect(history.getByText('Done')).toHaveCount(badges);
  }
  const newest = history.getByRole('listitem').first();
  await expect(newest).toContainText('Apple Health (file)');
  await expect(newest).toContainText('40 daily values');
  await expect(newest).toContainText('Walking speed (1)');
  await expect(newest.getByText('Stored', { exact: true }).locator('..')).toContainText('0');
});

test('a file that is no export says what to do', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/devices');
  await upload(page, 'notes.json', '{"hello": 1}');
  const history = page.getByRole('region', { name: 'Your imports' });
  await expect(history.getByText('Failed')).toBeVisible();
  await expect(history.getByText("We don't recognise this file.")).toBeVisible();
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
    await expect(page.getByText("We couldn't load your devices")).toBeVisible();
    await page.unroute('**/api/devices');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('list', { name: 'Mobile App Required' })).toBeVisible();
  });
});

for (const language of ['en', 'sv']) {
  test(`the panel and the page of devices are accessible (${language})`, async ({ page, signUp }) => {
    await signUp();
    await page.addInitScript((chosen) => localStorage.setItem('lagom.language', chosen), language);
    await openPanel(page);
    await expectAccessible(page, language);
    await page.goto('/devices');
    await expect(
      page.getByRole('heading', { level: 1, name: /^(Devices and data|Enheter och data)$/ }),
    ).toBeVisible();
    await upload(page, 'vikt.csv', 'Datum;Vikt (kg)\n2025-03-01;72,4\n2025-03-02;72,1\n');
    await expect(page.getByRole('columnheader', { name: /^(Weight|Vikt)$/ })).toBeVisible();
    await expectAccessible(page, language);
  });
}

import type { Page } from '@playwright/test';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

test.use({ expectedErrors: [/status of (400|503)/] });

const daysAgo = (count: number) => addDays(toCalendarDay(new Date(), 'Europe/Stockholm'), -count);
/** Resolves with the response to the write that saves a unit. */
const waitForSavedUnit = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().includes('/api/user-preferences/') && answer.request().method() !== 'GET',
  );
const section = (page: Page) => page.getByRole('region', { name: 'Body', exact: true });

async function weighIn(page: Page, date: string, weight: number): Promise<void> {
  const { id: userId } = (await (await page.request.get('/api/auth/user')).json()) as { id: number };
  const answer = await page.request.post('/api/body', { data: { userId, date, weight } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('weight and body fat are validated, shown, deleted and restored', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/fitness');
  await expect(section(page).getByText('Nothing measured yet')).toBeVisible();
  await section(page).getByRole('button', { name: 'Log measurements' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log measurements' });
  const save = dialog.getByRole('button', { name: 'Save measurement' });
  await save.click();
  await expect(dialog.getByText('Enter at least one measurement.')).toBeVisible();
  await dialog.getByLabel('Weight in kg').fill('401');
  await dialog.getByLabel('Body fat in percent').fill('80');
  await expect(dialog.getByText('Enter a weight from 20 to 400.')).toBeVisible();
  await expect(dialog.getByText('Enter a number from 2 to 75.')).toBeVisible();

  await dialog.getByLabel('Weight in kg').fill('72,5');
  await dialog.getByLabel('Body fat in percent').fill('24.5');
  await page.route('**/api/body', (route) =>
    route.fulfill({ status: 400, json: { code: 'invalid_input', message: '' } }),
  );
  await save.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Weight in kg')).toHaveValue('72,5');
  await page.unroute('**/api/body');
  await save.click();
  await expect(page.getByText('Measurement saved', { exact: true })).toBeVisible();

  const weight = section(page).getByRole('region', { name: 'Weight' });
  await expect(weight).toContainText('72.5kg');
  await expect(weight).toContainText('The chart needs data for one more day.');
  await expect(section(page).getByRole('region', { name: 'Body fat' })).toContainText('24.5%');
  const rows = section(page).getByRole('region', { name: 'Latest measurements' }).getByRole('listitem');
  await expect(rows).toContainText(['72.5 kg · body fat 24.5%']);

  await page.getByRole('button', { name: 'Actions for the measurement: Today' }).click();
  await page.getByRole('menuitem', { name: 'Delete measurement' }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Actions for the measurement: Today' }).click();
  await page.getByRole('menuitem', { name: 'Delete measurement' }).click();
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Close' }).last().click();
  expect((await gone).status()).toBe(200);
  await expect(section(page).getByText('Nothing measured yet')).toBeVisible();
});

test('choosing pounds applies everywhere', async ({ page, signUp }) => {
  await signUp();
  await weighIn(page, daysAgo(0), 70);
  await page.goto('/fitness');
  const weight = section(page).getByRole('region', { name: 'Weight' });
  await expect(weight).toContainText('70kg');
  const saved = waitForSavedUnit(page);
  await section(page).getByRole('radio', { name: 'lb' }).click();
  expect((await saved).status()).toBe(200);
  await expect(weight).toContainText('154.3lb');

  await page.reload();
  await expect(section(page).getByRole('radio', { name: 'lb' })).toBeChecked();
  await section(page).getByRole('button', { name: 'Log measurements' }).click();
  await page.getByLabel('Weight in lb').fill('160.4');
  await page.getByRole('button', { name: 'Save measurement' }).click();
  await expect(weight).toContainText('160.4lb');

  await page.route('**/api/user-preferences/*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { code: 'invalid_input', message: '' } })
      : route.continue(),
  );
  await section(page).getByRole('radio', { name: 'kg' }).click();
  await expect(page.getByText("The unit wasn't saved", { exact: true })).toBeVisible();
  await expect(section(page).getByRole('radio', { name: 'lb' })).toBeChecked();
});

test('a waist is shown on its day, in the preferred unit of length', async ({ page, signUp }) => {
  await signUp();
  await weighIn(page, daysAgo(0), 70);
  await page.goto('/fitness');
  const waist = section(page).getByRole('region', { name: 'Waist' });
  await expect(section(page).getByRole('region', { name: 'Weight' })).toContainText('70kg');
  await expect(waist).toHaveCount(0);
  await section(page).getByRole('button', { name: 'Log measurements' }).click();
  await page.getByLabel('Waist in cm').fill('85,1');
  await page.getByRole('button', { name: 'Save measurement' }).click();
  await expect(waist).toContainText('85.1cm');

  await page.goto('/account-settings#preferences');
  const saved = waitForSavedUnit(page);
  await page.getByRole('radio', { name: 'inches' }).click();
  expect((await saved).status()).toBe(200);
  await page.goto('/fitness');
  await expect(waist).toContainText('33.5in');
  await expect(section(page).getByRole('region', { name: 'Latest measurements' })).toContainText(
    '70 kg · waist 33.5 in',
  );
});

test('the chart shows the values and the trend of the chosen range', async ({ page, signUp }) => {
  await signUp();
  for (const back of [80, 60, 20, 15, 10, 5, 0]) await weighIn(page, daysAgo(back), 70 + back / 10);
  await page.goto('/fitness');
  const weight = section(page).getByRole('region', { name: 'Weight' });
  await expect(weight).toContainText('−0.7 kg a week');
  await expect(weight.getByRole('columnheader')).toHaveText(['Day', 'Weight', 'Trend']);
  const rows = weight.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(8);
  await expect(rows.last().getByRole('cell').first()).toHaveText('70 kg');
  await section(page).getByRole('radio', { name: '30 days' }).check();
  await expect(rows).toHaveCount(6);
});

test('the axis keeps small changes small in each unit, and the line stops at a long gap', async ({
  page,
  signUp,
}) => {
  await signUp();
  for (const back of [70, 65, 60, 6, 4, 2, 0]) await weighIn(page, daysAgo(back), 80 + (back % 4) / 10);
  await page.goto('/fitness');
  const weight = section(page).getByRole('region', { name: 'Weight' });
  const axisSpan = async () => {
    const labels = weight.locator('.recharts-yAxis-tick-labels .recharts-cartesian-axis-tick-label');
    const numbers = await labels.allTextContents();
    return Math.max(...numbers.map(Number)) - Math.min(...numbers.map(Number));
  };
  await weight.scrollIntoViewIfNeeded();
  // The axis must span at least 3% of the weight (2.4 kg for 80 kg, 5.2 lb for 176 lb), so that small changes look
  // small.
  await expect.poll(axisSpan).toBeGreaterThanOrEqual(2.4);
  const line = weight.locator('.recharts-line-curve').first();
  expect((await line.getAttribute('d'))?.match(/M/g)).toHaveLength(2);
  await section(page).getByRole('radio', { name: 'lb' }).click();
  await expect(weight).toContainText('176.4lb');
  await expect.poll(axisSpan).toBeGreaterThanOrEqual(5.2);
});

test('a load failure is shown and can be retried', async ({ page, signUp }) => {
  await signUp();
  await page.route('**/api/body?*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/fitness');
  await expect(page.getByText("We couldn't load your measurements")).toBeVisible();
  await page.unroute('**/api/body?*');
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(section(page).getByText('Nothing measured yet')).toBeVisible();
});

for (const language of ['en', 'sv'] as const) {
  test(`the page is accessible (${language})`, async ({ page, signUp }) => {
    await signUp();
    for (const back of [20, 15, 10, 5, 0]) await weighIn(page, daysAgo(back), 70 + back / 10);
    await page.addInitScript((to) => localStorage.setItem('lagom.language', to), language);
    await page.goto('/fitness');
    await expect(page.getByRole('region', { name: language === 'sv' ? 'Vikt' : 'Weight' })).toContainText(
      '70',
    );
    await expectAccessible(page, language);
    await page.getByRole('button', { name: language === 'sv' ? 'Logga mått' : 'Log measurements' }).click();
    await expectAccessible(page, language);
  });
}

test.describe('without the script of the drawing', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('the chart shows an error in its place, and a retry draws it', async ({ page, signUp }) => {
    await signUp();
    await weighIn(page, daysAgo(1), 70);
    await weighIn(page, daysAgo(0), 71);
    const script = '**/assets/line-drawing*.js';
    await page.route(script, (route) => route.abort());
    await page.goto('/fitness');
    const weight = section(page).getByRole('region', { name: 'Weight' });
    await weight.scrollIntoViewIfNeeded();
    await expect(weight.getByRole('alert')).toContainText("This part couldn't be loaded");
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(script);
    await weight.getByRole('button', { name: 'Try again' }).click();
    await expect(weight.locator('.recharts-line').first()).toBeVisible();
    await expect(weight.getByRole('alert')).toHaveCount(0);
  });
});

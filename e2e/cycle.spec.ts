import type { Page } from '@playwright/test';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

test.use({ expectedErrors: [/status of (403|503)|ERR_INTERNET_DISCONNECTED/] });

const daysAgo = (count: number) => addDays(toCalendarDay(new Date(), 'Europe/Stockholm'), -count);
const panel = (page: Page) => page.getByRole('region', { name: 'Menstrual cycle' });

async function fetchUserId(page: Page): Promise<number> {
  const answer = await page.request.get('/api/auth/user');
  return ((await answer.json()) as { id: number }).id;
}

async function setCycleEnabled(page: Page, enabled: boolean): Promise<number> {
  const userId = await fetchUserId(page);
  const data = { modules: { menstrualCycle: enabled } };
  const answer = await page.request.post(`/api/user-preferences/${userId}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return userId;
}

async function logPeriodStarts(page: Page, ...days: string[]): Promise<void> {
  const userId = await fetchUserId(page);
  for (const date of days) {
    const data = { userId, date, periodStart: true, notes: `Start ${date}` };
    const answer = await page.request.post('/api/menstrual-cycle', { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

test('the panel is shown only while its module is on', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/');
  await expect(page.getByRole('region', { name: "Today's Health Summary" })).toBeVisible();
  await expect(panel(page)).toBeHidden();

  await page.getByRole('button', { name: 'Customise dashboard' }).click();
  await page.getByRole('switch', { name: 'Menstrual cycle' }).check();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save' }).click();
  await reloaded;
  await expect(panel(page).getByText('Your cycle, on your own terms')).toBeVisible();
  await expect(
    panel(page).getByText('This never reaches an AI service, the community or another member.'),
  ).toBeVisible();

  // Switches the module for the menstrual cycle off over the API, as another device would, while
  // this page is open.
  await setCycleEnabled(page, false);
  await panel(page).getByRole('button', { name: 'Log an entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log a cycle entry' });
  await dialog.getByLabel('Notes').fill('Stays');
  await dialog.getByRole('button', { name: 'Save entry' }).click();
  await expect(dialog.getByText('This part is switched off.')).toBeVisible();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Stays');
});

test('an entry with all fields is logged, changed, deleted and restored', async ({ page, signUp }) => {
  await signUp();
  await setCycleEnabled(page, true);
  await page.goto('/');
  await panel(page).getByRole('button', { name: 'Log an entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log a cycle entry' });
  await expect(dialog.getByLabel('Cycle day')).toHaveAttribute('placeholder', '1-35');
  await dialog.getByLabel('Cycle day').fill('100');
  await dialog.getByRole('button', { name: 'Save entry' }).click();
  await expect(dialog.getByText('Enter a whole number from 1 to 99.')).toBeVisible();
  await dialog.getByLabel('Cycle day').fill('36');
  await dialog.getByLabel('Phase').selectOption('Luteal');

  const slider = (name: string) => dialog.getByRole('slider', { name, exact: true });
  await expect(slider('Flow intensity')).toHaveAttribute('aria-valuetext', 'Not noted');
  await slider('Flow intensity').press('End');
  await expect(slider('Flow intensity')).toHaveAttribute('aria-valuetext', '5 of 5');
  await slider('Mood').press('Home');
  await expect(slider('Mood')).toHaveAttribute('aria-valuetext', '1 of 10');
  await slider('Energy').press('ArrowRight');
  await slider('Energy').press('ArrowRight');
  await expect(slider('Energy')).toHaveAttribute('aria-valuetext', '2 of 10');
  await slider('Pain').press('End');
  await dialog.getByRole('button', { name: 'Leave out Pain' }).click();
  await expect(slider('Pain')).toHaveAttribute('aria-valuetext', 'Not noted');
  await expect(dialog.getByRole('group', { name: 'Symptoms' }).getByRole('checkbox')).toHaveCount(10);
  await dialog.getByRole('checkbox', { name: 'Headache' }).check();
  await dialog.getByRole('checkbox', { name: 'Food cravings' }).check();
  await dialog.getByLabel('Notes').fill('En stilla dag');
  await dialog.getByLabel('Date').fill(daysAgo(9));
  await dialog.getByRole('switch', { name: /^Out of the ordinary/ }).check();
  await dialog.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByText('Entry saved', { exact: true })).toBeVisible();

  const rows = page.getByRole('region', { name: 'Latest entries' }).getByRole('listitem');
  await expect(rows).toContainText([
    /Out of the ordinaryDay 36 · Luteal · Flow 5 of 5 · Mood 1 · Energy 2Headache, Food cravingsEn stilla dag/,
  ]);

  await page.getByRole('button', { name: /^Edit entry:/ }).click();
  const change = page.getByRole('dialog', { name: 'Edit entry' });
  await expect(change.getByLabel('Date')).toHaveValue(daysAgo(9));
  await expect(change.getByRole('checkbox', { name: 'Headache' })).toBeChecked();
  await change.getByRole('checkbox', { name: 'Headache' }).uncheck();
  await change.getByLabel('Phase').selectOption('Not noted');
  await change.getByRole('button', { name: 'Save entry' }).click();
  await expect(rows).toContainText([/Day 36 · Flow 5 of 5 · Mood 1 · Energy 2Food cravings/]);

  await page.getByRole('button', { name: /^Delete entry:/ }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: /^Delete entry:/ }).click();
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Close' }).last().click();
  expect((await gone).status()).toBe(200);
  await expect(panel(page).getByText('Your cycle, on your own terms')).toBeVisible();
});

test('the third period start gives a prediction with its interval; five entries are listed', async ({
  page,
  signUp,
}) => {
  await signUp();
  await setCycleEnabled(page, true);
  await logPeriodStarts(page, daysAgo(66), daysAgo(38));
  await page.goto('/');
  const prediction = page.getByRole('region', { name: 'Next period' });
  await expect(prediction).toContainText('You have 1 so far.');

  await panel(page).getByRole('button', { name: 'Log an entry' }).click();
  await page.getByLabel('Date').fill(daysAgo(10));
  await page.getByRole('switch', { name: /^First day of a period/ }).check();
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(prediction).toContainText('Around');
  await expect(prediction).toContainText(
    'At least 80% of ranges like this include the day the period starts',
  );
  await expect(prediction).toContainText('Based on 2 complete cycles of your own, 28 days long on average.');
  await expect(prediction.getByRole('listitem')).toHaveText(['28 days', '28 days']);

  await logPeriodStarts(page, daysAgo(5), daysAgo(4), daysAgo(3));
  await page.reload();
  await expect(page.getByRole('region', { name: 'Latest entries' }).getByRole('listitem')).toHaveCount(5);
});

test('the calendar works by keyboard and labels each day', async ({ page, signUp }) => {
  await page.clock.setFixedTime(new Date('2026-03-18T12:00:00+01:00'));
  await signUp();
  await setCycleEnabled(page, true);
  await page.goto('/');
  await page.getByRole('button', { name: 'Log an entry' }).click();
  await page.getByLabel('Date').fill('2026-03-02');
  await page.getByRole('switch', { name: /^First day of a period/ }).check();
  await page.getByRole('button', { name: 'Save entry' }).click();

  const grid = page.getByRole('grid');
  const today = grid.getByRole('button', { name: / 18 March.*today/ });
  await expect(today).toHaveAttribute('aria-current', 'date');
  await today.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const start = grid.getByRole('button', { name: / 2 March, period start, 1 entry$/ });
  await expect(start).toBeFocused();
  await expect(start).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('grid', { name: 'February 2026' })).toBeVisible();
  await expect(grid.getByRole('button', { name: / 2 February$/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('grid', { name: 'January 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to today' }).click();
  await expect(page.getByRole('grid', { name: 'March 2026' })).toBeVisible();

  await grid.getByRole('button', { name: / 5 March$/ }).click();
  await page.getByRole('button', { name: 'Log this day' }).click();
  await expect(page.getByRole('dialog').getByLabel('Date')).toHaveValue('2026-03-05');
});

test('a message is shown if the module was switched off meanwhile', async ({ page, signUp }) => {
  await signUp();
  await setCycleEnabled(page, true);
  const json = { code: 'module_off', message: 'Switched off.' };
  for (const path of ['menstrual-cycle', 'cycle-calendar'])
    await page.route(`**/api/${path}*`, (route) => route.fulfill({ status: 403, json }));
  await page.goto('/');
  await expect(panel(page).getByText('Cycle tracking is switched off')).toBeVisible();
  await expect(panel(page).getByText('What you have logged is kept.')).toBeVisible();
  await expect(panel(page).getByRole('button')).toHaveCount(0);
});

test('a load failure is shown and can be retried', async ({ page, signUp }) => {
  await signUp();
  await setCycleEnabled(page, true);
  await logPeriodStarts(page, daysAgo(3));
  await page.route('**/api/cycle-calendar*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await expect(page.getByText("We couldn't load your cycle")).toBeVisible();
  await page.unroute('**/api/cycle-calendar*');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Latest entries' }).getByRole('listitem')).toHaveCount(1);
});

for (const language of ['en', 'sv'] as const) {
  test(`the panel is accessible (${language})`, async ({ page, signUp }) => {
    await signUp();
    await setCycleEnabled(page, true);
    await logPeriodStarts(page, daysAgo(66), daysAgo(38), daysAgo(10));
    await page.addInitScript((to) => localStorage.setItem('lagom.language', to), language);
    await page.goto('/');
    await expect(page.getByRole('grid')).toBeVisible();
    await expectAccessible(page, language);
    await page
      .getByRole('button', { name: language === 'sv' ? 'Ny anteckning' : 'Log an entry', exact: true })
      .click();
    await page.getByRole('checkbox').first().check();
    await expectAccessible(page, language);
  });
}

test('offline it shows what was seen, an error for other months, and reloads when online', async ({
  page,
  context,
  signUp,
}) => {
  await signUp();
  await setCycleEnabled(page, true);
  await logPeriodStarts(page, daysAgo(30), daysAgo(2));
  await page.goto('/');
  const calendar = page.getByRole('region', { name: 'Calendar', exact: true });
  await expect(calendar.getByRole('button', { name: 'Log this day' })).toBeVisible();
  await context.setOffline(true);
  for (let back = 0; back < 4; back++) {
    await calendar.getByRole('button', { name: 'Previous month' }).click();
  }
  await expect(calendar.getByText("We couldn't load this month.")).toBeVisible();
  await expect(calendar.getByText('Nothing noted.')).toBeHidden();
  await context.setOffline(false);
  await expect(calendar.getByText('Nothing noted.')).toBeVisible();
  await expect(calendar.getByText("We couldn't load this month.")).toBeHidden();

  await page.goto('/fitness');
  await expect(page.getByText('No workouts logged yet.')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const latest = page.getByRole('region', { name: 'Latest entries' }).getByRole('listitem');
  await expect(latest).toHaveCount(2);
  await context.setOffline(false);
  await expect(latest).toHaveCount(2);
});

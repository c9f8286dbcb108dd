import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

const headers = { 'x-time-zone': 'Europe/Stockholm' };
const entriesUrl = '/api/food-entries';

interface Meal {
  name: string;
  mealType?: string;
  calories?: number;
  protein?: number;
  date?: string;
}

/** Logs meals over the API, as another device would. */
async function logMeals(page: Page, meals: Meal[]) {
  const { id: userId } = await (await page.request.get('/api/auth/user')).json();
  for (const meal of meals) {
    const answer = await page.request.post(entriesUrl, {
      data: { userId, mealType: 'lunch', ...meal },
      headers,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

async function dayBefore(page: Page): Promise<string> {
  return page.evaluate(() => {
    const day = new Date();
    day.setDate(day.getDate() - 1);
    return day.toLocaleDateString('sv-SE');
  });
}

/** Opens /nutrition with the fields for entering the values of a meal. */
async function openManualForm(page: Page) {
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Enter values yourself' }).click();
}

const meals = (page: Page) =>
  page.getByRole('region', { name: 'Recent Meals', exact: true }).getByRole('listitem');
/** Opens the actions of a meal. */
const openActions = (page: Page, name: string, language = 'en') =>
  page.getByRole('button', { name: `${language === 'en' ? 'Actions' : 'Åtgärder'}: ${name}` }).click();
const total = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('listitem').getByText(text, { exact: true });

test('a typed meal is logged, counted and kept after a reload', async ({ page, signUp }) => {
  await signUp();
  await openManualForm(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Nutrition' })).toBeVisible();
  await expect(
    page.getByText('No food entries yet. Start by logging your first meal!', { exact: true }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(toast(page, 'Please fill in food name and meal type')).toBeVisible();
  await expect(page.getByLabel('Food name')).toBeFocused();

  await expect(page.getByRole('tab')).toHaveText(['Breakfast', 'Lunch', 'Dinner', 'Snack']);
  await page.getByLabel('Food name').fill('Herring');
  await page.getByRole('tab', { name: 'Lunch' }).click();
  await page.getByLabel('Calories (kcal)').fill('420.9');
  await page.getByLabel('Protein (g)').fill('24,25');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(page.getByLabel('Calories (kcal)')).toHaveAccessibleDescription(
    'Enter a whole number from 0 to 5,000.',
  );
  await page.getByLabel('Calories (kcal)').fill('420');
  const sent = page.waitForRequest(
    (request) => request.url().endsWith(entriesUrl) && request.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Save meal' }).click();
  const { userId, date, ...rest } = (await sent).postDataJSON();
  expect(rest).toEqual({ name: 'Herring', mealType: 'lunch', calories: 420, protein: 24.25 });

  await expect(meals(page)).toHaveText([/Herring.*420 kcal.*Lunch · .*24.3\sg\sprotein/]);
  await expect(toast(page, 'Meal saved')).toBeVisible();
  await expect(page.getByLabel('Food name')).toHaveValue('');
  await page.reload();
  await expect(meals(page)).toHaveCount(1);
  await expect(total(page, 'Calories today')).toContainText('420kcal');
  await expect(total(page, 'Protein')).toContainText('24.3g');
  await expect(total(page, 'Carbs')).toHaveText('Carbs–');
});

test.describe('with the service worker', () => {
  // Uses the service worker. When a person saves the first entry without a network, the page loads more scripts, and
  // only the service worker can provide them.
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('offline, the meal is kept on this device and sent later', async ({ page, context, signUp }) => {
    await signUp();
    await openManualForm(page);
    await page.getByLabel('Food name').fill('Herring');
    await page.getByRole('tab', { name: 'Lunch' }).click();
    await page.waitForFunction(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
    });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save meal' }).click();
    await expect(toast(page, 'Saved on this device')).toBeVisible();
    await expect(page.getByLabel('Food name')).toHaveValue('');
    await expect(page.getByRole('region', { name: 'Entries on this device' })).toContainText('Herring');
    await context.setOffline(false);
    await expect(meals(page)).toHaveText([/Herring/]);
    await expect(page.getByRole('region', { name: 'Entries on this device' })).toHaveCount(0);
  });
});

test('invalid values are shown at their fields, and the input stays', async ({ page, signUp }) => {
  await signUp();
  await openManualForm(page);
  await page.getByLabel('Food name').fill('Feast');
  await page.getByRole('button', { name: 'Add description or time' }).click();
  await page.getByLabel('Description').fill('All of it');
  await page.getByLabel('Calories (kcal)').fill('20000');
  await page.getByLabel('Fat (g)').fill('much');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(page.getByLabel('Fat (g)')).toHaveAccessibleDescription(
    'Enter a number from 0 to 1,000, such as 12.5.',
  );
  await page.getByLabel('Fat (g)').fill('3');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(page.getByLabel('Calories (kcal)')).toHaveAccessibleDescription(
    'Enter a whole number from 0 to 5,000.',
  );
  await expect(page.getByLabel('Calories (kcal)')).toBeFocused();
  await expect(page.getByLabel('Calories (kcal)')).toHaveValue('20000');
  await expect(page.getByLabel('Description')).toHaveValue('All of it');
  await page.getByLabel('Calories (kcal)').fill('2000');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(meals(page)).toHaveText([/All of it.*Feast/]);
});

test('a meal that the server refuses stays in the form', async ({ page, signUp }) => {
  await signUp();
  await openManualForm(page);
  await page.route(`**${entriesUrl}`, (route) => route.fulfill({ status: 400, body: '' }));
  await page.getByLabel('Food name').fill('Soup');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to create food entry');
  await expect(page.getByLabel('Food name')).toHaveValue('Soup');
  await page.unroute(`**${entriesUrl}`);
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(meals(page)).toHaveText([/Soup/]);
});
test.use({ expectedErrors: [/status of (503|400)|ERR_INTERNET_DISCONNECTED/] });

test('favourites and recent foods fill the form, or are logged unchanged', async ({ page, signUp }) => {
  await signUp();
  await logMeals(page, [
    { name: 'Oatmeal', mealType: 'breakfast', calories: 380 },
    { name: 'Apple', calories: 80 },
  ]);
  await openManualForm(page);
  const offered = page.getByRole('region', { name: 'Favourites and recent meals' });
  await openActions(page, 'Oatmeal');
  await page.getByRole('menuitem', { name: 'Save as favourite' }).click();
  await expect(offered.getByRole('button', { name: 'Remove favourite: Oatmeal' })).toBeVisible();
  await page.getByRole('tab', { name: 'Snack' }).click();
  await expect(offered.getByRole('listitem')).toHaveText([/Oatmeal/, /Apple/]);

  await offered.getByRole('button', { name: /^Oatmeal/ }).click();
  await expect(page.getByLabel('Food name')).toHaveValue('Oatmeal');
  await expect(page.getByLabel('Calories (kcal)')).toHaveValue('380');
  await page.getByLabel('Food name').fill('App');
  const recents = page.getByRole('region', { name: 'Log again' });
  await expect(recents.getByRole('listitem')).toHaveText([/Apple/]);

  await recents.getByRole('button', { name: 'Add: Apple' }).click();
  await expect(meals(page)).toHaveText([/Oatmeal/, /Apple.*Lunch/, /Apple.*Snack/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(meals(page)).toHaveCount(2);
  await expect(total(page, 'Calories today')).toContainText('460kcal');

  await recents.getByRole('button', { name: 'Save as favourite: Apple' }).click();
  await openActions(page, 'Oatmeal');
  await page.getByRole('menuitem', { name: 'Remove from favourites' }).click();
  await openActions(page, 'Oatmeal');
  await expect(page.getByRole('menuitem', { name: 'Save as favourite' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openActions(page, 'Apple');
  await expect(page.getByRole('menuitem', { name: 'Remove from favourites' })).toBeVisible();
});

test('a meal is changed, deleted, restored, and deleted permanently on leaving the page', async ({
  page,
  signUp,
}) => {
  await signUp();
  await logMeals(page, [
    { name: 'Soup', calories: 250 },
    { name: 'Bun', calories: 300 },
  ]);
  await page.goto('/nutrition');
  await openActions(page, 'Soup');
  await page.getByRole('menuitem', { name: 'Edit meal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit meal' });
  await expect(dialog.getByLabel('Food name')).toHaveValue('Soup');
  await dialog.getByLabel('Calories').fill('');
  await dialog.getByLabel('Description').fill('With leek');
  await dialog.getByRole('tab', { name: 'Dinner' }).click();
  await dialog.getByRole('button', { name: 'Save meal' }).click();
  await expect(dialog).toBeHidden();
  await expect(meals(page).filter({ hasText: 'With leek' })).toHaveText(/Soup · Dinner · [\d: APM]+$/);

  await openActions(page, 'Bun');
  await page.getByRole('menuitem', { name: 'Delete meal' }).click();
  await expect(meals(page)).toHaveCount(1);
  await expect(total(page, 'Calories today')).toContainText('–');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(meals(page)).toHaveCount(2);
  await expect(total(page, 'Calories today')).toContainText('300kcal');

  await openActions(page, 'Bun');
  await page.getByRole('menuitem', { name: 'Delete meal' }).click();
  await expect(meals(page)).toHaveCount(1);
  await page.goto('/landing');
  await expect
    .poll(async () => (await (await page.request.get(entriesUrl)).json()).map(({ name }: Meal) => name))
    .toEqual(['Soup']);
});

test('a meal is logged again, and the previous day is copied', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/nutrition');
  const copyDay = page.getByRole('button', { name: /^Copy (yesterday's|the previous day's) meals$/ });
  await expect(page.getByText('No food entries yet.')).toBeVisible();
  await expect(copyDay).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous day', exact: true }).click();
  await expect(page.getByText('Nothing was logged on this day.')).toBeVisible();
  await expect(copyDay).toHaveCount(0);
  const date = await dayBefore(page);
  await logMeals(page, [
    { name: 'Oatmeal', date },
    { name: 'Salmon', mealType: 'dinner', date },
  ]);
  await page.reload();
  await expect(meals(page)).toHaveCount(2);

  await copyDay.click();
  await expect(toast(page, '2 meals copied')).toBeVisible();
  await expect(meals(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(meals(page)).toHaveCount(2);

  await openActions(page, 'Salmon');
  await page.getByRole('menuitem', { name: 'Log again' }).click();
  await expect(meals(page)).toHaveText([/Salmon.*Dinner/, /Oatmeal/, /Salmon.*Dinner · 18:00/]);
  await page.getByRole('button', { name: 'Previous day', exact: true }).click();
  const yesterday = page.getByRole('region', { name: /^Meals on/ });
  await expect(yesterday.getByRole('listitem')).toHaveText([/Oatmeal/, /Salmon/]);
  await page.getByRole('button', { name: 'Enter values yourself' }).click();
  await page.getByRole('tab', { name: 'Snack' }).click();
  await page.getByLabel('Food name').fill('Pear');
  await page.getByRole('button', { name: 'Add description or time' }).click();
  await page.getByLabel('Time').fill('21:15');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(yesterday.getByRole('listitem')).toHaveText([/Oatmeal/, /Salmon/, /Pear.*21:15/]);
  await page.getByRole('button', { name: 'Previous day', exact: true }).click();
  await expect(page.getByText('Nothing was logged on this day.')).toBeVisible();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Next day' })).toBeDisabled();
});

test('meals load ten at a time by keyboard', async ({ page, signUp }) => {
  await signUp();
  await logMeals(
    page,
    Array.from({ length: 23 }, (_, index) => ({ name: `Meal ${index}` })),
  );
  await page.goto('/nutrition');
  await expect(meals(page)).toHaveCount(10);
  const next = page.waitForRequest(/food-entries\?.*beforeId=\d+/);
  await page.getByRole('button', { name: 'Show more meals' }).click();
  expect((await next).url()).toContain('limit=10');
  await expect(meals(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more meals' }).click();
  await expect(meals(page)).toHaveCount(23);
  await expect(page.getByRole('button', { name: 'Show more meals' })).toBeHidden();
});

test('water is counted in glasses, and targets are shown', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/nutrition');
  const water = page.getByRole('region', { name: 'Water' });
  await expect(water.getByText('None yet')).toBeVisible();
  for (let glass = 0; glass < 3; glass += 1)
    await water.getByRole('button', { name: 'One more glass' }).click();
  await water.getByRole('button', { name: 'One fewer glass' }).click();
  await expect(water.getByText('2 glasses')).toBeVisible();

  await page.getByRole('button', { name: 'Daily targets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Daily targets' });
  await dialog.getByLabel('Calories').fill('100');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Calories')).toHaveAccessibleDescription(
    'Enter a whole number from 500 to 10,000, or leave it empty.',
  );
  await dialog.getByLabel('Calories').fill('2000');
  await dialog.getByLabel('Protein (g)').fill('90,5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const targets = page.getByText('Daily target: 2,000 kcal, 90.5 g protein', { exact: true });
  await expect(targets).toBeVisible();
  // The page shows the targets before they are stored. The dialog closes afterwards.
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(targets).toBeVisible();
  await expect(water.getByText('2 glasses')).toBeVisible();
});

test('glasses that were added quickly survive a reload before the server has answered', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/nutrition');
  const water = page.getByRole('region', { name: 'Water' });
  const arrived = page.waitForRequest('**/api/water-intake');
  await page.route('**/api/water-intake', () => {});
  for (const text of ['1 glass', '2 glasses', '3 glasses']) {
    await water.getByRole('button', { name: 'One more glass' }).click();
    await expect(water.getByText(text, { exact: true })).toBeVisible();
  }
  await arrived;
  await page.unroute('**/api/water-intake');
  await page.reload();
  await expect(water.getByText('3 glasses', { exact: true })).toBeVisible();
});

test("the dashboard's quick action opens the same form, which keeps its input when closed", async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/');
  await page.getByRole('button', { name: 'Log Meal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log a meal' });
  await dialog.getByRole('button', { name: 'Enter values yourself' }).click();
  await dialog.getByLabel('Food name').fill('Soup');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Log Meal' }).click();
  await expect(dialog.getByLabel('Food name')).toHaveValue('Soup');
  await dialog.getByRole('button', { name: 'Save meal' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Nutrition' }).click();
  await expect(meals(page)).toHaveText([/Soup/]);
});

for (const language of ['en', 'sv'] as const) {
  test(`the page is accessible (${language})`, async ({ page, signUp }) => {
    await signUp();
    await logMeals(page, [
      { name: 'Oatmeal', calories: 380 },
      { name: 'Salmon', date: await dayBefore(page) },
    ]);
    await page.addInitScript((chosen) => localStorage.setItem('lagom.language', chosen), language);
    await page.goto('/nutrition');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expectAccessible(page, language);
    await openActions(page, 'Oatmeal', language);
    await expectAccessible(page, language);
    await page.getByRole('menuitem', { name: language === 'en' ? 'Edit meal' : 'Ändra måltiden' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('textbox').first().fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await expectAccessible(page, language);
  });
}

test('on a phone, a meal is logged in a sheet, on the chosen day', async ({ page, signUp }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp();
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Previous day', exact: true }).click();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: /^Log a meal on / });
  await sheet.getByRole('button', { name: 'Enter values yourself' }).click();
  await sheet.getByLabel('Food name').fill('Pear');
  await sheet.getByRole('tab', { name: 'Snack' }).click();
  await sheet.getByLabel('Protein (g)').fill('10');
  await sheet.getByLabel('Carbs (g)').fill('30');
  await sheet.getByLabel('Fat (g)').fill('0');
  await sheet.getByRole('button', { name: 'Save meal' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('region', { name: /^Meals on/ }).getByRole('listitem')).toHaveText([
    /Pear.*Snack/,
  ]);
  await expect(
    page.getByRole('img', { name: 'Share of calories: Protein 25%, Carbs 75%, Fat 0%' }),
  ).toBeVisible();
});

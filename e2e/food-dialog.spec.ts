import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

const entriesUrl = '/api/food-entries';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log a meal' });
const sentence = (page: Page) => page.getByLabel('What did you eat?');
const mealItems = (page: Page) => page.getByRole('region', { name: 'Your meal' }).getByRole('listitem');
const meals = (page: Page) =>
  page.getByRole('region', { name: 'Recent Meals', exact: true }).getByRole('listitem');
const isSaving = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith(entriesUrl) && request.method() === 'POST');

async function openDialog(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log Meal' }).click();
  await expect(sentence(page)).toBeFocused();
}

test('a sentence is logged with one field and one press', async ({ page, signUp }) => {
  await signUp();
  await openDialog(page);
  await sentence(page).fill('two eggs and a slice of rye bread with butter');
  const sent = isSaving(page);
  await dialog(page).getByRole('button', { name: 'Save meal' }).click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({
    name: 'two eggs and a slice of rye bread with butter',
    items: [{ grams: 100 }, { grams: 32 }, { grams: 7 }],
  });
  expect(body.calories).toBeGreaterThan(250);
  expect(body.calories).toBeLessThan(310);
  await expect(dialog(page)).toBeHidden();
  await page.goto('/nutrition');
  await expect(meals(page)).toHaveText([/two eggs and a slice of rye bread with butter.*kcal.*AI Score \d/]);
});

test('the foods of a sentence can be changed, and the total follows', async ({ page, signUp }) => {
  await signUp();
  await openDialog(page);
  await sentence(page).fill('två ägg, 1 dl grumpf');
  await sentence(page).fill('two eggs and a slice of rye bread and grumpf');
  await expect(mealItems(page)).toHaveText([/^Egg.*143 kcal/, /^Bread, rye.*83 kcal/]);
  const total = page.getByRole('status').filter({ hasText: 'Total' });
  await expect(total).toContainText('226 kcal');
  await expect(page.getByText("We didn't understand “grumpf”, so it isn't counted.")).toBeVisible();
  await expect(mealItems(page).first()).toContainText('Assumed: 50 g each');
  await expect(page.getByText(/Values from USDA FNDDS 2021-2023 \(/).last()).toBeVisible();

  await page.getByLabel(/^Grams: Egg/).fill('50');
  await expect(total).toContainText('155 kcal');
  await page.getByRole('button', { name: /^More: Egg/ }).click();
  await expect(page.getByLabel(/^Grams: Egg/)).toHaveValue('60');
  await page.getByLabel(/^Grams: Egg/).fill('200');
  await expect(total).toContainText('369 kcal');
  await page.getByRole('button', { name: /^Remove: Bread/ }).click();
  await expect(total).toContainText('286 kcal');

  // The edited sentence keeps the person's changes: the weight of the egg, and the removed bread.
  await sentence(page).fill('two eggs and a slice of rye bread, 200 g apple');
  await expect(mealItems(page)).toHaveText([/^Egg.*286 kcal/, /^Apple/]);
  await expect(page.getByLabel(/^Grams: Apple/)).toHaveValue('200');
  const sent = isSaving(page);
  await dialog(page).getByRole('button', { name: 'Save meal' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ items: [{ grams: 200 }, { grams: 200 }] });
});

test('asks how much only if the sentence gives no amount', async ({ page, signUp }) => {
  await signUp();
  await openDialog(page);
  await sentence(page).fill('two eggs and butter');
  const [egg, butter] = [mealItems(page).first(), mealItems(page).last()];
  await expect(butter).toContainText('How much?');
  await expect(egg).toContainText('Assumed: 50 g each');
  await expect(egg).not.toContainText('How much?');
  const choice = butter.getByRole('button', { name: /14 g$/ });
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel(/^Grams: Butter/)).toHaveValue('14');
});

test('another meaning of a word is chosen with one press, and the source is named once', async ({
  page,
  signUp,
}) => {
  await signUp();
  await openDialog(page);
  await sentence(page).fill('2 dl milk');
  const item = mealItems(page).first();
  await item.getByRole('button', { name: /^Wrong food\?/ }).click();
  await expect(page.getByText(/^Values from .+\(.+\)\.$/)).toBeVisible();
  const other = item.getByRole('button', { name: /kcal$/ }).first();
  const name = (await other.textContent())?.replace(/\s*[\d,]+ kcal$/, '') ?? '';
  await other.click();
  await expect(item).toContainText(name);
  await expect(item.getByLabel(`Grams: ${name}`)).toBeVisible();
});

test('a food is chosen while typing, beside what the sentence says', async ({ page, signUp }) => {
  await signUp();
  await openDialog(page);
  await sentence(page).fill('two eggs and 1 cup blueb');
  const found = page.getByRole('region', { name: 'Foods that match “blueb”' });
  await expect(found.getByRole('button').first()).toContainText(/blueberr/i);
  await found.getByRole('button').first().click();
  await expect(sentence(page)).toHaveValue('two eggs');
  await expect(sentence(page)).toBeFocused();
  await expect(mealItems(page)).toHaveText([/^Egg/, /blueberr/i]);
  // A word that is counted needs no choice of foods.
  await sentence(page).fill('two eggs and an apple');
  await expect(mealItems(page)).toHaveCount(3);
  await expect(page.getByRole('region', { name: /^Foods that match/ })).toHaveCount(0);
});

test('what names no food is not saved, and moves on to the values', async ({ page, signUp }) => {
  await signUp();
  await openDialog(page);
  await sentence(page).fill('grumpf');
  await expect(page.getByText(/We don't recognise a food here yet/)).toBeVisible();
  await sentence(page).fill('');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(page.getByText('Please fill in food name and meal type', { exact: true })).toBeVisible();
  await expect(sentence(page)).toHaveAccessibleDescription(/Write what you ate/);
  await sentence(page).fill('grumpf');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(sentence(page)).toHaveAccessibleDescription(/We couldn't find any food in this/);
  await page.getByRole('button', { name: 'Enter values yourself' }).click();
  await expect(page.getByLabel('Food name')).toHaveValue('grumpf');
  await expect(page.getByLabel('Food name')).toBeFocused();
  await page.getByLabel('Calories (kcal)').fill('90');
  const sent = isSaving(page);
  await page.getByRole('button', { name: 'Save meal' }).click();
  expect((await sent).postDataJSON()).not.toHaveProperty('items');
  await expect(dialog(page)).toBeHidden();
});

test('a sentence that could not be read is reported, and read again', async ({ page, signUp }) => {
  await signUp();
  await openDialog(page);
  await page.route('**/api/foods/parse', (route) => route.fulfill({ status: 503, body: '' }));
  await sentence(page).fill('two eggs');
  await expect(page.getByText("We couldn't read what you wrote")).toBeVisible();
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(sentence(page)).toHaveAccessibleDescription(/We couldn't find any food in this/);
  await page.unroute('**/api/foods/parse');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(mealItems(page)).toHaveText([/^Egg/]);
});
test.use({ expectedErrors: [/status of 503/] });

test('a meal opens with its foods, and can be changed', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/nutrition');
  await sentence(page).fill('two eggs');
  await expect(mealItems(page)).toHaveCount(1);
  await sentence(page).press('Enter');
  await expect(sentence(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Actions: two eggs' }).click();
  await page.getByRole('menuitem', { name: 'Edit meal' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit meal' });
  await editor.getByLabel(/^Grams: Egg/).fill('50');
  await editor.getByLabel('What did you eat?').fill('an apple');
  await expect(editor.getByRole('region', { name: 'Your meal' }).getByRole('listitem')).toHaveCount(2);
  await editor.getByRole('button', { name: 'Save meal' }).click();
  await expect(editor).toBeHidden();
  await expect(meals(page)).toHaveText([/two eggs, an apple/]);
});

test('foods are saved as a recipe, which is changed, counted by name and deleted', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/nutrition');
  await sentence(page).fill('1 dl oats and 2 dl milk');
  await expect(mealItems(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Save as recipe' }).click();
  const recipe = page.getByRole('dialog', { name: 'New recipe' });
  await recipe.getByLabel('Name').fill('Mormors gröt');
  await recipe.getByLabel('Portions').fill('2');
  await recipe.getByRole('button', { name: 'Save recipe' }).click();
  await expect(recipe).toBeHidden();

  await page.getByRole('button', { name: 'My foods' }).click();
  const own = page.getByRole('dialog', { name: 'My foods and recipes' });
  await expect(own.getByRole('listitem')).toHaveText([/Mormors gröt.*Your recipe/]);
  await own.getByRole('button', { name: 'Edit: Mormors gröt' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit recipe' });
  await expect(editor.getByLabel('Portions')).toHaveValue('2');
  await editor.getByLabel('Portions').fill('1');
  await editor.getByRole('button', { name: 'Save recipe' }).click();
  await expect(editor).toBeHidden();

  await own.getByRole('button', { name: 'New food' }).click();
  const food = page.getByRole('dialog', { name: 'New food' });
  await food.getByLabel('Name').fill('Granola');
  await food.getByLabel('Calories (kcal)').fill('450');
  await food.getByLabel('Portion in grams').fill('40');
  await food.getByRole('button', { name: 'Save food' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(2);
  await own.getByRole('button', { name: 'Close' }).click();

  await sentence(page).fill('mormors gröt and 40 g granola');
  await expect(mealItems(page)).toHaveText([/^Mormors gröt/, /^Granola.*180 kcal/]);
  await expect(page.getByText('Values from your own foods.').last()).toBeVisible();

  await page.getByRole('button', { name: 'My foods' }).click();
  await own.getByRole('button', { name: 'Delete: Granola' }).click();
  await expect(own.getByRole('listitem')).toHaveText([/Mormors gröt/]);
});

for (const language of ['en', 'sv'] as const) {
  test(`the dialog with foods is accessible (${language})`, async ({ page, signUp }) => {
    await signUp();
    await page.addInitScript((chosen) => localStorage.setItem('lagom.language', chosen), language);
    await page.goto('/nutrition');
    const isEnglish = language === 'en';
    await page
      .getByLabel(isEnglish ? 'What did you eat?' : 'Vad åt du?')
      .fill(isEnglish ? 'two eggs and blueb' : 'två ägg och blåb');
    await expect(page.getByRole('region', { name: isEnglish ? 'Your meal' : 'Din måltid' })).toBeVisible();
    await page
      .getByRole('button', { name: isEnglish ? /^Wrong food/ : /^Fel livsmedel/ })
      .first()
      .click();
    await expectAccessible(page, language);
  });
}

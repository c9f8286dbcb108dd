import type { Page } from '@playwright/test';
import { expect, test } from './testing.ts';

const dialog = (page: Page) => page.getByRole('dialog');
/**
 * For each dialog, a function that prepares the page and returns the button that opens the dialog, one of the dialog's
 * text fields, and a text to type.
 */
const openings = {
  cycle: async (page: Page) => {
    const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: number };
    const data = { modules: { menstrualCycle: true } };
    expect((await page.request.post(`/api/user-preferences/${id}`, { data })).ok()).toBe(true);
    await page.goto('/');
    return { open: page.getByRole('button', { name: 'Log an entry' }), field: 'Notes', typed: 'A calm day' };
  },
  workout: async (page: Page) => {
    await page.goto('/fitness');
    const open = page.getByRole('button', { name: 'Log a workout' });
    return { open, field: 'Duration in minutes', typed: '37,5' };
  },
  night: async (page: Page) => {
    await page.goto('/sleep');
    return { open: page.getByRole('button', { name: 'Log a night' }), field: 'Went to bed', typed: '21:45' };
  },
  meal: async (page: Page) => {
    await page.goto('/');
    return {
      open: page.getByRole('button', { name: 'Log Meal' }),
      field: 'What did you eat?',
      typed: 'Herring',
    };
  },
  targets: async (page: Page) => {
    await page.goto('/nutrition');
    return { open: page.getByRole('button', { name: 'Daily targets' }), field: 'Protein (g)', typed: '90,5' };
  },
};

for (const [name, start] of Object.entries(openings)) {
  test(`${name}: the draft survives every way of leaving, except Cancel`, async ({ page, signUp }) => {
    await signUp();
    const { open, field, typed } = await start(page);
    const input = dialog(page).getByLabel(field);
    const address = new URL(page.url()).pathname;

    await open.click();
    await input.fill(typed);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await open.click();
    await expect(input).toHaveValue(typed);
    await expect(dialog(page).getByText('Your draft is still here.')).toBeVisible();

    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeHidden();
    await open.click();
    await expect(input).toHaveValue(typed);

    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await open.click();
    await expect(input).toHaveValue(typed);

    await page.keyboard.press('Escape');
    await page.getByRole('navigation').getByRole('link', { name: 'AI Insights' }).click();
    await expect(page).toHaveURL('/ai-insights');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await open.click();
    await expect(input).toHaveValue(typed);

    await page.reload();
    await expect(dialog(page)).toBeHidden();
    await open.click();
    await expect(input).toHaveValue(typed);

    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(input).toHaveValue(typed);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await open.click();
    await expect(input).not.toHaveValue(typed);
    await expect(dialog(page).getByText('Your draft is still here.')).toBeHidden();
  });
}

test('the meal form on the page keeps its draft on other pages, after a reload and in the dialog', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Enter values yourself' }).click();
  await page.getByLabel('Food name').fill('Herring');
  await page.getByRole('tab', { name: 'Lunch' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Sleep' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sleep' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Food name')).toHaveValue('Herring');
  await page.reload();
  await expect(page.getByLabel('Food name')).toHaveValue('Herring');
  await expect(page.getByRole('tab', { name: 'Lunch' })).toHaveAttribute('aria-selected', 'true');

  await page.goto('/');
  await page.getByRole('button', { name: 'Log Meal' }).click();
  await expect(dialog(page).getByLabel('Food name')).toHaveValue('Herring');
  await dialog(page).getByRole('button', { name: 'Save meal' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Actions: Herring' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit meal' })).toBeVisible();
  await page.getByRole('button', { name: 'Enter values yourself' }).click();
  await expect(page.getByLabel('Food name')).toHaveValue('');
});

test('a day before 1970 is refused at its field', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/fitness');
  await page.getByRole('button', { name: 'Log a workout' }).click();
  const day = dialog(page).getByLabel('Date');
  const today = await day.inputValue();
  await expect(day).toHaveAttribute('min', '1970-01-01');
  await expect(day).toHaveAttribute('max', today);
  await dialog(page).getByRole('radio', { name: 'Cardio' }).check();
  await dialog(page).getByLabel('Duration in minutes').fill('30');
  await dialog(page).getByRole('radio', { name: 'Moderate' }).check();
  await day.fill('1969-12-31');
  await dialog(page).getByRole('button', { name: 'Save workout' }).click();
  await expect(day).toHaveAccessibleDescription('Choose a date between 1970 and today.');
  await expect(day).toBeFocused();
});

import type { Page } from '@playwright/test';
import { expect, test } from './testing.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const openings = {
  night: async (page: Page) => {
    await page.goto('/sleep');
    return { open: page.getByRole('button', { name: 'Log a night' }), field: 'Went to bed', typed: '21:45' };
  },
};

for (const [name, start] of Object.entries(openings)) {
  test(`${name}: the draft survives every way of leaving, except Cancel`, async ({ page, signUp }) => {
    await signUp();
    const { open, field, typed } = await start(page);
    const input = dialog(page).getByLabel(field);
    const address = page.url();

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
    expect(page.url()).toBe(address);
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

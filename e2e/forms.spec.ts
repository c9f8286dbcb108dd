import type { Page } from '@playwright/test';
import { expect, test } from './testing.ts';

const dialog = (page: Page) => page.getByRole('dialog');
/** How each dialog is opened, and one of its fields with something to type. */
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
    const open = page.getByRole('button', { name: 'Log another workout' });
    return { open, field: 'Duration in minutes', typed: '37,5' };
  },
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

import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

test.use({ expectedErrors: [/status of (400|503)/] });

test('a night that is entered by hand appears in the averages, the charts and the list', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/sleep');
  await expect(page.getByRole('region', { name: 'Quality goal' })).toContainText('8/10');
  await expect(page.getByText('Each bar is one night in bed.')).toBeVisible();

  for (const date of ['2026-01-13', '2026-01-14']) {
    await page.getByRole('button', { name: 'Log a night' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log a night' });
    await dialog.getByLabel('Woke up on').fill(date);
    await dialog.getByLabel('Went to bed').fill('23:15');
    await dialog.getByLabel('Woke up', { exact: true }).fill('06:45');
    await expect(dialog.getByText('7 h 30 min in bed')).toBeVisible();
    const slider = dialog.getByRole('slider', { name: 'How well did you sleep?' });
    await slider.press('End');
    await slider.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', '9 of 10, Excellent');
    await dialog.getByRole('button', { name: 'Save night' }).click();
    const toast = page.getByText('Night saved', { exact: true });
    await expect(toast).toBeVisible();
    await expect(page.getByText('Each bar is one night in bed.')).toHaveCount(0);
    // The button of the empty page is gone, and the focus is not at the top of the page.
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await page.getByRole('button', { name: 'Close' }).last().click();
    await expect(toast).toHaveCount(0);
  }

  await expect(page.getByRole('region', { name: 'Average sleep quality' })).toContainText('9/10');
  await expect(page.getByRole('region', { name: 'Rating' })).toContainText('Excellent');
  await expect(page.getByRole('region', { name: 'Quality goal' })).toContainText('Suggested goal reached');
  await expect(page.getByRole('row', { name: /14\sJan/ }).filter({ hasText: '9 of 10' })).toBeAttached();
  await page.getByRole('button', { name: 'Sleep efficiency' }).click();
  await expect(page.getByRole('row', { name: /14\sJan/ }).filter({ hasText: '90%' })).toBeAttached();
  const sessions = page.getByRole('region', { name: 'Recent sleep sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('7 h 30 min');

  await sessions
    .getByRole('button', { name: /^Actions for the night/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete night' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
});

test('goals can be changed, cancelled and saved, and a failure keeps the input', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/sleep');
  const goals = page.getByRole('region', { name: 'Sleep goals' });
  await goals.getByRole('button', { name: 'Edit Goals' }).click();
  await goals.getByLabel('Sleep hours').fill('7.5');
  await goals.getByRole('button', { name: 'Cancel' }).click();
  await expect(goals).toContainText('8 h');

  await goals.getByRole('button', { name: 'Edit Goals' }).click();
  await goals.getByLabel('Sleep hours').fill('5');
  await goals.getByRole('button', { name: 'Save' }).click();
  await expect(goals.getByText('Enter 6 to 12 hours, in steps of half an hour.')).toBeVisible();
  await goals.getByLabel('Sleep hours').fill('7.5');
  await goals.getByLabel('Bedtime').fill('23:00');
  await goals.getByLabel('Quality').fill('7');

  await page.route('**/api/sleep-goals', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 400, body: '' }) : route.continue(),
  );
  await goals.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Error saving goals', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Failed to save your sleep goals. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(goals.getByLabel('Sleep hours')).toHaveValue('7.5');

  await page.unroute('**/api/sleep-goals');
  await goals.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Sleep goals saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(goals).toContainText('23:00');
  await expect(page.getByRole('region', { name: 'Quality goal' })).toContainText('7/10');
});

for (const language of ['en', 'sv'] as const) {
  test(`the page is accessible (${language})`, async ({ page, signUp }) => {
    await signUp();
    await page.addInitScript((to) => localStorage.setItem('lagom.language', to), language);
    await page.goto('/sleep');
    await page.getByRole('button', { name: language === 'sv' ? 'Logga en natt' : 'Log a night' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, language);
    // The night of a past day is over, whenever the test runs.
    await page.getByRole('dialog').locator('input[type=date]').fill('2026-01-13');
    await page
      .getByRole('button', { name: /^(Fyll i de föreslagna tiderna|Fill in the suggested times), / })
      .click();
    await page.getByRole('button', { name: language === 'sv' ? 'Spara natten' : 'Save night' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page
      .getByRole('button', { name: language === 'sv' ? 'Stäng' : 'Close' })
      .last()
      .click();
    await page.getByRole('button', { name: language === 'sv' ? 'Ändra målen' : 'Edit Goals' }).click();
    await expectAccessible(page, language);
  });
}

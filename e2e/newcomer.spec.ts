import type { Page } from '@playwright/test';
import { expect, test } from './testing.ts';

const ring = (page: Page, name: string) => page.getByRole('img', { name, exact: true });

test('a new person signs up, fills a day and returns the next morning', { tag: '@main' }, async ({
  page,
}) => {
  const email = `newcomer-${test.info().workerIndex}-${test.info().retry}@example.org`;
  const password = 'Ljus-Morgon-7!';
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Saga');
  await page.getByLabel('Last name').fill('Norén');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page.getByText('Welcome to Lagom', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Saga$/ }),
  ).toBeVisible();
  await expect(page.getByText('No health data recorded yet today')).toBeVisible();

  await page.getByRole('button', { name: 'Daily check-in', exact: true }).click();
  await page.getByRole('slider', { name: 'How is your mood today?' }).press('End');
  await page.getByRole('slider', { name: 'How much energy do you have?' }).press('Home');
  await page
    .getByRole('group', { name: 'Did you eat junk food?' })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await page.getByRole('button', { name: 'Save check-in' }).click();
  const expectDaySummary = async (names: { mood: string; energy: string; water: string }) => {
    await expect(ring(page, names.mood)).toBeVisible();
    await expect(ring(page, names.energy)).toBeVisible();
    await expect(ring(page, names.water)).toBeVisible();
  };
  const english = {
    mood: 'Mood: 10 of 10, Great',
    energy: 'Energy: 1 of 10, Low',
    water: 'Water: 5 glasses',
  };
  await expectDaySummary(english);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Junk food' })
      .getByRole('img', { name: 'Not kept', exact: true }),
  ).toBeVisible();
  await page.reload();
  await expectDaySummary(english);

  await page.getByRole('button', { name: 'SV' }).click();
  const swedish = {
    mood: 'Humör: 10 av 10, Toppen',
    energy: 'Energi: 1 av 10, Låg',
    water: 'Vatten: 5 glas',
  };
  await expectDaySummary(swedish);

  await page.getByRole('button', { name: /Saga/ }).click();
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByRole('link', { name: 'Logga in' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect(page.getByText('Välkommen tillbaka!', { exact: true })).toBeVisible();
  await expectDaySummary(swedish);
});

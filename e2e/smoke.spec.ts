import { expect, test } from './testing.ts';

test('the health endpoint returns ok', { tag: '@main' }, async ({ request }) => {
  const answer = await request.get('/api/health');
  expect(await answer.json()).toEqual({ status: 'ok' });
});

test('the front page renders', { tag: '@main' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#root')).not.toBeEmpty();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

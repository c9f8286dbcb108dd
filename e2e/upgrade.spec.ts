import type { Page } from '@playwright/test';
import { expect, test } from './testing.ts';

test.use({ expectedErrors: [/status of 404|dynamically imported module/] });

/**
 * Makes the server respond as after an upgrade. GET requests for the script of `part` get a 404. HEAD requests for any
 * script also get a 404, because the app detects an upgrade with a HEAD request for its first script.
 */
async function removeScripts(page: Page, part: string): Promise<void> {
  await page.route(`**/assets/${part}-*.js`, (route) => route.fulfill({ status: 404 }));
  await page.route('**/assets/*.js', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.fallback(),
  );
}

/**
 * Marks the loaded document. Returns a function that resolves with true until the page is reloaded, and with false
 * afterwards.
 */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.body.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.body.hasAttribute('data-marked'));
}

const scriptCheck = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'HEAD');
const openCheckin = (page: Page) => page.getByRole('button', { name: 'Daily check-in', exact: true }).click();

test('the page reloads once when an upgrade has removed a script', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/');
  await removeScripts(page, 'checkin-dialog');
  const isSame = await markPage(page);
  await openCheckin(page);
  await expect.poll(() => isSame().catch(() => true)).toBe(false);

  // The script is still missing, so the page shows the error and does not reload again.
  const isSameAgain = await markPage(page);
  const checked = scriptCheck(page);
  await openCheckin(page);
  await checked;
  await expect(page.getByText("This part couldn't be loaded").first()).toBeVisible();
  expect(await isSameAgain()).toBe(true);
});

test('the page does not reload while the person writes a post', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/community');
  await removeScripts(page, 'sleep-page');
  const field = page.getByLabel('What would you like to share?');
  await field.fill('A long walk by the lake');
  const isSame = await markPage(page);
  const checked = scriptCheck(page);
  await page.getByRole('link', { name: 'Sleep' }).first().hover();
  await checked;
  expect(await isSame()).toBe(true);
  await expect(field).toHaveValue('A long walk by the lake');
});

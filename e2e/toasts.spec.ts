import type { Locator, Page } from '@playwright/test';
import { expect, test } from './testing.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Returns the names of the visible buttons and links in `part` that the element `cover` covers. */
async function coveredControls(part: Locator, cover: Locator): Promise<string[]> {
  const toast = await cover.boundingBox();
  if (!toast) throw new Error('The element that may cover others is not visible.');
  const controls = part.getByRole('button').or(part.getByRole('link'));
  const covered: string[] = [];
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    if (!box) continue;
    const isBeside =
      box.x + box.width <= toast.x ||
      toast.x + toast.width <= box.x ||
      box.y + box.height <= toast.y ||
      toast.y + toast.height <= box.y;
    if (!isBeside)
      covered.push((await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '');
  }
  return covered;
}

/**
 * Creates an entry, opens the page and deletes the entry. Returns the toast, which stays visible because the page's
 * clock is paused.
 */
async function deleteEntry(page: Page, path: string, endpoint: string, data: object): Promise<Locator> {
  const created = await page.request.post(endpoint, { data });
  expect(created.ok(), await created.text()).toBe(true);
  await page.clock.install();
  await page.goto(path);
  await page.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  const toast = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Undo' }) });
  await expect(toast).toBeVisible();
  await page.clock.pauseAt(Date.now() + 500);
  return toast;
}

test('a toast covers no tab, and no button of a sheet that opens while it shows', async ({
  page,
  signUp,
}) => {
  await signUp();
  const { id: userId } = await (await page.request.get('/api/auth/user')).json();
  const workout = { userId, type: 'yoga', duration: 20 };
  const toast = await deleteEntry(page, '/fitness', '/api/exercise-activities', workout);
  const tabs = page.getByRole('navigation', { name: 'Main navigation' });
  expect(await coveredControls(tabs, toast)).toEqual([]);

  await page.getByRole('button', { name: 'Log a workout' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save' }).waitFor();
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await expect(toast).toBeVisible();
  expect(await coveredControls(sheet, toast)).toEqual([]);
});

test('a toast covers no button of a session that fills the screen', async ({ page, signUp }) => {
  await signUp();
  const { id: userId } = await (await page.request.get('/api/auth/user')).json();
  const session = { userId, type: 'calm', duration: 10, completed: true };
  const toast = await deleteEntry(page, '/mindfulness', '/api/meditation-sessions', session);
  await page.getByRole('button', { name: '10-minute calm' }).click();
  const stage = page.getByRole('dialog');
  await stage.getByRole('button', { name: 'Pause' }).waitFor();
  await expect(toast).toBeVisible();
  expect(await coveredControls(stage, toast)).toEqual([]);
});

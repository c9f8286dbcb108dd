import { expect, type Page } from '@playwright/test';

/**
 * Returns how many rows an object store of the browser's database has. Returns 0 if the database or the store does not
 * exist.
 */
export const countRows = (page: Page, store: string) =>
  page.evaluate(async (name) => {
    // Does not open a missing database, because opening it would create a database without object
    // stores.
    if (!(await indexedDB.databases()).some((database) => database.name === 'lagom')) return 0;
    const { promise: database, resolve } = Promise.withResolvers<IDBDatabase>();
    const opening = indexedDB.open('lagom');
    opening.onsuccess = () => resolve(opening.result);
    const opened = await database;
    const { promise: count, resolve: resolveCount } = Promise.withResolvers<number>();
    if (!opened.objectStoreNames.contains(name)) resolveCount(0);
    else {
      const counting = opened.transaction(name).objectStore(name).count();
      counting.onsuccess = () => resolveCount(counting.result);
    }
    const rows = await count;
    opened.close();
    return rows;
  }, store);

/**
 * Waits until the browser has stored the responses that the page has read. The app collects new
 * responses for three seconds and then stores them together.
 */
export async function waitForAnswers(page: Page): Promise<void> {
  let earlier = 0;
  const isComplete = async () => {
    const previous = earlier;
    earlier = await countRows(page, 'answers');
    return earlier > 0 && earlier === previous;
  };
  await expect.poll(isComplete, { intervals: [4_000], timeout: 30_000 }).toBe(true);
}

/**
 * Opens each page without loading the document again. Waits until all pages are loaded and the browser has stored the
 * responses that they read. Returns the pages' headings by path.
 */
export async function visitPages(page: Page, paths: readonly string[]): Promise<Map<string, string>> {
  const underWay = new Set<unknown>();
  // A part whose script is still loading reads its data only afterwards.
  page.on('request', (request) => /\/(api|assets)\//.test(request.url()) && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const headings = new Map<string, string>();
  for (const path of paths) {
    headings.set(path, await visit(page, path));
    await expect.poll(() => underWay.size).toBe(0);
  }
  await waitForAnswers(page);
  return headings;
}

async function visit(page: Page, path: string): Promise<string> {
  const h1 = page.getByRole('heading', { level: 1 });
  const before = (await h1.textContent()) ?? '';
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(h1).not.toHaveText(before);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return (await h1.textContent()) ?? '';
}

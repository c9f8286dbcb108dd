import type { Page } from '@playwright/test';
import { firstViewId } from '#contracts/first-view-id.ts';
import { pages } from '#contracts/pages.ts';
import { startPageProxy } from './page-proxy.ts';
import { expect, test } from './testing.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Opens a page once, so that the server learns the browser's time zone. The server puts the data of the first view into
 * a document only if it knows the zone, and it stores the zone only after it has responded. So this function waits
 * until a document contains the data.
 */
async function visitOnce(page: Page) {
  await page.goto(pages.home);
  await expect(h1(page)).toBeVisible();
  const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
  const getDocument = async () => (await page.request.get(pages.home, { headers })).text();
  await expect.poll(getDocument).toContain(firstViewId);
}

const waitForTwoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

for (const [path, content] of [
  [pages.home, 'No health data recorded yet today'],
  [pages.nutrition, 'No food entries yet'],
  [pages.sleep, '22:00'],
  [pages.mindfulness, 'No sessions yet'],
  [pages.aiInsights, 'At least 42 days'],
  [pages.devices, 'Choose a file'],
] as const) {
  test(`${path} shows its data without calls`, async ({ page, signUp }) => {
    await signUp();
    await visitOnce(page);
    // Ends the first page, which can still make calls.
    await page.goto('about:blank');
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await page.goto(path);
    await expect(page.getByText(content).first()).toBeVisible();
    // Waits until the effects of the page have run, because they would fetch data that the document lacks. The effects
    // run after the content has been painted.
    await waitForTwoFrames(page);
    expect(calls).toEqual([]);
  });
}

/** Holds back the scripts of the next page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return () => scripts.resolve();
}

test('the frame of the page is visible before the scripts have loaded', async ({ page, signUp }) => {
  await signUp();
  await visitOnce(page);
  const releaseScripts = await holdScripts(page);
  await page.goto(pages.sleep, { waitUntil: 'commit' });
  await expect(page.getByText('Lagom', { exact: true })).toBeVisible();
  await expect(page.locator('main > [aria-busy]')).toBeVisible();
  await expect(h1(page)).toHaveText('Sleep');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  releaseScripts();
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('the frame of the dashboard has the greeting of the page', async ({ page, signUp }) => {
  await signUp({ firstName: 'Åsa' });
  await visitOnce(page);
  const releaseScripts = await holdScripts(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(() => {
        if (!document.querySelector('h1')?.checkVisibility())
          document.documentElement.dataset.lostHeading = 'true';
      }).observe(document.body, { attributes: true, childList: true, subtree: true });
    });
  });
  await page.goto(pages.home, { waitUntil: 'commit' });
  await expect(h1(page)).toHaveText(/^Good \w+, Åsa$/);
  const greeting = (await h1(page).textContent()) ?? '';
  releaseScripts();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Insights' })).toBeVisible();
  await expect(h1(page)).toHaveText(greeting);
  await expect(page.locator('html')).not.toHaveAttribute('data-lost-heading', 'true');
});

test('the scripts of a page start after its whole document has arrived', async ({ page, server, signUp }) => {
  const rest = Promise.withResolvers<void>();
  const proxy = await startPageProxy(server.address, async ({ headers }, response, body) => {
    const start = headers['sec-fetch-dest'] === 'document' ? body.indexOf('</main>') : 0;
    response.write(body.subarray(0, start));
    if (start > 0) await rest.promise;
    response.end(body.subarray(start));
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const calls = (folder: string) =>
    requests.filter((path) => path.startsWith(folder) && !/\.(css|woff2)$/.test(path));
  try {
    await signUp();
    await visitOnce(page);
    await page.goto('about:blank');
    requests.length = 0;
    await page.goto(new URL(pages.sleep, proxy.address).href, { waitUntil: 'commit' });
    await expect(h1(page)).toBeVisible();
    await waitForTwoFrames(page);
    expect(calls('/assets/')).toEqual([]);
    rest.resolve();
    await expect(page.getByText('22:00').first()).toBeVisible();
    expect(calls('/api/')).toEqual([]);
  } finally {
    proxy.close();
  }
});

for (const path of [pages.home, pages.nutrition]) {
  test(`the page replaces the frame in the HTML at once: ${path}`, async ({ page, signUp }) => {
    await signUp();
    await visitOnce(page);
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        const root = document.getElementById('root');
        if (document.readyState !== 'interactive' || !root) return;
        new MutationObserver((_records, observer) => {
          observer.disconnect();
          document.documentElement.dataset.firstRendering = root.querySelector('nav') ? 'page' : 'frame';
        }).observe(root, { childList: true });
      });
    });
    await page.goto(path);
    await expect(h1(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-first-rendering', 'page');
  });
}

test('after another sign-in, nothing of the first person is shown', async ({ page, signUp }) => {
  const account = (name: string) => page.getByRole('button', { name: `Your account: ${name}` });
  await signUp({ firstName: 'Astrid' });
  await visitOnce(page);
  await page.goto(pages.sleep);
  await account('Astrid').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.content()).not.toContain('Astrid');
  await signUp({ firstName: 'Bo' });
  await page.goBack();
  await expect(page).toHaveURL(pages.sleep);
  await expect(account('Bo')).toBeVisible();
  expect(await page.content()).not.toContain('Astrid');
  await page.reload();
  await expect(account('Bo')).toBeVisible();
  expect(await page.content()).not.toContain('Astrid');
});

test('after a sign-out elsewhere, the page has no data', async ({ page, signUp }) => {
  await signUp();
  await visitOnce(page);
  await page.request.post('/api/auth/logout');
  const response = await page.goto(pages.sleep);
  expect(await response?.text()).not.toContain(firstViewId);
  await expect(page).toHaveURL(/\/auth/);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the stored document has no data', async ({ page, signUp }) => {
    await signUp();
    await visitOnce(page);
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    );
    const response = await page.goto(pages.dashboard);
    expect(response?.fromServiceWorker()).toBe(true);
    expect(await response?.text()).toContain(firstViewId);
    const stored = await page.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const file = await cache.match(request);
          if (file?.headers.get('content-type')?.includes('html')) texts.push(await file.text());
        }
      }
      return texts;
    });
    expect(stored).toHaveLength(1);
    expect(stored[0]).not.toContain(firstViewId);
  });
});

import type { Page } from '@playwright/test';
import { memberPaths, pages } from '#contracts/pages.ts';
import { dialogAddress, type LinkedDialog, shareTargetPath } from '#web/lib/worker-paths.ts';
import { startPageProxy } from './page-proxy.ts';
import { expect, test } from './testing.ts';
import { countRows, visitPages, waitForAnswers } from './visited-pages.ts';

// Without a network, the browser logs each failed request to its console.
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

/** Waits until the service worker has stored the app and serves the page. */
const waitForWorker = (page: Page) =>
  page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const updated = (page: Page) => page.getByText(/^Last updated/);

/** The pages that read from the server, without the dashboard, on which the test starts. */
const readingPages = memberPaths.filter((path) => path !== pages.home && path !== pages.outbox);

/** Other paths of members. They show the dashboard or a page that is already in `readingPages`. */
const otherAddresses = [pages.home, pages.dashboard, pages.accountSettings];

test('every page of a member opens without a network after one visit', async ({ page, context, signUp }) => {
  test.setTimeout(600_000);
  await signUp();
  await page.goto('/');
  const headings = await visitPages(page, readingPages);
  await waitForWorker(page);
  await waitForAnswers(page);
  await context.setOffline(true);
  for (const path of [...readingPages, ...otherAddresses]) {
    await page.goto(path);
    await expect(h1(page), path).toHaveText(headings.get(path) ?? /./);
    await expect(updated(page), path).toBeVisible();
    await expect(page.getByText('not been opened on this device'), path).toHaveCount(0);
    await expect(page.getByRole('alert'), path).toHaveCount(0);
  }
  await context.setOffline(false);
  await expect(updated(page)).toHaveCount(0);
});

test('the dialogs open without a network, also in a new tab', async ({ page, context, signUp }) => {
  await signUp();
  const questions = page.waitForResponse('**/api/custom-questions?**');
  await page.goto('/');
  await questions;
  await waitForWorker(page);
  await waitForAnswers(page);
  await context.setOffline(true);
  await page.close();
  const tab = await context.newPage();
  for (const dialog of ['checkin', 'food', 'meditation', 'sharedPhoto'] satisfies LinkedDialog[]) {
    await tab.goto(dialogAddress(dialog));
    await expect(tab.getByRole('dialog'), dialog).toBeVisible();
    await expect(tab).toHaveURL('/');
  }
  await tab.goto('/');
  await tab.getByRole('button', { name: 'Customise dashboard' }).click();
  await expect(tab.getByRole('dialog')).toBeVisible();
});

test('a visitor sees the public pages without a network', async ({ page, context }) => {
  await page.goto('/landing');
  await waitForWorker(page);
  await context.setOffline(true);
  for (const path of [pages.home, pages.landing, pages.demo, pages.auth, pages.forgotPassword, '/nowhere']) {
    await page.goto(path);
    await expect(h1(page).first(), path).toBeVisible();
    await expect(page.getByText('This page stopped working'), path).toHaveCount(0);
  }
});

test('the next day is empty and can be logged without a network', async ({ page, context, signUp }) => {
  await signUp();
  await page.goto('/?open=checkin');
  await expect(page.getByRole('slider').first()).toBeVisible();
  await page.goto('/nutrition');
  await expect(h1(page)).toHaveText('Nutrition');
  await waitForWorker(page);
  await waitForAnswers(page);
  await context.setOffline(true);
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60_000);
  await page.goto('/nutrition');
  await expect(page.getByText(/^Last updated: Yesterday/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Returns everything that the browser stores for the page, as text: Cache Storage, IndexedDB and local storage. */
const dumpStorage = (page: Page) =>
  page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) => {
      const { promise, resolve, reject } = Promise.withResolvers<Value>();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
      return promise;
    };
    const texts: string[] = [JSON.stringify(localStorage)];
    const addBytes = (bytes: ArrayBuffer) => {
      for (const encoding of ['latin1', 'utf-8', 'utf-16le'])
        texts.push(new TextDecoder(encoding).decode(bytes));
    };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        texts.push(JSON.stringify(await done(rows.getAllKeys())));
        for (const row of await done(database.transaction(store).objectStore(store).getAll())) {
          texts.push(JSON.stringify(row));
          if (row.sealed) addBytes(row.sealed.bytes);
        }
      }
      database.close();
    }
    return texts.join('\n');
  });

test('nothing that a person wrote is stored in plain text', async ({ page, context, signUp }) => {
  await signUp();
  const content = 'blåbärspaj';
  const answer = await context.request.post('/api/community-posts', { data: { type: 'post', content } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto('/community');
  await expect(page.getByText(content)).toBeVisible();
  await waitForWorker(page);
  await waitForAnswers(page);
  const dump = await dumpStorage(page);
  expect(dump).toContain('/assets/');
  expect(dump).not.toContain('/api/community-posts?');
  expect(dump).not.toContain(content);
});

test('signing out deletes the stored responses', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/');
  await waitForAnswers(page);
  await page.getByRole('button', { name: 'Your account: Astrid' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  // Waits for the link first. Signing out loads a new document at the same address, so the address alone does not show
  // that the document is loaded.
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(() => countRows(page, 'answers')).toBe(0);
});

test('a photo shared from another app opens in the meal form', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/');
  await waitForWorker(page);
  await page.evaluate(async (action) => {
    const canvas = document.createElement('canvas');
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    canvas.toBlob(resolve, 'image/png');
    const files = new DataTransfer();
    files.items.add(new File([(await promise) ?? ''], 'lunch.png', { type: 'image/png' }));
    const form = Object.assign(document.createElement('form'), {
      method: 'POST',
      enctype: 'multipart/form-data',
      action,
    });
    const field = Object.assign(document.createElement('input'), { type: 'file', name: 'photo' });
    field.files = files.files;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, shareTargetPath);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('img[src^="blob:"]')).toBeVisible();
});

test('a new version is offered and loaded on request', async ({ page, server, signUp }) => {
  let build = 'first';
  const proxy = await startPageProxy(server.address, (request, response, body) =>
    response.end(request.url === '/sw.js' ? `${body}\n// ${build} build` : body),
  );
  try {
    await signUp();
    await page.goto(proxy.address);
    await waitForWorker(page);
    build = 'second';
    await page.reload();
    await expect(page.getByText('A new version is ready').first()).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update' }).click();
    await reloaded;
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null))
      .toBe(true);
  } finally {
    proxy.close();
  }
});

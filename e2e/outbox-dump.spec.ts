import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './testing.ts';

test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

/** Returns all values of all IndexedDB stores of the page, with binary values as Latin-1 text. */
function dumpStores(page: Page): Promise<{ rows: number; text: string }> {
  return page.evaluate(async () => {
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const toText = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return toText(new Uint8Array(value));
      if (value instanceof Uint8Array) return Array.from(value, (byte) => String.fromCharCode(byte)).join('');
      if (value instanceof CryptoKey) return `key, extractable: ${value.extractable}`;
      if (value instanceof Blob) return 'A Blob, which is not sealed.';
      if (typeof value !== 'object' || value === null) return String(value);
      return Object.entries(value)
        .map(([name, part]) => `${name}=${toText(part)}`)
        .join(' ');
    };
    let rows = 0;
    let text = '';
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name));
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        const [keys, values] = await Promise.all([request(store.getAllKeys()), request(store.getAll())]);
        rows += values.length;
        text += `${storeName} ${toText(keys)} ${toText(values)}\n`;
      }
      database.close();
    }
    return { rows, text };
  });
}

/** Returns the bytes of all files below a folder. */
async function readFolder(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Buffer.concat(await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name)))));
}

test('a dump of IndexedDB shows nothing of an unsent entry, its photo or a response', async ({
  server,
  playwright,
}, { project }) => {
  const profile = await mkdtemp(join(tmpdir(), 'lagom-dump-'));
  const { launchOptions, locale, timezoneId } = project.use;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    locale,
    timezoneId,
    baseURL: server.address,
  });
  try {
    const api = await playwright.request.newContext({ baseURL: server.address });
    const email = `${randomBytes(6).toString('hex')}@example.org`;
    const person = { firstName: 'Astrid', lastName: 'Lind', email, password: 'Tjugo-sju!blommor27' };
    expect((await api.post('/api/auth/register', { data: person })).ok()).toBe(true);
    const answer = { type: 'post', content: 'A response from the cloudberry server' };
    expect((await api.post('/api/community-posts', { data: answer })).ok()).toBe(true);
    await context.addCookies((await api.storageState()).cookies);

    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto('/community');
    await expect(page.getByText(answer.content)).toBeVisible();
    await page.goto('/nutrition');
    await page.getByRole('button', { name: 'Enter values yourself' }).click();
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#000', noise } })
      .jpeg()
      .toBuffer();
    await page
      .getByLabel('Choose photo')
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(page.getByAltText('Your photo of the meal')).toBeVisible();
    await page.getByLabel('Food name').fill('Wolffish with lingonberries');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save meal' }).click();
    await expect(page.getByAltText('Your photo of the meal')).toBeHidden({ timeout: 20_000 });

    const dump = await dumpStores(page);
    expect(dump.rows).toBeGreaterThan(1);
    expect(dump.text).toContain('extractable: false');
    await context.close();
    const onDisk = await readFolder(join(profile, 'Default', 'IndexedDB'));
    expect(onDisk.length).toBeGreaterThan(photo.length);

    const words = ['Wolffish', 'lingonberries', 'cloudberry', 'food-entries', 'image/jpeg', 'Exif', 'JFIF'];
    for (const word of words) {
      expect(dump.text).not.toContain(word);
      for (const encoding of ['utf8', 'utf16le'] as const) {
        expect(onDisk.includes(Buffer.from(word, encoding)), `${word} on disk`).toBe(false);
      }
    }
    const piece = photo.subarray(photo.length / 2, photo.length / 2 + 24);
    expect(dump.text).not.toContain(piece.toString('latin1'));
    expect(onDisk.includes(piece)).toBe(false);
  } finally {
    await context.close().catch(() => undefined);
    await rm(profile, { recursive: true, force: true });
  }
});

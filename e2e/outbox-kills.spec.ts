import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type APIRequestContext,
  type BrowserContext,
  chromium,
  expect,
  type Page,
  request as requests,
  test,
} from '@playwright/test';
import sharp from 'sharp';
import { seededRandom } from '#domain/seeded-random.ts';
import { freePort } from '#server/testing/free-port.ts';
import { type ServerProcess, startServer } from '#server/testing/server-process.ts';
import { makeDatabase } from './testing.ts';

/**
 * The number of rounds, and the seed of the random times at which the server or the browser is killed. `npm run
 * drill:outbox` runs more rounds.
 */
const rounds = Number(process.env.DRILL_ROUNDS ?? 4);
const seed = Number(process.env.DRILL_SEED ?? 1);

/** How long an entry is allowed to stay unsent after the server and the browser have restarted, in milliseconds. */
const graceMs = 10_000;

let dataDir: string;
let profile: string;
let port: number;
let database: Awaited<ReturnType<typeof makeDatabase>>;
let server: ServerProcess;
let api: APIRequestContext;
let context: BrowserContext;
let photo: Buffer;

const start = () => startServer({ DATA_DIR: dataDir, ...database.settings }, port);

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lagom-drill-'));
  profile = await mkdtemp(join(tmpdir(), 'lagom-drill-profile-'));
  port = await freePort();
  database = await makeDatabase(dataDir);
  server = await start();
  api = await requests.newContext({ baseURL: server.address });
  const person = {
    firstName: 'Astrid',
    lastName: 'Lind',
    email: 'astrid@example.org',
    password: 'Tjugo-sju!blommor27',
  };
  expect((await api.post('/api/auth/register', { data: person })).ok()).toBe(true);
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c63' } })
    .jpeg()
    .toBuffer();
});
test.afterAll(async () => {
  await context?.close().catch(() => undefined);
  await server?.end();
  await database?.drop();
  for (const folder of [dataDir, profile]) await rm(folder, { recursive: true, force: true });
});

/** Starts the person's browser, with the data that the browser stored before it was killed. */
async function openBrowser(): Promise<Page> {
  const { launchOptions, locale, timezoneId } = test.info().project.use;
  context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    locale,
    serviceWorkers: 'allow',
    timezoneId,
    baseURL: server.address,
  });
  // Sets the session cookie again, because a killed browser has possibly not written it to disk.
  await context.addCookies((await api.storageState()).cookies);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
}

/**
 * Kills the main process of the browser. The browser's other processes then end too. Waits until the browser has ended.
 */
async function killBrowser(): Promise<void> {
  const closed = new Promise((resolve) => context.once('close', resolve));
  const lock = await readlink(join(profile, 'SingletonLock'));
  process.kill(Number(lock.slice(lock.lastIndexOf('-') + 1)), 'SIGKILL');
  await closed;
  await rm(join(profile, 'SingletonLock'), { force: true });
}

/**
 * Fills in the form of a meal with a photo, but does not send it. The returned `submit` sends the form. The returned
 * `accepted` waits until the form is empty, which means that the meal is stored on the server or on the device.
 */
async function prepareMeal(page: Page, name: string) {
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Enter values yourself' }).click();
  await page.getByLabel('Pick photo').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByAltText('Your photo of the meal')).toBeVisible();
  await page.getByLabel('Food name').fill(name);
  return {
    submit: () => page.getByRole('button', { name: 'Save meal' }).click(),
    accepted: () => expect(page.getByAltText('Your photo of the meal')).toBeHidden(),
  };
}

async function preparePost(page: Page, text: string) {
  await page.goto('/community');
  const field = page.getByLabel('What would you like to share?');
  await field.fill(text);
  return {
    submit: () => page.getByRole('button', { name: 'Share post' }).click(),
    accepted: () => expect(field).toHaveValue(''),
  };
}

interface Stored {
  name?: string;
  content?: string;
  photoUrl?: string | null;
}

/** Returns the stored meals with the name `text` and the stored posts with the content `text`. */
async function findStored(text: string): Promise<Stored[]> {
  const lists = await Promise.all(
    ['/api/food-entries?limit=20', '/api/community-posts?limit=20'].map(async (path) =>
      (await api.get(path)).json(),
    ),
  );
  return (lists.flat() as Stored[]).filter(({ name, content }) => name === text || content === text);
}

for (let round = 0; round < rounds; round++) {
  test(`a write survives the deaths of round ${round} of seed ${seed}`, async () => {
    test.setTimeout(600_000);
    const chance = seededRandom(seed * 1000 + round);
    const isMeal = chance() < 0.6;
    const serverDiesAfter = chance() * 250;
    const serverIsBackAfter = chance() * 1500;
    const browserDies = chance() < 0.4;
    const browserDiesAfter = chance() * 600;
    const text = `Round ${round} of ${seed}`;

    let page = await openBrowser();
    const write = await (isMeal ? prepareMeal(page, text) : preparePost(page, text));
    const deaths = [wait(serverDiesAfter).then(() => server.end('SIGKILL'))];
    if (browserDies) deaths.push(wait(browserDiesAfter).then(killBrowser));
    let isAccepted = false;
    const told = write
      .submit()
      .then(write.accepted)
      .then(() => {
        isAccepted = true;
      })
      .catch((error) => {
        if (!browserDies) throw error;
      });
    await Promise.all(deaths);
    await wait(serverIsBackAfter);
    server = await start();
    await told;
    if (browserDies) {
      page = await openBrowser();
    }
    if (isAccepted) {
      await expect.poll(async () => (await findStored(text)).length, { timeout: graceMs }).toBe(1);
    } else {
      // The browser was killed before the page showed a result, so the entry is possibly not stored
      // on the device. Waits for the longest time that a stored entry can take to reach the server.
      await wait(graceMs);
    }
    const stored = await findStored(text);
    expect(stored.length).toBeLessThanOrEqual(1);
    for (const { photoUrl } of stored) if (isMeal) expect((await api.get(photoUrl ?? '')).ok()).toBe(true);
    await context.close();
    const again = await findStored(text);
    expect(again.length).toBe(stored.length);
  });
}

import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import type { connect } from '#server/db/connect.ts';
import { runOnServer } from '#server/testing/base-database.ts';
import { copyBaseFolder } from '#server/testing/base-folder.ts';
import { startServer } from '#server/testing/server-process.ts';

interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

interface Fixtures {
  /** Registers a new person over the API and signs the page's browser in as that person. */
  signUp: (name?: { firstName?: string; lastName?: string }) => Promise<Person>;
  /** Waits for an email to an address. Returns the newest email as text, with its headers. */
  newestEmail: (to: string) => Promise<string>;
  /** Patterns of the console errors that a test causes on purpose. Any other console error fails the test. */
  expectedErrors: RegExp[];
  failOnConsoleErrors: undefined;
}

export interface WorkerFixtures {
  /** A server process for this Playwright worker. The database of the server has no people at first. */
  server: { address: string; dataDir: string };
  /** Environment variables of the server, in addition to the usual variables. */
  serverSettings: Record<string, string>;
  /** Adds people and data to the database before the server starts. */
  fillDatabase: (settings: Parameters<typeof connect>[0]) => Promise<void>;
}

// The page checks the session of a visitor and gets a 401, which browsers log to the console.
const ignoredErrors = [/status of 401/];

export const test = base.extend<Fixtures, WorkerFixtures>({
  serverSettings: [{}, { option: true, scope: 'worker' }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
  fillDatabase: [({}, use) => use(async () => {}), { scope: 'worker' }],

  server: [
    async ({ serverSettings, fillDatabase }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'lagom-e2e-'));
      const database = await makeDatabase(dataDir);
      const settings = { DATA_DIR: dataDir, ...database.settings };
      await fillDatabase(settings);
      const server = await startServer({ ...settings, ...serverSettings });
      try {
        await use({ address: server.address, dataDir });
      } finally {
        await server.end();
        await database.drop();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: ({ server }, use) => use(server.address),

  signUp: ({ context }, use) =>
    use(async ({ firstName = 'Astrid', lastName = 'Lind' } = {}) => {
      const person = {
        firstName,
        lastName,
        email: `${randomBytes(6).toString('hex')}@example.org`,
        password: 'Tjugo-sju!blommor27',
      };
      const answer = await context.request.post('/api/auth/register', { data: person });
      expect(answer.ok(), await answer.text()).toBe(true);
      return person;
    }),

  newestEmail: ({ server }, use) =>
    use(async (to) => {
      const folder = join(server.dataDir, 'outbox');
      let sentEmail: string | undefined;
      await expect
        .poll(
          async () => {
            sentEmail = (await readEmails(folder)).findLast((text) => text.includes(to));
            return sentEmail !== undefined;
          },
          { message: `an email to ${to}` },
        )
        .toBe(true);
      return sentEmail ?? '';
    }),

  expectedErrors: [[], { option: true }],

  failOnConsoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      const allowed = [...ignoredErrors, ...expectedErrors];
      const recordError = (text: string) =>
        allowed.some((pattern) => pattern.test(text)) || errors.push(text);
      page.on(
        'console',
        (message: ConsoleMessage) => message.type() === 'error' && recordError(message.text()),
      );
      page.on('pageerror', (error) => recordError(String(error)));
      await use(undefined);
      expect(errors, 'errors in the console of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Copies the database of global-setup.ts, which has no people: to the data folder, or to a new database on the
 * PostgreSQL server of E2E_DATABASE_URL. Returns the server settings for the copy. `drop` deletes the new database on
 * PostgreSQL.
 */
export async function makeDatabase(
  dataDir: string,
): Promise<{ settings: Record<string, string>; drop: () => Promise<void> }> {
  const { E2E_DATABASE_URL: server, E2E_BASE: base } = process.env;
  if (base === undefined) throw new Error('E2E_BASE is not set. global-setup.ts sets it.');
  if (server === undefined) {
    await copyBaseFolder(base, dataDir);
    return { settings: {}, drop: async () => {} };
  }
  const name = `lagom_e2e_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `create database ${name} template ${base}`);
  return {
    settings: { DATABASE_URL: new URL(`/${name}`, server).href },
    drop: () => runOnServer(server, `drop database ${name} with (force)`),
  };
}

/**
 * Returns the emails in the folder, oldest first: the name of each file starts with the time. Leaves out files that are
 * still being written, whose names start with a dot.
 */
async function readEmails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const complete = names.filter((name) => !name.startsWith('.')).sort();
  return Promise.all(complete.map((name) => readFile(join(folder, name), 'utf8')));
}

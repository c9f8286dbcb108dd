import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { demoEmail, seedUsers } from '#server/db/seed/seed-users.ts';
import { hashPassword } from '#server/modules/auth/password.ts';
import { startServer } from '#server/testing/server-process.ts';
import { findChromium } from '../find-chromium.ts';

const password = 'Lagom-demo-27!';
const zone = 'Europe/Stockholm';

export interface RunningProduct {
  address: string;
  browser: Browser;
  /** Opens a browser context with the given options, signed in as the seeded person. */
  open(options: Parameters<Browser['newContext']>[0]): Promise<BrowserContext>;
  end(): Promise<void>;
}

/** Starts the built product with a year of generated data, and a browser. */
export async function startProduct(): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lagom-media-'));
  const database = await connect({ DATA_DIR: dataDir });
  await migrate(database.db);
  const today = toCalendarDay(new Date(), zone);
  await seedUsers(database.db, {
    people: 1,
    days: 365,
    today,
    now: new Date(),
    passwordHash: await hashPassword(password),
  });
  await database.close();

  const server = await startServer({ DATA_DIR: dataDir });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  return {
    address: server.address,
    browser,
    async open(options) {
      const context = await browser.newContext({ baseURL: server.address, timezoneId: zone, ...options });
      const signedIn = await context.request.post('/api/auth/login', {
        data: { email: demoEmail, password },
      });
      if (!signedIn.ok()) throw new Error(`Signing in failed: ${signedIn.status()}`);
      return context;
    },
    async end() {
      await browser.close();
      await server.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { addDays, getWeekday, toCalendarDay } from '#domain/calendar-day.ts';
import { toInstant } from '#domain/zoned-time.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { demoEmail, demoPassword, seedUsers } from '#server/db/seed/seed-users.ts';
import { hashPassword } from '#server/modules/auth/password.ts';
import { updateInsights } from '#server/modules/insights/update-insights.ts';
import { startServer } from '#server/testing/server-process.ts';
import { findChromium } from '../find-chromium.ts';
import { addSampleData } from './add-sample-data.ts';
import { type Language, locales } from './language.ts';
import { shiftClock, shiftedClockOption } from './shift-clock.ts';

const zone = 'Europe/Stockholm';

/**
 * The weekday (4 is Thursday) and the time of day at which the pictures and films show the product.
 * In the evening, most of the day has been logged.
 */
const shown = { weekday: 4, time: '20:50' };

export interface RunningProduct {
  language: Language;
  address: string;
  browser: Browser;
  /** Opens a browser context with the given options, signed in as the seeded person. */
  open(options: Parameters<Browser['newContext']>[0]): Promise<BrowserContext>;
  end(): Promise<void>;
}

/**
 * Starts the built product with eleven months of generated data, and a browser. Sets the clocks of
 * the server and the browser to the last past weekday and time of `shown`. The pictures and films
 * therefore do not depend on the time of day at which they are made.
 */
export async function startProduct(language: Language): Promise<RunningProduct> {
  const now = findEvening();
  const shift = now.getTime() - Date.now();
  const dataDir = await mkdtemp(join(tmpdir(), 'lagom-media-'));
  await fillDatabase(dataDir, language, now);
  const server = await startServer({ DATA_DIR: dataDir, NODE_OPTIONS: shiftedClockOption(shift) });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  return {
    language,
    address: server.address,
    browser,
    async open(options) {
      const context = await browser.newContext({
        baseURL: server.address,
        timezoneId: zone,
        locale: locales[language],
        serviceWorkers: 'block',
        ...options,
      });
      await context.addInitScript(shiftClock, shift);
      const signedIn = await context.request.post('/api/auth/login', {
        data: { email: demoEmail, password: demoPassword },
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

/** Returns the last past instant at which the clock in `zone` shows the weekday and time of `shown`. */
function findEvening(): Date {
  const yesterday = addDays(toCalendarDay(new Date(), zone), -1);
  const day = addDays(yesterday, -((getWeekday(yesterday) - shown.weekday + 7) % 7));
  return toInstant(day, shown.time, zone);
}

async function fillDatabase(dataDir: string, language: Language, now: Date): Promise<void> {
  const { db, close } = await connect({ DATA_DIR: dataDir });
  await migrate(db);
  const passwordHash = await hashPassword(demoPassword);
  await seedUsers(db, { people: 1, days: 330, today: toCalendarDay(now, zone), now, passwordHash });
  await addSampleData(db, { language, now, zone });
  const person = await db
    .selectFrom('users')
    .where('email', '=', demoEmail)
    .select('id')
    .executeTakeFirstOrThrow();
  await updateInsights({ db, now: () => now }, person.id);
  await close();
}

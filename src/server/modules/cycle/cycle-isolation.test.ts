import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../../..');
const own = 'server/modules/cycle/';

/**
 * The paths of files that may contain the name of the table of cycle entries: the cycle module, the migrations, the
 * generated types of the tables, and the seed data.
 */
const mayNameTheTable = [own, 'server/db/migrations/', 'server/db/tables.ts', 'server/db/seed/'];

/**
 * The imports from the cycle module that are allowed. Files of the module itself may import anything. The app imports
 * the routes, the account module imports the service for export and deletion, `dailySeries` imports the daily totals,
 * and the devices module imports the service that stores and deletes the days of devices and imports. Two groups of
 * tests import the test helpers.
 */
const mayImport = [
  { from: own, what: /.*/ },
  { from: 'server/app.ts', what: /modules\/cycle\/cycle-routes\.ts$/ },
  { from: 'server/modules/account/', what: /\/cycle\/cycle-service\.ts$/ },
  { from: 'server/modules/devices/', what: /\/cycle\/imported-days-service\.ts$/ },
  { from: 'server/http/event-time.api.test.ts', what: /\/cycle\/test-helpers\.ts$/ },
  { from: 'server/modules/devices/', what: /\/cycle\/test-helpers\.ts$/ },
  {
    from: 'server/modules/measures/daily-series-service.ts',
    what: /\/cycle\/cycle-totals-service\.ts$/,
  },
];

/** Returns a message for each violation of `mayNameTheTable` and `mayImport` in a file. */
function breachesOf(path: string, text: string): string[] {
  const breaches: string[] = [];
  if (/menstrual_?cycle_?entries/i.test(text) && !mayNameTheTable.some((start) => path.startsWith(start)))
    breaches.push(`src/${path} names the table of cycle entries, which only the cycle module may.`);
  for (const [, module = ''] of text.matchAll(/['"`]([^'"`\n]*\/cycle(?:\/[^'"`\n]*)?)['"`]/g)) {
    const isServerModule =
      /(^|\/)(modules\/cycle|\.\.?\/cycle)(\/|$)/.test(module) && path.startsWith('server/');
    const allowed = mayImport.some(({ from, what }) => path.startsWith(from) && what.test(module));
    if (isServerModule && !allowed)
      breaches.push(
        `src/${path} reaches into the cycle module (${module}); only the account, dailySeries and devices may, by its services.`,
      );
  }
  return breaches;
}

test('only the cycle module accesses cycle entries', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(ts|tsx|sql|js|mjs)$/.test(path));
  expect(files).toContain('server/modules/cycle/cycle-queries.ts');
  expect(files).toContain('server/app.ts');
  expect(files.flatMap((path) => breachesOf(path, readFileSync(join(sources, path), 'utf8')))).toEqual([]);
});

test.each([
  ['server/modules/insights/insights-queries.ts', "db.selectFrom('menstrual_cycle_entries')"],
  ['server/modules/community/community-queries.ts', 'select * from "Menstrual_Cycle_Entries"'],
  ['server/modules/dashboard/dashboard-queries.ts', 'type Row = MenstrualCycleEntries'],
  ['server/modules/insights/insights-service.ts', "import { listEntries } from '../cycle/cycle-service.ts';"],
  ['server/modules/insights/insights-jobs.ts', "await import('#server/modules/cycle/cycle-queries.ts')"],
  ['server/ai/ai.ts', "import { getCalendar } from '../modules/cycle/calendar.ts';"],
  [
    'server/modules/account/account-service.ts',
    "import { findCycleMarks } from '../cycle/cycle-queries.ts';",
  ],
  ['server/app.ts', "import { listAllEntries } from './modules/cycle/cycle-service.ts';"],
  ['server/modules/devices/x.ts', "import { listAllEntries } from '../cycle/cycle-service.ts';"],
  ['server/modules/insights/x.ts', "import { listDailyCycle } from '../cycle/cycle-totals-service.ts';"],
  ['server/modules/measures/daily-series-service.ts', "import { x } from '../cycle/cycle-service.ts';"],
])('a violation in %s is found', (path, text) => {
  expect(breachesOf(path, text)).toHaveLength(1);
});

test.each([
  [
    'server/modules/account/account-service.ts',
    "import { listAllEntries } from '../cycle/cycle-service.ts';",
  ],
  ['server/app.ts', "import { addCycleRoutes } from './modules/cycle/cycle-routes.ts';"],
  ['server/db/seed/seed-cycle.ts', "insertRows(db, 'menstrual_cycle_entries', columns, rows)"],
  ['web/features/cycle/use-cycle.ts', "import { listCycleEntries } from '#contracts/cycle.ts';"],
])('allowed code in %s is accepted', (path, text) => {
  expect(breachesOf(path, text)).toEqual([]);
});

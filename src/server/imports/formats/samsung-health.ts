import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { DailyValues } from '../daily-values.ts';
import type { ExportFile, Reader } from '../reader.ts';
import { notUsed, readEachFile } from '../reject.ts';
import { nightlyTables, readNightly, readWeights } from './samsung-health/body.ts';
import { Clock } from './samsung-health/clock.ts';
import { dayKinds, readDays } from './samsung-health/days.ts';
import { readSessions, readWorkouts } from './samsung-health/events.ts';
import { findReading } from './samsung-health/find-reading.ts';
import { readMeals } from './samsung-health/meals.ts';
import { readNights } from './samsung-health/nights.ts';
import { tableKind } from './samsung-health/read-table.ts';

const weightKinds: readonly string[] = ['weight', 'body_weight'];
const sessionKinds = { breathing: 'breathing', 'mindfulness.history': 'mindfulness' } as const;

const usedKinds = new Set([
  ...dayKinds,
  ...weightKinds,
  ...Object.keys(nightlyTables),
  ...Object.keys(sessionKinds),
  'sleep',
  'sleep_combined',
  'sleep_stage',
  'exercise',
  'nutrition',
  'food_intake',
  'food_info',
]);

/** Reads the folder of tables that Samsung Health exports. */
export const samsungHealth: Reader = {
  format: 'samsung-health',
  recognises: async (files) => files.some((file) => tableKind(file) !== undefined),
  async *read(files, { zone }) {
    const clock = new Clock(await findReading(files), zone);
    const ofKind = (...kinds: readonly string[]) =>
      files.filter((file) => kinds.includes(tableKind(file) ?? ''));
    yield* readValues(files, clock, ofKind);
    const sleepFiles = {
      sleeps: ofKind('sleep'),
      combined: ofKind('sleep_combined'),
      stages: ofKind('sleep_stage'),
    };
    yield* readNights(sleepFiles, clock);
    yield* readEachFile(ofKind('exercise'), (file) => readWorkouts(file, clock));
    for (const [kind, type] of Object.entries(sessionKinds)) {
      yield* readEachFile(ofKind(kind), (file) => readSessions(file, type, clock));
    }
    const mealFiles = {
      meals: ofKind('nutrition'),
      intakes: ofKind('food_intake'),
      foods: ofKind('food_info'),
    };
    yield* readMeals(mealFiles, clock);
    yield* rejectUnused(files);
  },
};

async function* readValues(
  files: readonly ExportFile[],
  clock: Clock,
  ofKind: (...kinds: readonly string[]) => ExportFile[],
): AsyncGenerator<HealthRecord | Rejection> {
  const values = new DailyValues();
  yield* readDays(files, clock, values);
  yield* readEachFile(ofKind(...weightKinds), (file) => readWeights(file, clock, values));
  for (const [kind, table] of Object.entries(nightlyTables)) {
    yield* readEachFile(ofKind(kind), (file) => readNightly(file, table, clock, values));
  }
  yield* values.records();
}

/**
 * Yields one rejection for each kind of table that is not used, and one for each file name extension of the other
 * unused files, such as detail files and pictures.
 */
function* rejectUnused(files: readonly ExportFile[]): Generator<Rejection> {
  const kinds = new Map<string, ExportFile>();
  for (const file of files) {
    const kind = tableKind(file) ?? `*${/\.\w+$/.exec(file.path)?.[0] ?? ''}`;
    if (!usedKinds.has(kind) && !kinds.has(kind)) kinds.set(kind, file);
  }
  for (const [kind, file] of kinds) yield notUsed(kind, file);
}

import { toCalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { DailyValues } from '../daily-values.ts';
import { fileName } from '../file-name.ts';
import { readStart } from '../read-start.ts';
import type { ExportFile, ReadContext, Reader } from '../reader.ts';
import { notUsed, readEachFile } from '../reject.ts';
import { readCycles } from './fitbit/cycles.ts';
import {
  bodyTables,
  dailyTables,
  readActiveMinutes,
  readBodyTable,
  readDailyTable,
  readOxygenUptakes,
  readPounds,
  readRestingHeartRates,
} from './fitbit/daily-files.ts';
import {
  type MinuteSeries,
  type MinuteTable,
  sumMinutes,
  sumMinutesBySource,
} from './fitbit/minute-totals.ts';
import { readNights } from './fitbit/nights.ts';
import { isWebsiteText, readWebsiteFile } from './fitbit/website-file.ts';
import { readSessions, readWorkouts } from './fitbit/workouts.ts';

const series: Readonly<Record<string, MinuteSeries>> = {
  steps: { measure: 'steps', unit: 1, clock: 'utc' },
  // The values are in centimetres.
  distance: { measure: 'distance', unit: 100_000, clock: 'utc' },
  calories: { measure: 'totalCalories', unit: 1, clock: 'local' },
};

const tables: Readonly<Record<string, MinuteTable>> = {
  steps: { measure: 'steps', unit: 1, columns: ['steps'] },
  // The values are in metres.
  distance: { measure: 'distance', unit: 1000, columns: ['distance'] },
  calories: { measure: 'totalCalories', unit: 1, columns: ['calories'] },
  floors: { measure: 'floors', unit: 1, columns: ['floors'] },
  active_minutes: { measure: 'activeMinutes', unit: 1, columns: ['moderate', 'very'] },
  active_energy_burned: { measure: 'activeCalories', unit: 1, columns: ['Kilocalories'] },
};

const dated = (name: string, ending: string) =>
  new RegExp(`^${name}[-_]\\d{4}-\\d{2}-\\d{2}\\.${ending}$`, 'i');

/** Patterns for the names of the used files that `series`, `tables`, `dailyTables` and `bodyTables` do not list. */
const names = {
  activeMinutes: /^(lightly|moderately|very)_active_minutes-.*\.json$/i,
  restingHeartRates: /^resting_heart_rate-.*\.json$/i,
  oxygenUptakes: /^(?:demographic|run)_vo2_max-.*\.json$/i,
  pounds: dated('weight', 'json'),
  sleepLogs: dated('sleep', 'json'),
  sleeps: /^UserSleeps(?:_.*)?\.csv$/i,
  sleepStages: /^UserSleepStages(?:_.*)?\.csv$/i,
  exercises: /^UserExercises(?:_.*)?\.csv$/i,
  exerciseLists: /^exercise-[\d-]+\.json$/i,
  sessions: /^Mindfulness Sessions\.csv$/i,
  cycles: /^menstrual_health_cycles\.csv$/i,
  cycleLogs: /^menstrual_health_symptoms\.csv$/i,
} as const;

/** Patterns of file names that no other app uses. */
const ownNames: readonly RegExp[] = [
  ...Object.values(names),
  ...Object.keys(series).map((name) => dated(name, 'json')),
  ...Object.keys(tables).map((name) => dated(name, 'csv')),
  ...dailyTables.map(({ name }) => name),
];
const usedNames: readonly RegExp[] = [...ownNames, ...bodyTables.map(({ name }) => name)];

/**
 * Reads exports of Fitbit and Google Health: Google Takeout, the older Fitbit archive, and files from the Fitbit
 * website.
 */
export const fitbit: Reader = {
  format: 'fitbit',
  async recognises(files) {
    if (files.some((file) => ownNames.some((name) => name.test(fileName(file))))) return true;
    for (const file of files) if (await isBodyTable(file)) return true;
    return (await findWebsiteFiles(files)).length > 0;
  },
  async *read(given, context) {
    const files = withoutCopies(given);
    yield* readValues(files, context);
    const byName = (name: keyof typeof names) => files.filter((file) => names[name].test(fileName(file)));
    yield* readNights(
      { sleeps: byName('sleeps'), stages: byName('sleepStages'), logs: byName('sleepLogs') },
      context.zone,
    );
    yield* readWorkouts(byName('exercises'), byName('exerciseLists'), context.zone);
    yield* readEachFile(byName('sessions'), (file) => readSessions(file, context.zone));
    yield* readCycles(byName('cycles'), byName('cycleLogs'), context.today);
    const websiteFiles = await findWebsiteFiles(files);
    yield* readEachFile(websiteFiles, (file) => readWebsiteFile(file, context.zone));
    yield* rejectUnused(files.filter((file) => !websiteFiles.includes(file)));
  },
};

/**
 * Returns whether a file is one of `bodyTables`, such as `weight.csv`. Also checks the header, because other apps have
 * files of the same name.
 */
async function isBodyTable(file: ExportFile): Promise<boolean> {
  const hasName = bodyTables.some(({ name }) => name.test(fileName(file)));
  return hasName && /^"?timestamp"?,/.test(await readStart(file));
}

/** Returns the largest file of each name, sorted by name. Some archives contain copies of a file in several folders. */
function withoutCopies(files: readonly ExportFile[]): ExportFile[] {
  const byName = new Map<string, ExportFile>();
  for (const file of files) {
    const other = byName.get(fileName(file));
    if (!other || file.size > other.size) byName.set(fileName(file), file);
  }
  return [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, file]) => file);
}

/**
 * Yields the daily values and the rejections. An export can contain a value in several files. The values by minute in
 * Fitbit's JSON files combine all sources, so they are preferred to Google's CSV files, which list each source
 * separately. Weights, body fat, resting heart rates and VO2 max from JSON files are used only for days without another
 * value.
 */
async function* readValues(
  files: readonly ExportFile[],
  context: ReadContext,
): AsyncGenerator<HealthRecord | Rejection> {
  const matching = (name: RegExp) => files.filter((file) => name.test(fileName(file)));
  const [values, fallbacks] = [new DailyValues(), new DailyValues()];
  for (const [name, kind] of Object.entries(series)) {
    yield* sumMinutes(matching(dated(name, 'json')), kind, values, context);
  }
  for (const [name, kind] of Object.entries(tables)) {
    yield* sumMinutesBySource(matching(dated(name, 'csv')), kind, fallbacks, context);
  }
  const levelOf = (file: ExportFile) => names.activeMinutes.exec(fileName(file))?.[1]?.toLowerCase() ?? '';
  yield* readActiveMinutes(matching(names.activeMinutes), levelOf, values, context);
  const toDay = (instant: Date) => toCalendarDay(instant, context.zone);
  for (const table of bodyTables) {
    yield* readEachFile(matching(table.name), (file) => readBodyTable(file, table, values, toDay));
  }
  yield* readEachFile(matching(names.pounds), (file) => readPounds(file, fallbacks, context.zone));
  for (const table of dailyTables) {
    yield* readEachFile(matching(table.name), (file) => readDailyTable(file, table, values));
  }
  yield* readEachFile(matching(names.restingHeartRates), (file) => readRestingHeartRates(file, fallbacks));
  yield* readEachFile(matching(names.oxygenUptakes), (file) => readOxygenUptakes(file, fallbacks));
  values.addMissing(fallbacks);
  yield* values.records();
}

async function findWebsiteFiles(files: readonly ExportFile[]): Promise<ExportFile[]> {
  const found: ExportFile[] = [];
  for (const file of files) {
    const isCandidate = /^fitbit_export.*\.csv$/i.test(fileName(file)) || files.length === 1;
    if (isCandidate && isWebsiteText(await readStart(file))) found.push(file);
  }
  return found;
}

/**
 * Yields one rejection for each kind of file that is not used. The names of files of a kind differ only in a date or a
 * number.
 */
function* rejectUnused(files: readonly ExportFile[]): Generator<Rejection> {
  const kinds = new Map<string, ExportFile>();
  for (const file of files) {
    const name = fileName(file);
    if (usedNames.some((used) => used.test(name)) || /readme/i.test(name)) continue;
    kinds.set(name.replace(/\.\w+$/, '').replace(/[\s_-]*\d[\d\s_()-]*$/, '') || name, file);
  }
  for (const [kind, file] of kinds) yield notUsed(kind, file);
}

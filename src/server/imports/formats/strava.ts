import { guessWorkoutType } from '#domain/devices/guess-workout-type.ts';
import type { Rejection, WorkoutRecord } from '#domain/devices/health-record.ts';
import { readDecimal } from '#domain/devices/read-decimal.ts';
import type { Intensity } from '#domain/fitness.ts';
import { fileName } from '../file-name.ts';
import { type CsvRow, readCsv } from '../read-csv.ts';
import { readStart } from '../read-start.ts';
import type { ExportFile, Reader } from '../reader.ts';
import { notUsed, readEachFile, unreadable } from '../reject.ts';
import { type ActivityColumns, findColumns, isActivityHeader } from './strava/activity-columns.ts';
import { readActivityDate } from './strava/activity-date.ts';

/** Reads the archive of Strava. Only its table of activities is used, not the tracks. */
export const strava: Reader = {
  format: 'strava',
  async recognises(files) {
    for (const file of files) if (await isActivityTable(file)) return true;
    return false;
  },
  async *read(files, { zone }) {
    const workouts = new Map<string, WorkoutRecord>();
    const unused = new Map<string, ExportFile>();
    const tables: ExportFile[] = [];
    for (const file of files) {
      if (await isActivityTable(file)) tables.push(file);
      else unused.set(kindOf(file), file);
    }
    for await (const found of readEachFile(tables, (file) => readTable(file, zone))) {
      if (found.kind === 'rejected') yield found;
      else addUnlessRepeated(workouts, found);
    }
    yield* workouts.values();
    for (const [kind, file] of unused) yield notUsed(kind, file);
  },
};

/**
 * Returns whether a file is the table of activities. Also checks the header, because other apps have files of this
 * name.
 */
async function isActivityTable(file: ExportFile): Promise<boolean> {
  return /^activities[^/]*\.csv$/i.test(fileName(file)) && isActivityHeader(await readStart(file));
}

/**
 * Returns the kind of a file. The kind of a track is `activities/*` with its file name extension, such as
 * `activities/*.fit.gz`. The kind of another file is its name.
 */
function kindOf(file: ExportFile): string {
  const [, ending] = /(?:^|\/)activities\/[^/.]*(\.[^/]+)$/.exec(file.path) ?? [];
  return ending ? `activities/*${ending}` : fileName(file);
}

/**
 * Adds a workout. The table can contain an activity twice with different ids. Keeps the entry with the lower id, so
 * that every export gives the same entry.
 */
function addUnlessRepeated(workouts: Map<string, WorkoutRecord>, workout: WorkoutRecord): void {
  const key = `${workout.startedAt.getTime()} ${workout.minutes}`;
  const earlier = workouts.get(key);
  const isFirst =
    !earlier || workout.externalId.localeCompare(earlier.externalId, 'en', { numeric: true }) < 0;
  if (isFirst) workouts.set(key, workout);
}

async function* readTable(file: ExportFile, zone: string): AsyncGenerator<WorkoutRecord | Rejection> {
  let columns: ActivityColumns | undefined;
  for await (const row of readCsv(file)) {
    columns ??= findColumns(Object.keys(row.cells));
    yield readActivity(row, columns, file, zone);
  }
}

function readActivity(
  { values, line }: CsvRow,
  columns: ActivityColumns,
  file: ExportFile,
  zone: string,
): WorkoutRecord | Rejection {
  const cell = (index: number | undefined) => (index === undefined ? '' : (values[index] ?? '').trim());
  const startedAt = readActivityDate(cell(columns.date));
  if (!startedAt) return unreadable('Activity Date', file, line);
  const seconds = readDecimal(cell(columns.elapsed));
  if (!seconds || seconds < 0) return unreadable('Elapsed Time', file, line);
  const activity = cell(columns.type);
  return {
    kind: 'workout',
    externalId: cell(columns.id) || startedAt.toISOString(),
    zone,
    startedAt,
    minutes: seconds / 60,
    type: guessWorkoutType(activity),
    title: cell(columns.name) || activity,
    intensity: toIntensity(readDecimal(cell(columns.exertion))),
    // Strava writes 0 for an activity whose energy is unknown.
    calories: readDecimal(cell(columns.calories)) || null,
  };
}

/**
 * Returns the intensity for an exertion from 1 to 10. Strava calls an exertion easy up to 3, moderate up to 6, hard up
 * to 9, and maximum at 10. Returns null for null and for other numbers.
 */
function toIntensity(exertion: number | null): Intensity | null {
  if (exertion === null || exertion < 1 || exertion > 10) return null;
  if (exertion <= 3) return 'low';
  if (exertion <= 6) return 'moderate';
  return exertion < 10 ? 'high' : 'very_high';
}

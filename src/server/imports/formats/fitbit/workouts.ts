import { guessWorkoutType } from '#domain/devices/guess-workout-type.ts';
import type { Rejection, SessionRecord, WorkoutRecord } from '#domain/devices/health-record.ts';
import { readDecimal } from '#domain/devices/read-decimal.ts';
import { readCsv } from '../../read-csv.ts';
import { type JsonObject, readJson, toNumber, toPositive, toText } from '../../read-json.ts';
import type { ExportFile } from '../../reader.ts';
import { readOffset, toRecordedZone } from '../../recorded-zone.ts';
import { readEachFile, unreadable } from '../../reject.ts';
import { readUtc } from './fitbit-time.ts';

/** Two entries whose starts differ by at most this time, in milliseconds, are the same workout. */
const sameStart = 120_000;

/**
 * Yields the workouts in Google's tables (`UserExercises_….csv`), the workouts in Fitbit's lists (`exercise-0.json`)
 * that the tables do not contain, and the rejections. The times in both are in UTC.
 */
export async function* readWorkouts(
  tables: readonly ExportFile[],
  lists: readonly ExportFile[],
  zone: string,
): AsyncGenerator<WorkoutRecord | Rejection> {
  const known = new Map<string, WorkoutRecord>();
  for await (const found of readEachFile(tables, (file) => readTable(file, zone))) {
    if (found.kind === 'workout') known.set(found.externalId, found);
    else yield found;
  }
  yield* known.values();
  const starts = [...known.values()].map(({ startedAt }) => startedAt.getTime());
  for await (const found of readEachFile(lists, (file) => readList(file, zone))) {
    const isKnown =
      found.kind === 'workout' &&
      (known.has(found.externalId) ||
        starts.some((start) => Math.abs(start - found.startedAt.getTime()) <= sameStart));
    if (!isKnown) yield found;
  }
}

async function* readTable(file: ExportFile, personZone: string): AsyncGenerator<WorkoutRecord | Rejection> {
  for await (const { cells, line } of readCsv(file)) {
    const [start, end] = [readUtc(cells.exercise_start ?? ''), readUtc(cells.exercise_end ?? '')];
    if (!start || !end) {
      yield unreadable('exercise_start', file, line);
      continue;
    }
    const energy = (column: string) => readDecimal(cells[column] ?? '', '.') || null;
    yield {
      kind: 'workout',
      externalId: cells.exercise_id || start.toISOString(),
      zone: toRecordedZone(start, readOffset(cells.utc_offset ?? ''), personZone),
      startedAt: start,
      minutes: (end.getTime() - start.getTime()) / 60_000,
      type: guessWorkoutType(cells.activity_name ?? ''),
      title: cells.activity_name || 'Fitbit',
      intensity: null,
      calories: energy('tracker_total_calories') ?? energy('manually_logged_total_calories'),
    };
  }
}

async function* readList(file: ExportFile, zone: string): AsyncGenerator<WorkoutRecord | Rejection> {
  let number = 0;
  for await (const entry of readJson(file)) {
    number += 1;
    yield toWorkout(entry, zone) ?? unreadable('startTime', file, number);
  }
}

function toWorkout(entry: JsonObject, zone: string): WorkoutRecord | undefined {
  const startedAt = readUtc(toText(entry.startTime));
  const milliseconds = toPositive(entry.duration) ?? toPositive(entry.activeDuration);
  if (!startedAt || milliseconds === null) return undefined;
  const activity = toText(entry.activityName);
  return {
    kind: 'workout',
    externalId: toText(entry.logId) || String(toNumber(entry.logId) ?? startedAt.toISOString()),
    zone,
    startedAt,
    minutes: milliseconds / 60_000,
    type: guessWorkoutType(activity),
    title: activity || 'Fitbit',
    intensity: null,
    calories: toPositive(entry.calories),
  };
}

/** Yields the sessions of `Mindfulness Sessions.csv`, whose times have an offset, and the rejections. */
export async function* readSessions(
  file: ExportFile,
  personZone: string,
): AsyncGenerator<SessionRecord | Rejection> {
  for await (const { cells, line } of readCsv(file)) {
    const written = cells.start_date_time ?? '';
    const startedAt = readUtc(written);
    const milliseconds = readDecimal(cells.duration ?? '', '.');
    if (!startedAt || !milliseconds) {
      yield unreadable('start_date_time', file, line);
      continue;
    }
    yield {
      kind: 'session',
      externalId: cells.session_id || startedAt.toISOString(),
      zone: toRecordedZone(startedAt, readOffset(written.slice(-6)), personZone),
      startedAt,
      minutes: milliseconds / 60_000,
      type: /breath/i.test(`${cells.session_type} ${cells.activity_name}`) ? 'breathing' : 'mindfulness',
    };
  }
}

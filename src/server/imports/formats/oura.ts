import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts';
import { guessWorkoutType } from '#domain/devices/guess-workout-type.ts';
import type { HealthRecord, NightRecord, Rejection } from '#domain/devices/health-record.ts';
import { readDecimal } from '#domain/devices/read-decimal.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import { fileName } from '../file-name.ts';
import { readCsv } from '../read-csv.ts';
import { readStart } from '../read-start.ts';
import type { ExportFile, Reader } from '../reader.ts';
import { notUsed, readEachFile, unreadable } from '../reject.ts';

type Row = Readonly<Record<string, string>>;
type Found = HealthRecord | Rejection;

/** Reads one row. `day` is the day of the row. For sleep, this is the day on which the person woke up. */
type ReadRow = (row: Row, day: CalendarDay) => Iterable<Found>;

/** Reads the exports of an Oura ring: the tables of the "App Data" export, and the older single table of trends. */
export const oura: Reader = {
  format: 'oura',
  async recognises(files) {
    for (const file of files) if (await findTable(file)) return true;
    return false;
  },
  read: (files) => readEachFile(files, readFile),
};

async function* readFile(file: ExportFile): AsyncGenerator<Found> {
  const readRow = await findTable(file);
  if (!readRow) yield notUsed(fileName(file), file);
  else {
    for await (const { cells, line } of readCsv(file)) {
      const day = (cells.day ?? cells.date ?? '').trim();
      if (isCalendarDay(day)) yield* readRow(cells, day);
      else yield unreadable('day', file, line);
    }
  }
}

/**
 * Returns the function that reads the rows of a file. Returns undefined if the file matches none of
 * `tables`.
 */
async function findTable(file: ExportFile): Promise<ReadRow | undefined> {
  if (!/\.csv$/i.test(file.path)) return undefined;
  const [header = ''] = (await readStart(file)).split('\n', 1);
  const columns = new Set(header.replaceAll('"', '').trim().split(/[;,]/));
  return tables.find(({ needs }) => needs.every((column) => columns.has(column)))?.readRow;
}

const tables: readonly { needs: string[]; readRow: ReadRow }[] = [
  { needs: ['bedtime_start', 'bedtime_end', 'total_sleep_duration', 'day'], readRow: readNight },
  { needs: ['day', 'steps', 'active_calories'], readRow: readActivity },
  { needs: ['day', 'spo2_percentage'], readRow: readBloodOxygen },
  { needs: ['day', 'temperature_deviation', 'score'], readRow: readReadiness },
  { needs: ['day', 'vo2_max'], readRow: (row, day) => daily(day, 'vo2Max', number(row.vo2_max)) },
  { needs: ['day', 'activity', 'start_datetime', 'end_datetime'], readRow: readWorkout },
  { needs: ['day', 'type', 'start_datetime', 'end_datetime', 'mood'], readRow: readSession },
  { needs: ['date', 'Sleep Score', 'Total Sleep Duration'], readRow: readTrend },
];

/**
 * Yields the record of a daily value, or nothing if the value is null. `recordedAt` is the end of the day in UTC,
 * because the export does not contain the time of recording.
 */
function* daily(day: CalendarDay, measure: ObservedMeasure, value: number | null): Generator<Found> {
  if (value !== null) yield { kind: 'daily', measure, day, value, recordedAt: new Date(`${day}T23:59:59Z`) };
}

const number = (text = '') => readDecimal(text);
const hours = (seconds = '') => scaled(seconds, 3600);
const kilometres = (metres = '') => scaled(metres, 1000);
/** Returns the number in a text, divided by `unit`. Returns null if the text contains no number. */
function scaled(text: string, unit: number): number | null {
  const value = number(text);
  return value === null ? null : value / unit;
}

function* readNight(row: Row, day: CalendarDay): Generator<Found> {
  const night = toNight(day, row.bedtime_start ?? '', row.bedtime_end ?? '', {
    externalId: row.id || `${row.bedtime_start}`,
    asleepHours: hours(row.total_sleep_duration),
    deepHours: hours(row.deep_sleep_duration),
    remHours: hours(row.rem_sleep_duration),
    lightHours: hours(row.light_sleep_duration),
    efficiency: number(row.efficiency),
    isNap: row.type !== undefined && row.type !== '' && row.type !== 'long_sleep',
  });
  yield night;
  if (night.kind === 'rejected' || night.isNap) return;
  yield* daily(day, 'heartRate', number(row.lowest_heart_rate));
  yield* daily(day, 'heartRateVariability', number(row.average_hrv));
  yield* daily(day, 'respiratoryRate', number(row.average_breath));
}

/** Returns the night, or a rejection if its times cannot be read. */
function toNight(
  day: CalendarDay,
  start: string,
  end: string,
  values: Omit<NightRecord, 'kind' | 'bedtime' | 'wakeTime' | 'zone'>,
): NightRecord | Rejection {
  const [bedtime, wakeTime] = [new Date(start), new Date(end)];
  const [offset = '+00:00'] = /[+-]\d{2}:\d{2}$/.exec(end.trim()) ?? [];
  if (Number.isNaN(bedtime.getTime()) || Number.isNaN(wakeTime.getTime())) {
    return { kind: 'rejected', reason: 'unreadable', what: 'sleep', where: day };
  }
  return { kind: 'night', bedtime, wakeTime, zone: offset, ...values };
}

function* readActivity(row: Row, day: CalendarDay): Generator<Found> {
  yield* daily(day, 'steps', number(row.steps));
  yield* daily(day, 'activeCalories', number(row.active_calories));
  yield* daily(day, 'totalCalories', number(row.total_calories));
  yield* daily(day, 'distance', kilometres(row.equivalent_walking_distance));
}

function* readBloodOxygen(row: Row, day: CalendarDay): Generator<Found> {
  const [, average] = /"average":\s*([\d.]+)/.exec(row.spo2_percentage ?? '') ?? [];
  yield* daily(day, 'bloodOxygen', number(average ?? row.spo2_percentage));
}

function* readReadiness(row: Row, day: CalendarDay): Generator<Found> {
  yield* daily(day, 'skinTemperature', number(row.temperature_deviation));
}

/**
 * Returns the start, the zone and the length in minutes of a row with `start_datetime` and `end_datetime`. Returns
 * undefined if the times cannot be read.
 */
function readSpan(row: Row): { startedAt: Date; zone: string; minutes: number } | undefined {
  const startedAt = new Date(row.start_datetime ?? '');
  const minutes = (Date.parse(row.end_datetime ?? '') - startedAt.getTime()) / 60_000;
  const [zone = '+00:00'] = /[+-]\d{2}:\d{2}$/.exec(row.start_datetime?.trim() ?? '') ?? [];
  return Number.isFinite(minutes) ? { startedAt, zone, minutes } : undefined;
}

const intensities = { easy: 'low', moderate: 'moderate', hard: 'high' } as const;

function* readWorkout(row: Row, day: CalendarDay): Generator<Found> {
  const span = readSpan(row);
  const activity = row.activity ?? '';
  if (!span) {
    yield { kind: 'rejected', reason: 'unreadable', what: 'workout', where: day };
    return;
  }
  yield {
    kind: 'workout',
    externalId: row.id || `${row.start_datetime}`,
    ...span,
    type: guessWorkoutType(activity),
    title: row.label || activity,
    intensity: intensities[row.intensity as keyof typeof intensities] ?? null,
    calories: number(row.calories),
  };
}

const sessionTypes = { meditation: 'mindfulness', breathing: 'breathing' } as const;

function* readSession(row: Row, day: CalendarDay): Generator<Found> {
  const span = readSpan(row);
  const type = sessionTypes[row.type as keyof typeof sessionTypes];
  if (!type) yield { kind: 'rejected', reason: 'notUsed', what: `session ${row.type ?? ''}`, where: day };
  else if (!span) yield { kind: 'rejected', reason: 'unreadable', what: 'session', where: day };
  else yield { kind: 'session', externalId: row.id || `${row.start_datetime}`, ...span, type };
}

/**
 * Yields the records and rejections of a row of the older table of trends. A row contains all values of a day and the
 * times of its night.
 */
function* readTrend(row: Row, day: CalendarDay): Generator<Found> {
  if (row['Bedtime Start'] && row['Bedtime End']) {
    yield toNight(day, row['Bedtime Start'], row['Bedtime End'], {
      externalId: row['Bedtime Start'],
      asleepHours: hours(row['Total Sleep Duration']),
      deepHours: hours(row['Deep Sleep Duration']),
      remHours: hours(row['REM Sleep Duration']),
      lightHours: hours(row['Light Sleep Duration']),
      efficiency: number(row['Sleep Efficiency']),
      isNap: false,
    });
  }
  yield* daily(day, 'heartRate', number(row['Lowest Resting Heart Rate']));
  yield* daily(day, 'heartRateVariability', number(row['Average HRV']));
  yield* daily(day, 'respiratoryRate', number(row['Respiratory Rate']));
  yield* daily(day, 'skinTemperature', number(row['Temperature Deviation (°C)']));
  yield* daily(day, 'steps', number(row.Steps));
  yield* daily(day, 'activeCalories', number(row['Activity Burn']));
  yield* daily(day, 'totalCalories', number(row['Total Burn']));
  yield* daily(day, 'distance', kilometres(row['Equivalent Walking Distance']));
}

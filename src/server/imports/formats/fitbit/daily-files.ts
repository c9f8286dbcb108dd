import type { Rejection } from '#domain/devices/health-record.ts';
import { readDecimal } from '#domain/devices/read-decimal.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import { toKilograms } from '#domain/units.ts';
import type { DailyValues } from '../../daily-values.ts';
import { readCsv } from '../../read-csv.ts';
import { readJson, toNumber, toObject, toPositive, toText } from '../../read-json.ts';
import type { ExportFile, ReadContext } from '../../reader.ts';
import { readEachFile, unreadable } from '../../reject.ts';
import { readClockTime, readDay, readUtc, toLocalInstant } from './fitbit-time.ts';

type Cells = Readonly<Record<string, string>>;

/** Returns the number in the first column whose name matches. Returns null if there is no such column or number. */
function cell(cells: Cells, column: RegExp): number | null {
  const [, text = ''] = Object.entries(cells).find(([name]) => column.test(name)) ?? [];
  return readDecimal(text, '.');
}

/**
 * Returns a function that reads a cell in which 0 means that nothing was measured. That function returns null for 0 and
 * for an empty cell.
 */
const measured = (column: RegExp) => (cells: Cells) => cell(cells, column) || null;

/** Describes how to read the value of a day from a table with one row per day. */
export interface DailyTable {
  measure: ObservedMeasure;
  read: (cells: Cells) => number | null;
}

/** The tables with one row per day. `name` matches the file name of a table. */
export const dailyTables: readonly (DailyTable & { name: RegExp })[] = [
  { name: /^daily_resting_heart_rate.*\.csv$/i, measure: 'heartRate', read: measured(/^beats per minute/i) },
  {
    name: /^daily_heart_rate_variability.*\.csv$/i,
    measure: 'heartRateVariability',
    read: measured(/^average heart rate variability/i),
  },
  {
    name: /^daily heart rate variability summary.*\.csv$/i,
    measure: 'heartRateVariability',
    read: measured(/^rmssd$/i),
  },
  {
    name: /^daily_respiratory_rate.*\.csv$/i,
    measure: 'respiratoryRate',
    read: measured(/^breaths per minute/i),
  },
  {
    name: /^daily respiratory rate summary.*\.csv$/i,
    measure: 'respiratoryRate',
    read: measured(/^daily_respiratory_rate$/i),
  },
  {
    name: /^daily_oxygen_saturation.*\.csv$/i,
    measure: 'bloodOxygen',
    read: measured(/^average percentage/i),
  },
  { name: /^daily spo2.*\.csv$/i, measure: 'bloodOxygen', read: measured(/^average_value$/i) },
  { name: /^daily_vo2_max.*\.csv$/i, measure: 'vo2Max', read: measured(/vo2 max/i) },
  {
    name: /^daily_sleep_temperature_derivations.*\.csv$/i,
    measure: 'skinTemperature',
    read: (cells) => {
      const [nightly, usual] = [
        measured(/^nightly temperature/i)(cells),
        measured(/^baseline temperature/i)(cells),
      ];
      return nightly === null || usual === null ? null : nightly - usual;
    },
  },
];

/** Adds the values of a table with one row per day to `values`. Yields the rejections. */
export async function* readDailyTable(
  file: ExportFile,
  { measure, read }: DailyTable,
  values: DailyValues,
): AsyncGenerator<Rejection> {
  for await (const { cells, values: row, line } of readCsv(file)) {
    const day = readDay(row[0] ?? '');
    if (day) values.set(measure, day, read(cells));
    else yield unreadable(measure, file, line);
  }
}

/**
 * Adds the resting heart rates of `resting_heart_rate-….json` to `values`. Skips empty entries, whose date is null and
 * whose value is 0. Most entries are empty. Yields the rejections.
 */
export async function* readRestingHeartRates(
  file: ExportFile,
  values: DailyValues,
): AsyncGenerator<Rejection> {
  let number = 0;
  for await (const entry of readJson(file)) {
    number += 1;
    const value = toObject(entry.value);
    const rate = toPositive(value.value);
    if (rate === null) continue;
    const day = readClockTime(toText(value.date))?.day;
    if (day) values.set('heartRate', day, rate);
    else yield unreadable('resting_heart_rate', file, number);
  }
}

/**
 * Adds the VO₂ max values of `demographic_vo2_max-….json` and `run_vo2_max-….json` to `values`. Yields the rejections.
 */
export async function* readOxygenUptakes(file: ExportFile, values: DailyValues): AsyncGenerator<Rejection> {
  let number = 0;
  for await (const entry of readJson(file)) {
    number += 1;
    const day = readClockTime(toText(entry.dateTime))?.day;
    const value = toObject(entry.value);
    const uptakes = [
      value.filteredDemographicVO2Max,
      value.filteredRunVO2Max,
      value.demographicVO2Max,
      value.runVO2Max,
    ];
    const uptake = uptakes.map(toPositive).find((one) => one !== null);
    if (day && uptake !== undefined) values.set('vo2Max', day, uptake);
    else yield unreadable('vo2_max', file, number);
  }
}

const activityLevels = ['lightly', 'moderately', 'very'] as const;

/**
 * Adds the active minutes of each day to `values`: the sum of `moderately_active_minutes-….json` and
 * `very_active_minutes-….json`. Leaves out placeholders: future days, and days with 0 minutes at all levels. Yields the
 * rejections.
 */
export async function* readActiveMinutes(
  files: readonly ExportFile[],
  levelOf: (file: ExportFile) => string,
  values: DailyValues,
  { today }: ReadContext,
): AsyncGenerator<Rejection> {
  const days = new Map<string, Partial<Record<string, number>>>();
  async function* readFile(file: ExportFile): AsyncGenerator<Rejection> {
    const level = levelOf(file);
    let number = 0;
    for await (const entry of readJson(file)) {
      number += 1;
      const [day, minutes] = [readClockTime(toText(entry.dateTime))?.day, toNumber(entry.value)];
      if (day && minutes !== null) days.set(day, { ...days.get(day), [level]: minutes });
      else yield unreadable(`${level}_active_minutes`, file, number);
    }
  }
  yield* readEachFile(files, readFile);
  for (const [day, levels] of days) {
    const isPlaceholder = day > today || activityLevels.every((level) => !levels[level]);
    if (!isPlaceholder) values.set('activeMinutes', day, (levels.moderately ?? 0) + (levels.very ?? 0));
  }
}

/** Adds the weights, which are in pounds, and the body fat of `weight-….json` to `values`. Yields the rejections. */
export async function* readPounds(
  file: ExportFile,
  values: DailyValues,
  zone: string,
): AsyncGenerator<Rejection> {
  let number = 0;
  for await (const entry of readJson(file)) {
    number += 1;
    const at = readClockTime(`${toText(entry.date)} ${toText(entry.time)}`);
    const pounds = toPositive(entry.weight);
    if (!at || pounds === null) {
      yield unreadable('weight', file, number);
      continue;
    }
    const recordedAt = toLocalInstant(at, zone);
    values.set('weight', at.day, Math.round(toKilograms(pounds, 'lb') * 100) / 100, recordedAt);
    values.set('bodyFat', at.day, toPositive(entry.fat), recordedAt);
  }
}

/** The tables with body measurements. `name` matches the file name of a table. The times in the tables are in UTC. */
export const bodyTables: readonly (DailyTable & { name: RegExp })[] = [
  {
    name: /^weight(?:_\d{4}-\d{2}-\d{2})?\.csv$/i,
    measure: 'weight',
    read: (cells) => {
      const grams = measured(/^weight grams/i)(cells);
      return grams === null ? null : grams / 1000;
    },
  },
  { name: /^body_fat(?:_\d{4}-\d{2}-\d{2})?\.csv$/i, measure: 'bodyFat', read: measured(/^body fat/i) },
];

/** Adds the measurements of a table to `values`. The last measurement of a day is kept. Yields the rejections. */
export async function* readBodyTable(
  file: ExportFile,
  { measure, read }: DailyTable,
  values: DailyValues,
  toDay: (instant: Date) => string,
): AsyncGenerator<Rejection> {
  for await (const { cells, line } of readCsv(file)) {
    const [at, value] = [readUtc(cells.timestamp ?? ''), read(cells)];
    if (at && value !== null) values.set(measure, toDay(at), value, at);
    else yield unreadable(measure, file, line);
  }
}

import { isCalendarDay } from '#domain/calendar-day.ts';
import type { Rejection } from '#domain/devices/health-record.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import type { DailyValues } from '../../daily-values.ts';
import { type JsonObject, readJson, toNumber, toPositive, toText } from '../../read-json.ts';
import type { ExportFile } from '../../reader.ts';
import { notUsed, unreadable } from '../../reject.ts';
import { readUtc } from './garmin-time.ts';

/** The height of a floor in metres. Garmin counts 10 feet as one floor. */
const metresPerFloor = 3.048;

/**
 * Returns a number divided by `unit`. Returns null if the number is missing or negative. Negative numbers mean that
 * nothing was measured.
 */
function toAmount(value: unknown, unit = 1): number | null {
  const number = toNumber(value);
  return number === null || number < 0 ? null : number / unit;
}

const fields: Partial<Record<ObservedMeasure, (day: JsonObject) => number | null>> = {
  steps: (day) => toAmount(day.totalSteps),
  distance: (day) => toAmount(day.totalDistanceMeters, 1000),
  floors: (day) => {
    const floors = toAmount(day.floorsAscended) ?? toAmount(day.floorsAscendedInMeters, metresPerFloor);
    return floors === null ? null : Math.round(floors);
  },
  activeMinutes: (day) => {
    const [moderate, vigorous] = [day.moderateIntensityMinutes, day.vigorousIntensityMinutes].map((minutes) =>
      toAmount(minutes),
    );
    return moderate === null && vigorous === null ? null : (moderate ?? 0) + (vigorous ?? 0);
  },
  activeCalories: (day) => toAmount(day.activeKilocalories),
  totalCalories: (day) => toPositive(day.totalKilocalories),
  heartRate: (day) => toPositive(day.restingHeartRate),
};

/** Data of a day that the product does not store. */
const unused = ['allDayStress', 'bodyBattery', 'respiration'];

/**
 * Adds the daily summaries of a file to `values`. Adds the offset from UTC of each day, in minutes, to `offsets`.
 * Yields the rejections.
 */
export async function* readDailySummaries(
  file: ExportFile,
  values: DailyValues,
  offsets: Map<string, number>,
): AsyncGenerator<Rejection> {
  const found = new Set<string>();
  let number = 0;
  for await (const summary of readJson(file)) {
    number += 1;
    const day = toText(summary.calendarDate).slice(0, 10);
    if (!isCalendarDay(day)) {
      if (Object.keys(summary).length > 1) yield unreadable('calendarDate', file, number);
      continue;
    }
    for (const name of unused) if (summary[name]) found.add(name);
    const offset = readDayOffset(summary);
    if (offset !== null) offsets.set(day, offset);
    // Skips a day on which the person did not wear the watch, because all its counts are 0.
    if (summary.includesWellnessData === false) continue;
    for (const [measure, read] of Object.entries(fields)) {
      values.set(measure as ObservedMeasure, day, read(summary));
    }
  }
  for (const name of found) yield notUsed(name, file);
}

/** Returns the offset from UTC at the start of a day, in minutes. Returns null if the offset is not known. */
function readDayOffset(summary: JsonObject): number | null {
  const [local, utc] = [readUtc(summary.wellnessStartTimeLocal), readUtc(summary.wellnessStartTimeGmt)];
  return local && utc ? (local.getTime() - utc.getTime()) / 60_000 : null;
}

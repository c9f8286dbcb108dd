import { isCalendarDay } from '#domain/calendar-day.ts';
import type { Rejection } from '#domain/devices/health-record.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import type { DailyValues } from '../../daily-values.ts';
import {
  isObject,
  type JsonObject,
  readJson,
  toNumber,
  toObject,
  toPositive,
  toText,
} from '../../read-json.ts';
import type { ExportFile } from '../../reader.ts';
import { notUsed, unreadable } from '../../reject.ts';

const dayOf = (entry: JsonObject): string | undefined => {
  const day = toText(entry.calendarDate ?? toObject(entry.metaData).calendarDate).slice(0, 10);
  return isCalendarDay(day) ? day : undefined;
};

/**
 * Maps Garmin's nightly metrics to measures. Leaves out the heart rate of the night, because it is not a resting heart
 * rate.
 */
const nightMetrics: Readonly<Record<string, ObservedMeasure | undefined>> = {
  HRV: 'heartRateVariability',
  SPO2: 'bloodOxygen',
  RESPIRATION: 'respiratoryRate',
};

/**
 * Adds the nightly metrics of a file to `values`. Keeps existing values of blood oxygen and
 * breathing rate, which come from `readNights`. Yields the rejections.
 */
export async function* readHealthStatus(file: ExportFile, values: DailyValues): AsyncGenerator<Rejection> {
  const unused = new Set<string>();
  for await (const entry of readJson(file)) {
    const day = dayOf(entry);
    const metrics = Array.isArray(entry.metrics) ? entry.metrics.filter(isObject) : [];
    for (const metric of metrics) {
      const [type, value] = [toText(metric.type), toPositive(metric.value)];
      const measure = nightMetrics[type];
      if (!measure && value !== null) unused.add(type);
      const isRivalKnown = measure !== 'heartRateVariability' && day && measure && values.has(measure, day);
      if (day && measure && !isRivalKnown) values.set(measure, day, value);
    }
  }
  for (const type of unused) yield notUsed(`healthStatusData ${type}`, file);
}

/**
 * Adds the VO₂ max values of a file to `values`. Uses the value of another sport only on days without a value for
 * running. Yields the rejections.
 */
export async function* readMaxMet(file: ExportFile, values: DailyValues): AsyncGenerator<Rejection> {
  const others: [string, number | null][] = [];
  const runningDays = new Set<string>();
  let number = 0;
  for await (const entry of readJson(file)) {
    number += 1;
    const [day, uptake] = [dayOf(entry), toPositive(entry.vo2MaxValue)];
    if (!day) yield unreadable('calendarDate', file, number);
    else if (/running/i.test(toText(entry.sport))) {
      runningDays.add(day);
      values.set('vo2Max', day, uptake);
    } else others.push([day, uptake]);
  }
  for (const [day, uptake] of others) if (!runningDays.has(day)) values.set('vo2Max', day, uptake);
}

/**
 * Adds the weights of a file to `values`. The file contains grams. If a day has several weights, uses the weight with
 * the highest version. Yields the rejections.
 */
export async function* readBodyMetrics(file: ExportFile, values: DailyValues): AsyncGenerator<Rejection> {
  const versions = new Map<string, number>();
  let number = 0;
  for await (const entry of readJson(file)) {
    number += 1;
    const [day, grams] = [dayOf(entry), toPositive(toObject(entry.weight).weight)];
    const version = toNumber(entry.version) ?? 0;
    if (!day && grams !== null) yield unreadable('calendarDate', file, number);
    // An entry without a weight contains a height or a setting.
    if (!day || grams === null || version < (versions.get(day) ?? 0)) continue;
    versions.set(day, version);
    values.set('weight', day, grams / 1000);
  }
}

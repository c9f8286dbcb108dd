import type { z } from 'zod';
import { type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import type { DailyRecord } from '#domain/devices/health-record.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import { toPercent } from '../percent.ts';
import type { MapContext } from '../read-items.ts';
import { preferOffset, readTime } from '../read-time.ts';
import type { sample } from './schemas.ts';

type Sample = z.output<typeof sample>;

/**
 * The time series that are stored, each with its measure. Only the last value of a day is used. Both skin temperature
 * series are differences from the usual temperature.
 */
const measureOfSeries: Readonly<Record<string, ObservedMeasure | undefined>> = {
  resting_heart_rate: 'heartRate',
  weight: 'weight',
  body_fat_percentage: 'bodyFat',
  waist_circumference: 'waist',
  vo2_max: 'vo2Max',
  skin_temperature_deviation: 'skinTemperature',
  garmin_skin_temperature: 'skinTemperature',
};

/** The names of the series in `measureOfSeries`. */
export const levelSeries = Object.keys(measureOfSeries);

/**
 * The series that are not read, because the daily summaries of Open Wearables already contain their
 * values.
 */
const summarySeries = [
  'steps',
  'energy',
  'basal_energy',
  'active_time',
  'flights_climbed',
  'distance_walking_running',
  'heart_rate_variability_rmssd',
  'respiratory_rate',
  'oxygen_saturation',
];

/** Returns whether the product uses a series, directly or through a summary. */
export const isUsedSeries = (series: string): boolean =>
  levelSeries.includes(series) || summarySeries.includes(series);

/**
 * Returns the day of a sample in the person's local time. Returns undefined if the time of the sample cannot be read.
 */
export function dayOfSample(
  { timestamp, zone_offset }: Pick<Sample, 'timestamp' | 'zone_offset'>,
  zone: string,
): CalendarDay | undefined {
  const time = readTime(timestamp, preferOffset(zone_offset, zone));
  return time && toCalendarDay(time.instant, time.zone);
}

/** Returns one record per measure and day: the last value of the day. */
export function mapLevels(samples: readonly Sample[], { zone, recordedAt }: MapContext): DailyRecord[] {
  const last = new Map<string, { measuredAt: Date; record: DailyRecord }>();
  for (const each of samples) {
    const measure = measureOfSeries[each.type];
    const measuredAt = readTime(each.timestamp, zone)?.instant;
    const day = dayOfSample(each, zone);
    if (!measure || !day || !measuredAt) continue;
    const key = `${measure} ${day}`;
    const known = last.get(key);
    if (known && known.measuredAt > measuredAt) continue;
    const value = measure === 'bodyFat' ? toPercent(each.value) : each.value;
    last.set(key, { measuredAt, record: { kind: 'daily', measure, day, value, recordedAt } });
  }
  return [...last.values()].map(({ record }) => record);
}

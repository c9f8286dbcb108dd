import type { Rejection } from '#domain/devices/health-record.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import type { DailyValues } from '../../daily-values.ts';
import type { ExportFile } from '../../reader.ts';
import { unreadable } from '../../reject.ts';
import type { Clock } from './clock.ts';
import { amount } from './days.ts';
import { readTable } from './read-table.ts';

/**
 * Adds the weights, in kilograms, and the body fat, in percent, of a table to `values`. If a day has several values,
 * uses the value with the latest time. Yields the rejections.
 */
export async function* readWeights(
  file: ExportFile,
  clock: Clock,
  values: DailyValues,
): AsyncGenerator<Rejection> {
  for await (const { cells, line } of readTable(file)) {
    const [at, kilograms] = [clock.instant(cells, 'start_time'), amount(cells, 'weight')];
    if (!at || kilograms === null) {
      yield unreadable('weight', file, line);
      continue;
    }
    values.set('weight', clock.day(cells, at), kilograms, at);
    values.set('bodyFat', clock.day(cells, at), amount(cells, 'body_fat'), at);
  }
}

/** The tables with an average of each night. They also contain shorter measurements during the day. */
export const nightlyTables: Readonly<Record<string, { measure: ObservedMeasure; column: string }>> = {
  'tracker.oxygen_saturation': { measure: 'bloodOxygen', column: 'spo2' },
  respiratory_rate: { measure: 'respiratoryRate', column: 'average' },
};

/**
 * Adds the averages of a table to `values`. For each day, uses the longest measurement that ended on that day. Skips
 * rows that are marked as outliers. Yields the rejections.
 */
export async function* readNightly(
  file: ExportFile,
  { measure, column }: { measure: ObservedMeasure; column: string },
  clock: Clock,
  values: DailyValues,
): AsyncGenerator<Rejection> {
  const longest = new Map<string, number>();
  for await (const { cells, line } of readTable(file)) {
    const start = clock.instant(cells, 'start_time');
    const [end, value] = [clock.instant(cells, 'end_time') ?? start, amount(cells, column)];
    if (!start || !end || value === null) {
      yield unreadable(measure, file, line);
      continue;
    }
    const [day, length] = [clock.day(cells, end), end.getTime() - start.getTime()];
    if (cells.is_outlier === '1' || length < (longest.get(day) ?? 0)) continue;
    longest.set(day, length);
    values.set(measure, day, value);
  }
}

import type { CalendarDay } from '#domain/calendar-day.ts';
import type { DailyRecord } from '#domain/devices/health-record.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';

/** Returns a record for each measure that has a value. Values are in the units of `observedMeasures`. */
export function dailyRecords(
  day: CalendarDay,
  recordedAt: Date,
  values: Partial<Record<ObservedMeasure, number | null | undefined>>,
): DailyRecord[] {
  return Object.entries(values).flatMap(([measure, value]) =>
    typeof value === 'number'
      ? [{ kind: 'daily' as const, measure: measure as ObservedMeasure, day, value, recordedAt }]
      : [],
  );
}

/** Returns a value divided by a number. Returns null for an unknown value. */
export const divide = (value: number | null | undefined, by: number): number | null =>
  typeof value === 'number' ? value / by : null;

import { addDays, type CalendarDay } from '../calendar-day.ts';
import { median } from '../insights/statistics/median.ts';
import type { ObservedMeasure } from '../measures/catalogue.ts';

/** The measures from devices that the dashboard and the fitness page show. */
export const deviceSummaryMeasures = [
  'steps',
  'distance',
  'activeCalories',
  'heartRate',
] as const satisfies ObservedMeasure[];

/** The usual value of a day is computed from this number of days before the day. */
export const usualDays = 28;
/** The fewest values from which a usual value is computed. */
const daysForUsual = 7;

/** Returns the median of the values of the 28 days before a day. Returns null for fewer than seven values. */
export function usualValue(
  values: readonly { day: CalendarDay; value: number }[],
  date: CalendarDay,
): number | null {
  const from = addDays(date, -usualDays);
  const before = values.filter(({ day }) => day >= from && day < date).map(({ value }) => value);
  if (before.length < daysForUsual) return null;
  return median(before);
}

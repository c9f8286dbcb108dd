import { addDays, type CalendarDay } from '../calendar-day.ts';
import { quantile } from '../insights/quantile.ts';

/** The value of a measure on a day. Null if the day has no value. */
export interface DayValue {
  day: CalendarDay;
  value: number | null;
}

/** A person's usual value of a measure, in the unit of the measure. */
export interface Usual {
  median: number;
  /** The first quartile. */
  low: number;
  /** The third quartile. */
  high: number;
}

/** The maximum number of days that count for the usual value: four weeks, which contain each weekday equally often. */
const usualDays = 28;

/** The number of days before today that are read to find `usualDays` days with a value. */
const readDays = 90;

/** Returns the first and the last day whose values are read to compare today with the usual value. */
export const usualRange = (today: CalendarDay) => ({ from: addDays(today, -readDays), to: today });

/**
 * The fewest days from which a usual value is computed: a week, so that each weekday can be among them. With fewer
 * days, single days would decide the quartiles.
 */
export const minUsualDays = 7;

/**
 * Returns the median and the quartiles of the newest 28 days before `today` that have a value. The
 * quartiles are interpolated linearly (see `quantile`). Returns null if fewer than 7 days before
 * `today` have a value. `values` must not contain answers that the check-in suggested and the
 * person did not change.
 */
export function findUsual(values: readonly DayValue[], today: CalendarDay): Usual | null {
  const earlier = values
    .filter(({ day, value }) => day < today && value !== null)
    .sort((one, other) => (one.day < other.day ? 1 : -1))
    .slice(0, usualDays);
  return findUsualOf(earlier.map(({ value }) => value ?? Number.NaN));
}

/** Returns the median and the quartiles of values, one per day. Returns null for fewer than 7 values. */
export function findUsualOf(values: readonly number[]): Usual | null {
  if (values.length < minUsualDays) return null;
  const ordered = values.toSorted((one, other) => one - other);
  return { median: quantile(ordered, 0.5), low: quantile(ordered, 0.25), high: quantile(ordered, 0.75) };
}

/** Rounds the usual values to multiples of `step`, because quartiles of so few days are not more exact. */
export function roundUsual(usual: Usual, step: number): Usual {
  const round = (value: number) => Math.round(value / step) * step;
  return { median: round(usual.median), low: round(usual.low), high: round(usual.high) };
}

/** Returns how many more days with a value are needed before there is a usual value. */
export function daysUntilUsual(values: readonly DayValue[], today: CalendarDay): number {
  const known = values.filter(({ day, value }) => day < today && value !== null).length;
  return Math.max(0, minUsualDays - known);
}

/**
 * The position of a value relative to the quartiles of the usual values. `slightlyBelow` and `slightlyAbove`: the value
 * is outside the quartiles by at most half the distance between the quartiles.
 */
export type UsualPosition = 'below' | 'slightlyBelow' | 'within' | 'slightlyAbove' | 'above';

/** Returns the position of a value relative to the quartiles of the usual values. */
export function compareWithUsual(value: number, { low, high }: Usual): UsualPosition {
  const margin = (high - low) / 2;
  if (value < low) return value < low - margin ? 'below' : 'slightlyBelow';
  if (value > high) return value > high + margin ? 'above' : 'slightlyAbove';
  return 'within';
}

/** Returns one entry for each of the `count` days up to and including `today`, oldest first. */
export function listLastDays(values: readonly DayValue[], today: CalendarDay, count: number): DayValue[] {
  const known = new Map(values.map(({ day, value }) => [day, value]));
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(today, index - count + 1);
    return { day, value: known.get(day) ?? null };
  });
}

import { addDays } from '../calendar-day.ts';
import { type DayOrder, dayOrders, readDay } from './read-day.ts';

/**
 * Returns the order of day, month and year in which all dates of a file are valid. If several orders or no orders fit,
 * and all dates start with four digits, returns `ymd`. Otherwise, returns the fitting order in which more dates are one
 * day before or after the previous date of the file, because people log every day. If these numbers are equal, or if no
 * order fits, prefers `mdy` if any date contains a slash, and `dmy` if none does.
 */
export function guessDayOrder(dates: readonly string[]): DayOrder {
  const fitting = dayOrders
    .map((order) => ({ order, days: dates.map((date) => readDay(date, order, 'UTC')?.day) }))
    .filter(({ days }) => days.every((day) => day !== undefined));
  const [first, ...others] = fitting;
  if (first && others.length === 0) return first.order;
  if (dates.length > 0 && dates.every((date) => /^\s*\d{4}/.test(date))) return 'ymd';
  const usual = dates.some((date) => date.includes('/')) ? 'mdy' : 'dmy';
  const ranked = fitting
    .map(({ order, days }) => ({ order, steps: countSteps(days) + (order === usual ? 0.5 : 0) }))
    .toSorted((one, other) => other.steps - one.steps);
  return ranked[0]?.order ?? usual;
}

/** Returns how many days of the list differ from the previous day of the list by one day. */
const countSteps = (days: readonly (string | undefined)[]): number =>
  days.filter((day = '', index) => {
    const previous = days[index - 1] ?? '';
    return addDays(previous, 1) === day || addDays(day, 1) === previous;
  }).length;

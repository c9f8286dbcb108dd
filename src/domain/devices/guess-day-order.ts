import { addDays } from '../calendar-day.ts';
import { type DayOrder, dayOrders, readDay } from './read-day.ts';

/**
 * Guesses the order of day, month and year in the dates of a file. An order fits if all dates are
 * valid in this order.
 *
 * - If exactly one order fits, returns it.
 * - Otherwise, if all dates start with four digits, returns `ymd`.
 * - Otherwise, returns the fitting order in which the most dates are one day before or after the
 *   previous date of the file, because people often log every day.
 * - If two orders have equally many such dates, or if no order fits, prefers `mdy` if any date
 *   contains a slash, and otherwise `dmy`.
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

/** Returns how many days in the list are one day before or after the previous day in the list. */
const countSteps = (days: readonly (string | undefined)[]): number =>
  days.filter((day = '', index) => {
    const previous = days[index - 1] ?? '';
    return addDays(previous, 1) === day || addDays(day, 1) === previous;
  }).length;

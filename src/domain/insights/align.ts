import type { CalendarDay } from '../calendar-day.ts';
import type { DayValue } from './metric.ts';

/**
 * Values and their days. `values[i]` is the value of the day `days[i]`. Days are numbered from 1970-01-01, which is 0.
 */
export interface NumberedDays {
  days: Int32Array;
  values: Float64Array;
}

/** Returns the values with numbered days. Leaves out values that are not finite and days that do not exist. */
export function numberDays(dayValues: readonly DayValue[]): NumberedDays {
  const days = new Int32Array(dayValues.length);
  const values = new Float64Array(dayValues.length);
  let count = 0;
  for (const { day, value } of dayValues) {
    const number = parseDay(day);
    if (number === undefined || !Number.isFinite(value)) continue;
    days[count] = number;
    values[count++] = value;
  }
  return { days: days.subarray(0, count), values: values.subarray(0, count) };
}

/**
 * Returns the values by day number, from `first` to `last`, both included. A day without a value is NaN. If a day
 * occurs twice, its last value is used.
 */
export function alignDays({ days, values }: NumberedDays, first: number, last: number): Float64Array {
  const aligned = new Float64Array(Math.max(0, last - first + 1)).fill(Number.NaN);
  days.forEach((day, index) => {
    if (day >= first && day <= last) aligned[day - first] = values[index] ?? Number.NaN;
  });
  return aligned;
}

/**
 * Returns the number of days from 1970-01-01 to a `YYYY-MM-DD` day. Returns undefined for an earlier or invalid day.
 * Much faster than `isCalendarDay`, which matters because a history has thousands of days.
 */
export function parseDay(day: CalendarDay): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
  const isReal = month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);
  return isReal && year >= 1970 ? Date.UTC(year, month - 1, date) / 86_400_000 : undefined;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

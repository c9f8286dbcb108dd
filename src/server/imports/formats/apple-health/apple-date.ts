import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts';

/**
 * The length of a date of Apple Health, such as `2025-03-01 07:30:00 +0100`. Dates are read at fixed positions, because
 * a large export has tens of millions of dates and creating an object for each would be slower.
 */
const dateLength = 25;

/**
 * Returns the local time of a date as seconds since 1970, as if the local time were UTC. Returns NaN if the date cannot
 * be read.
 */
export function clockSeconds(text: string): number {
  if (text.length !== dateLength || text.charCodeAt(10) !== 32 || text.charCodeAt(19) !== 32)
    return Number.NaN;
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  const hour = twoDigits(text, 11);
  const minute = twoDigits(text, 14);
  const second = twoDigits(text, 17);
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31 && hour < 24 && minute < 60 && second <= 60)) {
    return Number.NaN;
  }
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  return dayNumber(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second;
}

/** Returns the UTC offset of a date in seconds, or NaN if the offset cannot be read. */
export function offsetSeconds(text: string): number {
  const size = twoDigits(text, 21) * 3600 + twoDigits(text, 23) * 60;
  const sign = text.charCodeAt(20);
  return sign === 43 ? size : sign === 45 ? -size : Number.NaN;
}

/** Returns the instant of a date in seconds since 1970, or NaN if the date cannot be read. */
export const epochSeconds = (text: string): number => clockSeconds(text) - offsetSeconds(text);

/**
 * Returns the calendar day that a date contains as its first ten characters, in the date's own UTC offset. Returns
 * undefined if these characters are not a valid day.
 */
export const writtenDay = (text: string): CalendarDay | undefined =>
  isCalendarDay(text.slice(0, 10)) ? text.slice(0, 10) : undefined;

/** Returns the value of the two digits at a position, or NaN if they are not digits. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/**
 * Returns the number of days from 1970-01-01 to a date. Source: `days_from_civil` in Howard Hinnant, chrono-Compatible
 * Low-Level Date Algorithms.
 */
function dayNumber(year: number, month: number, day: number): number {
  const fromMarch = month > 2 ? year : year - 1;
  const era = Math.floor(fromMarch / 400);
  const yearOfEra = fromMarch - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

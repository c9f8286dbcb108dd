import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { dateFormat, numberFormat, relativeTimeFormat } from '#domain/intl-formats.ts';
import type { Language } from './language.ts';

/** Returns the locale for dates. English dates have the British format (9 Mar) and not the American format (Mar 9). */
export const dateLocale = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** Returns a text with an upper-case first letter, for the start of a sentence. */
export const capitalize = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/**
 * Returns a number in the language's format, with at most `decimals` decimals, or with exactly `decimals` if `fixed` is
 * true.
 */
export function formatNumber(value: number, language: Language, decimals = 0, fixed = false): string {
  return numberFormat(language, {
    maximumFractionDigits: decimals,
    minimumFractionDigits: fixed ? decimals : 0,
  }).format(value);
}

/** Returns a percentage, rounded to a whole number. 92 gives "92%" in English and "92 %" in Swedish. */
export const formatPercent = (percent: number, language: Language): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100);

/** Replaces the spaces of a date with no-break spaces, so that a line does not break inside the date. */
const keepTogether = (date: string): string => date.replaceAll(' ', '\u00a0');

/**
 * Returns a day as text, such as "Tue 10 Mar". Adds the year if the day is not in the year of `today`. The English
 * locale writes a comma only before a date with a year, so the comma is removed.
 */
export function formatDay(day: CalendarDay, language: Language, today: CalendarDay): string {
  const text = dateFormat(dateLocale(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));
  return keepTogether(text.replace(',', ''));
}

/** Returns "Today", "Yesterday" or the result of `formatDay`, with an upper-case first letter also in Swedish. */
export function formatRecentDay(day: CalendarDay, language: Language, today: CalendarDay): string {
  return capitalize(formatRecentDayInSentence(day, language, today), language);
}

/** Returns the words for a day inside a sentence: "today", "yesterday" or the result of `formatDay`. */
export function formatRecentDayInSentence(day: CalendarDay, language: Language, today: CalendarDay): string {
  if (!isRecent(day, today)) return formatDay(day, language, today);
  const dayOffset = day === today ? 0 : -1;
  return relativeTimeFormat(language, { numeric: 'auto' }).format(dayOffset, 'day');
}

/** Returns whether a day is today or yesterday. */
const isRecent = (day: CalendarDay, today: CalendarDay) => day === today || day === addDays(today, -1);

/** Returns the short weekday: "Tue". */
export function formatWeekday(day: CalendarDay, language: Language): string {
  return dateFormat(dateLocale(language), { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Returns the full weekday: "Tuesday". */
export function formatWeekdayName(day: CalendarDay, language: Language): string {
  return dateFormat(dateLocale(language), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Returns the time of an instant in `zone`: "14:05". */
export function formatTime(instant: string, zone: string, language: Language): string {
  return dateFormat(dateLocale(language), { timeStyle: 'short', timeZone: zone }).format(new Date(instant));
}

/** Returns a day in full, without the year: "Thursday 3 September". */
export function formatFullDay(day: CalendarDay, language: Language): string {
  return dateFormat(dateLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** Returns the month as a heading: "September 2026". */
export function formatMonth(day: CalendarDay, language: Language): string {
  const month = dateFormat(dateLocale(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
  return capitalize(month, language);
}

/** Returns a short day: "3 Sept". */
export function formatShortDay(day: CalendarDay, language: Language): string {
  const format = dateFormat(dateLocale(language), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return keepTogether(format.format(new Date(`${day}T00:00:00Z`)));
}

/**
 * Returns the name of a time zone, for example "Central European Time". A zone that only has an offset has the last
 * part of its id, for example "UTC". But the sign in `Etc/GMT+5` is the opposite of its offset, so such a zone has the
 * formatter's name, "GMT-05:00".
 */
export function formatTimeZone(zone: string, language: Language): string {
  const format = dateFormat(dateLocale(language), { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  const isOffset = name === undefined || (/^(GMT|UTC)/.test(name) && !/^Etc\/GMT[+-]/.test(zone));
  return isOffset ? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ') : name;
}

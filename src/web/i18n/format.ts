import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { Language } from './language.ts';

/** Dates and times in English as Europe writes them, so that one page does not say 9 March and the next Mar 9. */
export const dateLocale = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** A number as the language writes it, with at most (or exactly, if `fixed`) so many decimals. */
export function formatNumber(value: number, language: Language, decimals = 0, fixed = false): string {
  return new Intl.NumberFormat(language, {
    maximumFractionDigits: decimals,
    minimumFractionDigits: fixed ? decimals : 0,
  }).format(value);
}

/** A calendar day: "Tue 10 Mar", with the year where it is not this one. */
export function formatDay(day: CalendarDay, language: Language, today: CalendarDay): string {
  return new Intl.DateTimeFormat(dateLocale(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));
}

/** The same, but today and yesterday by the language's own words. */
export function formatRecentDay(day: CalendarDay, language: Language, today: CalendarDay): string {
  const dayOffset = day === today ? 0 : day === addDays(today, -1) ? -1 : undefined;
  if (dayOffset === undefined) return formatDay(day, language, today);
  const relativeName = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(dayOffset, 'day');
  return relativeName.charAt(0).toLocaleUpperCase(language) + relativeName.slice(1);
}

/** The weekday of a day: "Tue". */
export function formatWeekday(day: CalendarDay, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale(language), { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** The weekday of a day in full: "Tuesday". */
export function formatWeekdayName(day: CalendarDay, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale(language), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** The time of an instant where it happened: "14:05". */
export function formatTime(instant: string, zone: string, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale(language), { timeStyle: 'short', timeZone: zone }).format(
    new Date(instant),
  );
}

/** A day in full, without its year: "Thursday 3 September". */
export function formatFullDay(day: CalendarDay, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** The month a day lies in, as a heading: "September 2026". */
export function formatMonth(day: CalendarDay, language: Language): string {
  const month = new Intl.DateTimeFormat(dateLocale(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
  return month.charAt(0).toLocaleUpperCase(language) + month.slice(1);
}

/** A day where there is little room: "3 Sept". */
export function formatShortDay(day: CalendarDay, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale(language), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

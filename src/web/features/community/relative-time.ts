import { toCalendarDay, toDayNumber } from '#domain/calendar-day.ts';
import { dateFormat, relativeTimeFormat } from '#domain/intl-formats.ts';
import { dateLocale } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';
import { timeZone } from '#web/lib/time-zone.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Returns how long ago an instant is, such as "5 minutes ago", "yesterday" or "3 days ago". After 24 hours, counts
 * calendar days in the browser's time zone. From the seventh day on, returns a date. Returns undefined if less than a
 * minute has passed, or if the instant is in the future.
 */
export function relativeTime(instant: string, now: Date, language: Language): string | undefined {
  const date = new Date(instant);
  // If the browser's clock is behind the server's, a new text seems to come from the future. Its elapsed time then
  // counts as 0.
  const elapsed = Math.max(0, now.getTime() - date.getTime());
  const formatAgo = (value: number, unit: 'minute' | 'hour' | 'day') =>
    relativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(value), unit);
  if (elapsed < minute) return undefined;
  if (elapsed < hour) return formatAgo(elapsed / minute, 'minute');
  if (elapsed < day) return formatAgo(elapsed / hour, 'hour');
  const days = localDayNumber(now) - localDayNumber(date);
  if (days < 7) return formatAgo(days, 'day');
  const sameYear = date.getFullYear() === now.getFullYear();
  return dateFormat(dateLocale(language), {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(date);
}

/** Returns the number of the calendar day of an instant in the browser's time zone. */
const localDayNumber = (date: Date) => toDayNumber(toCalendarDay(date, timeZone()));

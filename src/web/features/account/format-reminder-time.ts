import { addDays, type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import { relativeTimeFormat } from '#domain/intl-formats.ts';
import { formatDay, formatTime } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';
import { timeZone } from '#web/lib/time-zone.ts';

/** Formats a day for the middle of a sentence: "yesterday", "today" or "tomorrow", otherwise like "Tue 10 Mar". */
export function formatNearDay(day: CalendarDay, language: Language, today: CalendarDay): string {
  const offset = [-1, 0, 1].find((days) => day === addDays(today, days));
  if (offset === undefined) return formatDay(day, language, today);
  return relativeTimeFormat(language, { numeric: 'auto' }).format(offset, 'day');
}

/** Formats the day and the time of an instant for the middle of a sentence, in the browser's time zone. */
export const reminderTime = (instant: string, language: Language, today: CalendarDay) => ({
  day: formatNearDay(toCalendarDay(new Date(instant), timeZone()), language, today),
  time: formatTime(instant, timeZone(), language),
});

import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { formatShortDay, formatWeekday } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';

/**
 * Returns a label for each day. The label is the weekday, or the date if the days span more than one week, so that no
 * label appears twice. Only the first date of each month has the month, on a second line. `days` must be sorted, oldest
 * first.
 */
export function labelDays(days: readonly CalendarDay[], language: Language): string[] {
  const [oldest, newest] = [days[0], days.at(-1)];
  const isOneWeek = oldest !== undefined && newest !== undefined && newest <= addDays(oldest, 6);
  if (isOneWeek) return days.map((day) => formatWeekday(day, language));
  return days.map((day, index) =>
    day.slice(0, 7) === days[index - 1]?.slice(0, 7)
      ? String(Number(day.slice(8)))
      : formatShortDay(day, language).replace(/\s/, '\n'),
  );
}

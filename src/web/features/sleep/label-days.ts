import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { formatShortDay, formatWeekday } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';

/**
 * Returns the labels of days, which are sorted oldest first: weekdays, or dates if the days are from more than one
 * week, because a weekday would then repeat.
 */
export function labelDays(days: readonly CalendarDay[], language: Language): string[] {
  const [oldest, newest] = [days[0], days.at(-1)];
  const isOneWeek = oldest !== undefined && newest !== undefined && newest <= addDays(oldest, 6);
  return days.map((day) => (isOneWeek ? formatWeekday : formatShortDay)(day, language));
}

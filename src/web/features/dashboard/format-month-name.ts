import type { CalendarDay } from '#domain/calendar-day.ts';
import { capitalize, dateLocale } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';

/** Returns the name of the month as a heading, without the year: "September". */
export function formatMonthName(day: CalendarDay, language: Language): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), { month: 'long', timeZone: 'UTC' });
  return capitalize(format.format(new Date(`${day}T00:00:00Z`)), language);
}

import type { CalendarDay } from '#domain/calendar-day.ts';
import { capitalize, dateLocale } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';

/** Returns the name of the month inside a sentence, without the year: "September", in Swedish "september". */
export const formatMonthInSentence = (day: CalendarDay, language: Language): string =>
  new Intl.DateTimeFormat(dateLocale(language), { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Returns the name of the month as a heading, without the year: "September". */
export const formatMonthName = (day: CalendarDay, language: Language): string =>
  capitalize(formatMonthInSentence(day, language), language);

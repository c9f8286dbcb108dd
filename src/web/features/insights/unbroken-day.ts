import type { CalendarDay } from '#domain/calendar-day.ts';
import { formatDay } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';

/** Returns a day as text in which no line breaks: "Mon 9 Nov". */
export const unbrokenDay = (day: CalendarDay, language: Language, today: CalendarDay): string =>
  formatDay(day, language, today).replaceAll(' ', '\u00a0');

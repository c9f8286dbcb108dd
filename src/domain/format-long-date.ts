import type { CalendarDay } from './calendar-day.ts';

const monthNames = {
  en: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  sv: [
    ...['januari', 'februari', 'mars', 'april', 'maj', 'juni'],
    ...['juli', 'augusti', 'september', 'oktober', 'november', 'december'],
  ],
} as const;

/**
 * Returns a day in words: "3 March 2026", in Swedish "3 mars 2026". Returns the same text as `Intl.DateTimeFormat`,
 * which takes several times as long.
 */
export function formatLongDate(day: CalendarDay, language: 'en' | 'sv'): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${monthNames[language][(month ?? 0) - 1]} ${year}`;
}

/**
 * Returns a range of days in words, with the month and the year only once if they are the same: "from 19 to 25 November
 * 2026", in Swedish "från den 19 till den 25 november 2026".
 */
export function formatLongRange(from: CalendarDay, to: CalendarDay, language: 'en' | 'sv'): string {
  const first = formatLongDate(from, language).split(' ');
  const shared = from.slice(0, 7) === to.slice(0, 7) ? 2 : from.slice(0, 4) === to.slice(0, 4) ? 1 : 0;
  const start = first.slice(0, first.length - shared).join(' ');
  const last = formatLongDate(to, language);
  return language === 'en' ? `from ${start} to ${last}` : `från den ${start} till den ${last}`;
}

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
 * Returns a day in words: "3 March 2026", in Swedish "3 mars 2026". Returns the same text as `Intl.DateTimeFormat`, which
 * takes several times as long.
 */
export function formatLongDate(day: CalendarDay, language: 'en' | 'sv'): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${monthNames[language][(month ?? 0) - 1]} ${year}`;
}

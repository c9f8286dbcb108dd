import { formatWeekday, formatWeekdayName } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';

/**
 * Returns a function that builds a chart point for each day: the short weekday as its label, the full weekday as its
 * name, and the values of `valuesOf`.
 */
export function useWeekPoints() {
  const { language } = useLanguage();
  return <Day extends { date: string }, Values>(days: readonly Day[], valuesOf: (day: Day) => Values) =>
    days.map((day) => ({
      label: formatWeekday(day.date, language),
      name: formatWeekdayName(day.date, language),
      ...valuesOf(day),
    }));
}

import { type CalendarDay, toDayNumber } from '#domain/calendar-day.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { labelDays } from './label-days.ts';

/** Converts days, newest first, to the points of a chart, oldest first. Adds the result of `toValue` to each point. */
export function usePoints<Day extends { date: CalendarDay }, Value>(
  newestFirst: Day[],
  toValue: (day: Day) => Value,
) {
  const { language } = useLanguage();
  const today = useToday();
  const days = newestFirst.toReversed();
  const labels = labelDays(
    days.map(({ date }) => date),
    language,
  );
  return days.map((day, index) => ({
    label: labels[index] ?? '',
    name: formatDay(day.date, language, today),
    at: toDayNumber(day.date),
    ...toValue(day),
  }));
}

import { toDayNumber } from '#domain/calendar-day.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import type { ReadablePoint } from '#web/charts/readable-chart.tsx';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useFormatValue } from '#web/ui/use-format-value.ts';

interface Day {
  day: string;
  exposure: number | null;
  outcome: number;
}

/**
 * Returns a function that turns the days of an insight, oldest first, into points of a
 * `ReadableChart`. If `exposure` is given, the text of a point also contains the name and the value
 * of the exposure: "7 of 10, Alcohol: Yes".
 */
export function useDayPoints(outcome: MeasureName, exposure?: MeasureName) {
  const { language } = useLanguage();
  const today = useToday();
  const formatValue = useFormatValue();
  const textOf = (day: Day) => {
    const text = formatValue(day.outcome, outcome);
    if (exposure === undefined || day.exposure === null) return text;
    return `${text}, ${measures[exposure].name[language]}: ${formatValue(day.exposure, exposure)}`;
  };
  return (days: readonly Day[]): ReadablePoint[] =>
    days.map((day) => ({
      name: formatDay(day.day, language, today),
      value: day.outcome,
      text: textOf(day),
      at: toDayNumber(day.day),
    }));
}

import { useTranslation } from 'react-i18next';
import { addDays, startOfWeek } from '#domain/calendar-day.ts';
import { compareWithUsual, findUsual } from '#domain/measures/usual.ts';
import { shortenFirst } from '#domain/shorten-first.ts';
import { type DayMinutes, sumWeeksToWeekday } from '#domain/week-minutes.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';

interface Props {
  /** The minutes of each day with an entry in the last `weekCount` weeks. */
  days: readonly DayMinutes[];
  firstWeekday: 0 | 1;
  weekCount: number;
  /** Whether a chart beside the text says the usual minutes of a whole week. */
  besideBand?: boolean;
}

/**
 * Says how many minutes the person usually has by the end of today's weekday. On the last day of the week, also says if
 * this week is within the usual minutes, but renders nothing beside a chart that says the same minutes. Renders nothing
 * for fewer than seven earlier weeks.
 */
export function UsualByNow({ days, firstWeekday, weekCount, besideBand = false }: Props) {
  const { t } = useTranslation('charts');
  const { language } = useLanguage();
  const today = useToday();
  const sums = sumWeeksToWeekday(days, today, firstWeekday, weekCount);
  const weekStart = startOfWeek(today, firstWeekday);
  const usual = findUsual(sums, weekStart);
  const isLastDay = today === addDays(weekStart, 6);
  if (!usual || (isLastDay && besideBand)) return null;
  const [low, high] = [usual.low, usual.high].map((minutes) =>
    t('weeks.minutes', { value: formatNumber(minutes, language) }),
  ) as [string, string];
  const text = low === high ? low : t('usual.range', { low: shortenFirst(low, high), high });
  const isWithin = isLastDay && compareWithUsual(sums.at(-1)?.value ?? 0, usual) === 'within';
  return <p>{t(isWithin ? 'weeks.within' : isLastDay ? 'weeks.byEnd' : 'weeks.byNow', { usual: text })}</p>;
}

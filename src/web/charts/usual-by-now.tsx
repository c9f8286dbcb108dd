import { useTranslation } from 'react-i18next';
import { addDays, startOfWeek } from '#domain/calendar-day.ts';
import { findUsual } from '#domain/measures/usual.ts';
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
}

/**
 * Says how many minutes the person usually has by the end of today's weekday. `WeekBars` says the minutes of a whole
 * week, so this renders nothing on the last day of the week. Renders nothing for fewer than seven earlier weeks either.
 */
export function UsualByNow({ days, firstWeekday, weekCount }: Props) {
  const { t } = useTranslation('charts');
  const { language } = useLanguage();
  const today = useToday();
  const sums = sumWeeksToWeekday(days, today, firstWeekday, weekCount);
  const weekStart = startOfWeek(today, firstWeekday);
  const usual = findUsual(sums, weekStart);
  if (!usual || today === addDays(weekStart, 6)) return null;
  const [low, high] = [usual.low, usual.high].map((minutes) =>
    t('weeks.minutes', { value: formatNumber(minutes, language) }),
  ) as [string, string];
  const byNow = low === high ? low : t('usual.range', { low: shortenFirst(low, high), high });
  return <p>{t('weeks.byNow', { byNow })}</p>;
}

import { useTranslation } from 'react-i18next';
import type { LoggedNight } from '#contracts/sleep.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { sleepQualityLabel } from '#domain/sleep.ts';
import { unrated } from '#web/charts/ribbon-days.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { useSleepSummary } from './use-sleep.ts';

/**
 * Returns the ratings of the days for which `isDrawn` is true. Of the days without times, returns only the newest
 * ratings. A night without a rating has a dot, and an excellent night has a star. Returns undefined if there is no
 * rating or the person hides scores.
 */
export function useRibbonRatings(nights: readonly LoggedNight[], isDrawn: (date: CalendarDay) => boolean) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const { rated = [] } = useSleepSummary().data ?? {};
  if (!shown.scores) return undefined;
  const ratings = new Map<CalendarDay, number>();
  for (const { date, quality } of [...rated, ...nights]) {
    if (quality !== null && isDrawn(date)) ratings.set(date, quality);
  }
  if (ratings.size === 0) return undefined;
  const texts = new Map<CalendarDay, string>(nights.map(({ date }) => [date, unrated]));
  for (const [date, quality] of ratings) texts.set(date, formatNumber(quality, language, 1));
  const excellent = [...ratings].filter(([, quality]) => sleepQualityLabel(quality) === 'excellent');
  return { label: t('label'), texts, starred: new Set(excellent.map(([date]) => date)) };
}

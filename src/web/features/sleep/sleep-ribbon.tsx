import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoggedNight, SleepGoalsAnswer } from '#contracts/sleep.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { formatHours } from '#domain/format-hours.ts';
import { sleepQualityLabel } from '#domain/sleep.ts';
import { ribbonGoal, toRibbonNight, usualTimes } from '#domain/sleep-ribbon.ts';
import { ReadableChart } from '#web/charts/readable-chart.tsx';
import { unrated } from '#web/charts/ribbon-days.tsx';
import { RibbonDrawing } from '#web/charts/ribbon-drawing.tsx';
import { formatNumber, formatRecentDayInSentence } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyRibbon } from './empty-ribbon.tsx';
import { RibbonLegend } from './ribbon-legend.tsx';
import { RibbonSummary } from './ribbon-summary.tsx';
import { RibbonTable } from './ribbon-table.tsx';
import { useLastDay, useNights, useSleepSummary } from './use-sleep.ts';

/** The number of days that the ribbon shows. */
const ribbonDays = 14;

interface Props extends ComponentProps<typeof EmptyRibbon> {
  /** Undefined if the goals are not loaded. */
  goals: SleepGoalsAnswer | undefined;
  /** Returns whether the night is deleted but can still be restored with Undo. */
  isDeleted: (date: string) => boolean;
}

/**
 * Shows the nights of the last 14 days from bedtime to wake time, and their average length. Before the first night,
 * says what appears here.
 */
export function SleepRibbon({ goals, isDeleted, ...empty }: Props) {
  const { t } = useTranslation('sleep');
  return (
    <Card title={t('ribbon.title')}>
      <QueryView
        query={useNights()}
        errorTitle={t('loadFailed')}
        loading={<Skeleton height="22rem" />}
        compact
      >
        {(loaded) =>
          loaded.length === 0 ? (
            <EmptyRibbon {...empty} />
          ) : (
            <Ribbon
              nights={loaded.filter(({ date }) => !isDeleted(date)).toReversed()}
              isDeleted={isDeleted}
              goals={goals}
            />
          )
        }
      </QueryView>
    </Card>
  );
}

/** Returns the property of the drawing that shows the goal. Returns an empty object without loaded goals. */
const drawnGoal = (goals: Props['goals']) => (goals ? { goal: ribbonGoal(goals) } : {});

/** Returns the days that the ribbon shows, oldest first. */
const listDays = (last: CalendarDay): CalendarDay[] =>
  Array.from({ length: ribbonDays }, (_, index) => addDays(last, index + 1 - ribbonDays));

/**
 * Returns the ratings of the days for which `isDrawn` is true. Of the days without times, returns only the newest
 * ratings. A night without a rating has a dot, and an excellent night has a star. Returns undefined if there is no rating or the person hides scores.
 */
function useRatings(nights: readonly LoggedNight[], isDrawn: (date: CalendarDay) => boolean) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const { rated = [] } = useSleepSummary().data ?? {};
  if (!shown.scores) return undefined;
  const texts = new Map<CalendarDay, string>(nights.map(({ date }) => [date, unrated]));
  const ratings = [...rated, ...nights].filter(({ date, quality }) => quality !== null && isDrawn(date));
  for (const { date, quality } of ratings) texts.set(date, formatNumber(quality ?? 0, language, 1));
  const starred = new Set(
    ratings.filter(({ quality }) => sleepQualityLabel(quality ?? 0) === 'excellent').map(({ date }) => date),
  );
  return ratings.length > 0 ? { label: t('label'), texts, starred } : undefined;
}

interface RibbonProps extends Pick<Props, 'goals' | 'isDeleted'> {
  nights: LoggedNight[];
}

/** Draws the nights of the last 14 days. `nights` has at least these nights, oldest first. */
function Ribbon({ nights: all, goals, isDeleted }: RibbonProps) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const today = useToday();
  const days = listDays(useLastDay());
  const nights = all.filter(({ date }) => days.includes(date));
  const ratings = useRatings(nights, (date) => days.includes(date) && !isDeleted(date));
  const usual = usualTimes(all.map(toRibbonNight), today);
  const points = days.map((day) => {
    const hours = nights.find(({ date }) => date === day)?.hours ?? null;
    return {
      name: formatRecentDayInSentence(day, language, today),
      value: hours,
      text: hours === null ? '' : formatHours(hours),
    };
  });
  return (
    <figure aria-label={t('ribbon.title')}>
      <RibbonSummary nights={nights} />
      <ReadableChart series={[{ label: t('ribbon.title'), points }]}>
        <RibbonDrawing
          days={days}
          nights={nights.map(toRibbonNight)}
          ratings={ratings}
          {...drawnGoal(goals)}
          usual={usual}
        />
      </ReadableChart>
      <RibbonLegend
        goals={goals}
        usual={usual}
        hasStar={nights.some(({ date }) => ratings?.starred.has(date))}
        hasUnrated={[...(ratings?.texts.values() ?? [])].includes(unrated)}
      />
      <RibbonTable nights={nights} />
    </figure>
  );
}

import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoggedNight, SleepGoalsAnswer } from '#contracts/sleep.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { formatHours } from '#domain/format-hours.ts';
import { ribbonGoal, toRibbonNight, usualTimes } from '#domain/sleep-ribbon.ts';
import { ReadableChart } from '#web/charts/readable-chart.tsx';
import { unrated } from '#web/charts/ribbon-days.tsx';
import { RibbonDrawing } from '#web/charts/ribbon-drawing.tsx';
import { formatRecentDayInSentence } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NotCounted } from '#web/ui/unsent/not-counted.tsx';
import { EmptyRibbon } from './empty-ribbon.tsx';
import { RibbonLegend } from './ribbon-legend.tsx';
import { RibbonSummary } from './ribbon-summary.tsx';
import { RibbonTable } from './ribbon-table.tsx';
import { useRibbonRatings } from './use-ribbon-ratings.ts';
import { useLastDay, useNights } from './use-sleep.ts';

/** The number of days that the ribbon shows. */
const ribbonDays = 14;

interface Props extends ComponentProps<typeof EmptyRibbon> {
  /** Undefined if the goals are not loaded. */
  goals: SleepGoalsAnswer | undefined;
  /** Returns whether the night is deleted but can still be restored with Undo. */
  isDeleted: (date: string) => boolean;
  /** Opens the form that rates the last night. Undefined if the night cannot be rated or has a rating. */
  onRate: (() => void) | undefined;
}

/**
 * Shows the nights of the last 14 days from bedtime to wake time, and their average length. Offers to rate the last
 * night. Before the first night, says what appears here.
 */
export function SleepRibbon({ goals, isDeleted, onRate, ...empty }: Props) {
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
              {...{ goals, isDeleted, onRate }}
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

interface RibbonProps extends Pick<Props, 'goals' | 'isDeleted' | 'onRate'> {
  nights: LoggedNight[];
}

/** Draws the nights of the last 14 days. `nights` has at least these nights, oldest first. */
function Ribbon({ nights: all, goals, isDeleted, onRate }: RibbonProps) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const today = useToday();
  const days = listDays(useLastDay());
  const nights = all.filter(({ date }) => days.includes(date));
  const ratings = useRibbonRatings(nights, (date) => days.includes(date) && !isDeleted(date));
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
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <RibbonSummary nights={nights} />
        </div>
        {onRate && <Button onClick={onRate}>{t('rate')}</Button>}
      </div>
      <NotCounted paths={['/api/sleep-nights']} subtractsDeletions />
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

import { useTranslation } from 'react-i18next';
import type { LoggedNight } from '#contracts/sleep.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { formatHours } from '#domain/format-hours.ts';
import type { SleepGoals } from '#domain/sleep.ts';
import { averageHours, ribbonGoal, toRibbonNight, usualTimes } from '#domain/sleep-ribbon.ts';
import { ReadableChart } from '#web/charts/readable-chart.tsx';
import { RibbonDrawing } from '#web/charts/ribbon-drawing.tsx';
import { formatRecentDayInSentence } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RibbonLegend } from './ribbon-legend.tsx';
import { RibbonTable } from './ribbon-table.tsx';
import { useHoursMeaning } from './use-hours-meaning.ts';
import { useLastDay, useNights, useSleepGoals, useSleepSummary } from './use-sleep.ts';

/** The number of days that the ribbon shows. */
const ribbonDays = 14;

interface Props {
  /** Undefined if the goals are not loaded. */
  goals: SleepGoals | undefined;
  /** Returns whether the night is deleted but can still be restored with Undo. */
  isDeleted: (date: string) => boolean;
}

/**
 * Shows the nights of the last 14 days from bedtime to wake time, and their average length. Before the first night, says
 * what appears here.
 */
export function SleepRibbon({ goals, isDeleted }: Props) {
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
            <EmptyRibbon />
          ) : (
            <Ribbon nights={loaded.filter(({ date }) => !isDeleted(date)).toReversed()} goals={goals} />
          )
        }
      </QueryView>
    </Card>
  );
}

/** Says what appears here, above a night sky from the target bedtime to the target wake time. */
function EmptyRibbon() {
  const { t } = useTranslation('sleep');
  const { data: goals, isLoading } = useSleepGoals();
  const hasRated = Boolean(useSleepSummary().data?.rated.length);
  if (isLoading) return <Skeleton height="22rem" />;
  return (
    <>
      <p className="font-semibold">{t('ribbon.emptyTitle')}</p>
      <p className="text-muted">{t(hasRated ? 'ribbon.emptyRated' : 'ribbon.empty')}</p>
      {goals && (
        <RibbonDrawing
          days={[]}
          nights={[]}
          goal={ribbonGoal(goals)}
          usual={null}
          awaitedNight={t('lastNight')}
        />
      )}
    </>
  );
}

/** Returns the property of the drawing that shows the goal. Returns an empty object without loaded goals. */
const drawnGoal = (goals: Props['goals']) => (goals ? { goal: ribbonGoal(goals) } : {});

/** Returns the days that the ribbon shows, oldest first. */
const listDays = (last: CalendarDay): CalendarDay[] =>
  Array.from({ length: ribbonDays }, (_, index) => addDays(last, index + 1 - ribbonDays));

/** Draws the nights of the last 14 days. `nights` has at least these nights, oldest first. */
function Ribbon({ nights: all, goals }: Pick<Props, 'goals'> & { nights: LoggedNight[] }) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const today = useToday();
  const days = listDays(useLastDay());
  const nights = all.filter(({ date }) => days.includes(date));
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
          nights={nights.map((night) => ({ ...toRibbonNight(night), isRated: night.quality !== null }))}
          {...drawnGoal(goals)}
          usual={usual}
        />
      </ReadableChart>
      <RibbonLegend goals={goals} usual={usual} nights={nights} />
      <RibbonTable nights={nights} />
    </figure>
  );
}

/** Shows the length of the last night and, beside it, the average length of the nights. */
function RibbonSummary({ nights }: { nights: LoggedNight[] }) {
  const { t } = useTranslation('sleep');
  const average = averageHours(nights);
  const meaning = useHoursMeaning() ?? 'mixed';
  const lastDay = useLastDay();
  const lastNight = nights.length > 1 ? nights.find(({ date }) => date === lastDay) : undefined;
  if (average === null) return <p className="text-muted">{t('ribbon.noneLately')}</p>;
  const averageText = t(`ribbon.average.${meaning}`, { count: nights.length });
  if (!lastNight) return <MainLength hours={average} text={averageText} />;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <MainLength hours={lastNight.hours} text={t('lastNight')} />
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="number text-lead font-semibold">{formatHours(average)}</span>
        <span className="text-muted">{averageText}</span>
      </p>
    </div>
  );
}

const MainLength = ({ hours, text }: { hours: number; text: string }) => (
  <p className="flex flex-wrap items-baseline gap-x-3">
    <span className="number text-display leading-none font-semibold">{formatHours(hours)}</span>
    <span className="text-muted">{text}</span>
  </p>
);

import { Sunrise } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HealthMetric } from '#contracts/measures.ts';
import { countUnanswered, hasAnswers } from '#domain/dashboard.ts';
import type { Preferences } from '#domain/preferences.ts';
import { formatFullDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useUnsent } from '#web/lib/outbox/use-unsent.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ActionControl, type ActionTarget } from './action-control.tsx';
import { HeartRateLine } from './heart-rate-line.tsx';
import { Horizon } from './horizon.tsx';
import { LastNight } from './last-night.tsx';
import { SummaryHabits } from './summary-habits.tsx';
import { SummaryRings } from './summary-rings.tsx';
import { useTodayMetrics } from './use-day-summary.ts';
import { type HorizonSeries, useHorizonSeries } from './use-horizon.ts';

interface Props {
  /** Opens the check-in. Undefined if the check-in is disabled. */
  checkin: ActionTarget | undefined;
  /** The check-in questions that are switched on. */
  checkinQuestions: Preferences['checkinQuestions'];
}

interface SummaryProps extends Props {
  /** Returns the quick actions: for a narrow column if `inColumn` is true, otherwise for the whole width. */
  quickActions: (inColumn: boolean) => ReactNode;
}

/**
 * Shows the last 30 days as a landscape (see `Horizon`), today's health summary and the hours of the last night. Polls
 * for changes. Shows the quick actions below the last night. If no night is logged, shows the quick actions below the
 * summary.
 */
export function DaySummary({ checkin, checkinQuestions, quickActions }: SummaryProps) {
  const { entry, failed } = useTodayMetrics();
  const horizon = useHorizonSeries();
  const hasNights = horizon.series?.sleepHours.some(({ value }) => value !== null);
  const day = (
    <Today
      checkin={checkin}
      checkinQuestions={checkinQuestions}
      entry={entry}
      failed={failed}
      series={horizon.series}
    />
  );
  return (
    <div className="space-y-4 sm:space-y-6">
      <Horizon {...horizon} />
      {horizon.series && hasNights ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {day}
          <div className="flex flex-col gap-4 sm:gap-6">
            <Card>
              <LastNight series={horizon.series} source={entry?.sources.sleepHours} />
            </Card>
            {quickActions(true)}
          </div>
        </div>
      ) : (
        <>
          {day}
          {quickActions(false)}
        </>
      )}
    </div>
  );
}

interface TodayProps extends Props {
  /** Today's health metrics. Undefined while loading, and null if nothing is logged today. */
  entry: HealthMetric | null | undefined;
  failed: boolean;
  series: HorizonSeries | undefined;
}

function Today({ checkin, checkinQuestions, entry, failed, series }: TodayProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('summary.title')} action={<TodayDate />}>
      {entry === undefined ? (
        <LoadingSummary />
      ) : entry === null ? (
        <EmptySummary checkin={checkin} failed={failed} />
      ) : (
        <div className="space-y-4">
          <SummaryRings entry={entry} series={series} />
          <SummaryHabits entry={entry} />
          <Unanswered
            count={countUnanswered(entry, checkinQuestions)}
            isStarted={hasAnswers(entry)}
            checkin={checkin}
          />
          <HeartRateLine heartRate={entry.heartRate} source={entry.sources.heartRate} />
        </div>
      )}
      <NotCounted />
      {entry && failed && <p className="mt-4 text-small text-muted">{t('summary.stale')}</p>}
    </Card>
  );
}

interface UnansweredProps extends Pick<Props, 'checkin'> {
  count: number;
  /** Whether any of the values in `SummaryRings` and `SummaryHabits` has an answer. */
  isStarted: boolean;
}

/**
 * Says how many of the values in `SummaryRings` and `SummaryHabits` have no answer, with a button
 * that opens the check-in. Renders nothing if all values have an answer, or if the check-in is
 * disabled.
 */
function Unanswered({ count, isStarted, checkin }: UnansweredProps) {
  const { t } = useTranslation('dashboard');
  if (count === 0 || !checkin) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 rounded-base bg-sunken py-1 pl-4">
      <p className="grow basis-40 text-small max-sm:pt-2">{t('summary.unanswered', { count })}</p>
      <ActionControl target={checkin} className={`ml-auto shrink-0 ${buttonStyle('quiet')}`}>
        {t(isStarted ? 'summary.continue' : 'summary.checkin')}
      </ActionControl>
    </div>
  );
}

/** Says that the summary leaves out entries that are not sent yet. Renders nothing if there are no such entries. */
function NotCounted() {
  const { t } = useTranslation('shell');
  const count = useUnsent().length;
  return count > 0 && <p className="mt-4 text-small text-muted">{t('unsent.notCounted')}</p>;
}

function TodayDate() {
  const { language } = useLanguage();
  const today = useToday();
  return (
    <time dateTime={today} className="text-small text-muted">
      {formatFullDay(today, language)}
    </time>
  );
}

/** Says that no values are logged, or, if `failed`, that loading them failed. */
function EmptySummary({ checkin, failed }: Pick<TodayProps, 'checkin' | 'failed'>) {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      icon={Sunrise}
      area="mood"
      title={t(failed ? 'summary.failedTitle' : 'summary.emptyTitle')}
      text={t(failed ? 'summary.failedText' : 'summary.emptyText')}
      action={
        checkin && (
          <ActionControl target={checkin} className={buttonStyle('primary')}>
            {t('summary.checkin')}
          </ActionControl>
        )
      }
    />
  );
}

function LoadingSummary() {
  return (
    <div aria-busy="true" className="space-y-6">
      <Skeleton height="12rem" />
      <Skeleton height="5rem" />
    </div>
  );
}

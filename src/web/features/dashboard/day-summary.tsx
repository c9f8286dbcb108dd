import { useTranslation } from 'react-i18next';
import { isSuggested } from '#domain/dashboard.ts';
import type { Preferences } from '#domain/preferences.ts';
import { formatDay, formatFullDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NotCounted } from '#web/ui/unsent/not-counted.tsx';
import type { ActionTarget } from './action-control.tsx';
import { CheckinButton, EmptySummary } from './empty-summary.tsx';
import { HeartRate } from './heart-rate.tsx';
import { LastNight } from './last-night.tsx';
import { SummaryAnswers } from './summary-answers.tsx';
import { useTodayMetrics } from './use-day-summary.ts';
import { useHorizonSeries } from './use-horizon.ts';

/** The paths of the records that change the values of the summary. */
const countedPaths = [
  '/api/questionnaire-responses',
  '/api/food-entries',
  '/api/water-intake',
  '/api/exercise-activities',
  '/api/meditation-sessions',
  '/api/sleep-nights',
];

interface Props {
  /** Opens the check-in. Undefined if the check-in is disabled. */
  checkin: ActionTarget | undefined;
  /** The check-in questions that are switched on. */
  checkinQuestions: Preferences['checkinQuestions'];
  /** See `SummaryRings`. */
  hasLargeRings?: boolean;
}

/**
 * Shows today's health summary: the rings, the habits, the last night and the heart rate. Says if nothing is logged
 * today, or if the values could not be loaded. Polls for changes.
 */
export function DaySummary({ checkin, checkinQuestions, hasLargeRings = false }: Props) {
  const { t } = useTranslation('dashboard');
  const { entry, failed, retry } = useTodayMetrics();
  const { series } = useHorizonSeries();
  return (
    <Card title={t('summary.title')} action={<TodayDate />} isColumn>
      {entry === undefined ? (
        <LoadingSummary />
      ) : entry === null ? (
        failed ? (
          <>
            <ErrorState
              compact
              title={t('summary.failedTitle')}
              text={t('summary.failedText')}
              onRetry={retry}
            />
            <CheckinButton checkin={checkin} />
          </>
        ) : (
          <EmptySummary checkin={checkin} series={series} hasLargeRings={hasLargeRings} />
        )
      ) : (
        <SummaryAnswers {...{ entry, series, checkin, checkinQuestions, hasLargeRings }} />
      )}
      <div className="mt-3 grid auto-cols-fr grid-flow-col gap-x-4 border-t border-line pt-3 empty:hidden sm:mt-4 sm:pt-4">
        {series && (
          <LastNight
            series={series}
            source={entry?.sources.sleepHours}
            quality={entry && !isSuggested(entry, 'sleepQuality') ? entry.sleepQuality : null}
            isAlone={!entry}
          />
        )}
        {entry && <HeartRate heartRate={entry.heartRate} source={entry.sources.heartRate} />}
      </div>
      <NotCounted paths={countedPaths} />
      {entry && failed && <p className="mt-4 text-small text-muted">{t('summary.stale')}</p>}
    </Card>
  );
}

function TodayDate() {
  const { language } = useLanguage();
  const today = useToday();
  return (
    <time dateTime={today} className="text-small text-muted">
      <span className="sm:hidden">{formatDay(today, language, today)}</span>
      <span className="max-sm:hidden">{formatFullDay(today, language)}</span>
    </time>
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

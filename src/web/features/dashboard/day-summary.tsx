import { useTranslation } from 'react-i18next';
import { findSuggested, findUnanswered, hasAnswers, isSuggested } from '#domain/dashboard.ts';
import type { Preferences } from '#domain/preferences.ts';
import { formatDay, formatFullDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useUnsent } from '#web/lib/outbox/use-unsent.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ActionControl, type ActionTarget } from './action-control.tsx';
import { EmptySummary, FailedSummary } from './empty-summary.tsx';
import { HeartRateLine } from './heart-rate-line.tsx';
import { LastNight } from './last-night.tsx';
import { SummaryHabits } from './summary-habits.tsx';
import { SummaryRings } from './summary-rings.tsx';
import { useTodayMetrics } from './use-day-summary.ts';
import { useHorizonSeries } from './use-horizon.ts';

interface Props {
  /** Opens the check-in. Undefined if the check-in is disabled. */
  checkin: ActionTarget | undefined;
  /** The check-in questions that are switched on. */
  checkinQuestions: Preferences['checkinQuestions'];
}

/**
 * Shows today's health summary: the rings, the habits, the last night and the heart rate. Says if nothing is logged
 * today, or if the values could not be loaded. Polls for changes.
 */
export function DaySummary({ checkin, checkinQuestions }: Props) {
  const { t } = useTranslation('dashboard');
  const { entry, failed, retry } = useTodayMetrics();
  const { series } = useHorizonSeries();
  return (
    <Card title={t('summary.title')} action={<TodayDate />} isColumn>
      {entry === undefined ? (
        <LoadingSummary />
      ) : entry === null ? (
        failed ? (
          <FailedSummary checkin={checkin} onRetry={retry} />
        ) : (
          <EmptySummary checkin={checkin} />
        )
      ) : (
        <div className="space-y-3 sm:space-y-4">
          <SummaryRings entry={entry} series={series} />
          <OpenQuestions
            unanswered={findUnanswered(entry, checkinQuestions)}
            suggested={findSuggested(entry, checkinQuestions)}
            isStarted={hasAnswers(entry)}
            checkin={checkin}
          />
          <SummaryHabits entry={entry} />
        </div>
      )}
      {series && (
        <LastNight
          series={series}
          source={entry?.sources.sleepHours}
          quality={entry && !isSuggested(entry, 'sleepQuality') ? entry.sleepQuality : null}
        />
      )}
      {entry && <HeartRateLine heartRate={entry.heartRate} source={entry.sources.heartRate} />}
      <NotCounted />
      {entry && failed && <p className="mt-4 text-small text-muted">{t('summary.stale')}</p>}
    </Card>
  );
}

interface OpenQuestionsProps extends Pick<Props, 'checkin'> {
  /** The measures without a value. */
  unanswered: ReturnType<typeof findUnanswered>;
  /** The measures whose values are only suggested. */
  suggested: ReturnType<typeof findSuggested>;
  /** Whether any of the values in `SummaryRings` and `SummaryHabits` has an answer. */
  isStarted: boolean;
}

/**
 * Says how many questions have no value, otherwise how many values are only suggested, with a button that opens the
 * check-in. Names the rating of the night if it is among them, because no mark in the summary stands for it. Renders
 * nothing if the person has answered all questions, or if the check-in is disabled.
 */
function OpenQuestions({ unanswered, suggested, isStarted, checkin }: OpenQuestionsProps) {
  const { t } = useTranslation('dashboard');
  const isComplete = unanswered.length === 0;
  const open = isComplete ? suggested : unanswered;
  if (open.length === 0 || !checkin) return null;
  const kind = isComplete ? 'suggested' : 'unanswered';
  const text = open.includes('sleepQuality')
    ? (`summary.${kind}Sleep` as const)
    : (`summary.${kind}` as const);
  return (
    <div className="flex flex-col gap-2 rounded-base bg-sunken p-2 sm:flex-row sm:items-center sm:pl-4">
      <p className="grow text-small text-pretty max-sm:px-2 max-sm:pt-1">{t(text, { count: open.length })}</p>
      <ActionControl target={checkin} className={`shrink-0 ${buttonStyle('primary')}`}>
        {t(isComplete ? 'summary.review' : isStarted ? 'summary.continue' : 'summary.checkin')}
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

import { Sunrise } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HealthMetric } from '#contracts/measures.ts';
import { formatFullDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useUnsent } from '#web/lib/outbox/use-unsent.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ActionControl, type ActionTarget } from './action-control.tsx';
import { HeartRatePanel } from './heart-rate-panel.tsx';
import { LastNight } from './last-night.tsx';
import { RecentActivityPanel } from './recent-activity-panel.tsx';
import { SummaryHabits } from './summary-habits.tsx';
import { SummaryRings } from './summary-rings.tsx';
import { useTodayMetrics } from './use-day-summary.ts';

interface Props {
  /** Opens the check-in. Undefined if the check-in is disabled. */
  checkin: ActionTarget | undefined;
}

/** Shows today's health summary, heart rate and recent activity, and polls for changes. */
export function DaySummary({ checkin }: Props) {
  const { t } = useTranslation('dashboard');
  const { entry, failed } = useTodayMetrics();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card title={t('summary.title')} action={<TodayDate />}>
        {entry === undefined ? (
          <LoadingSummary />
        ) : entry === null ? (
          <EmptySummary checkin={checkin} failed={failed} />
        ) : (
          <DayMetrics entry={entry} />
        )}
        <NotCounted />
        {entry && failed && <p className="mt-4 text-small text-muted">{t('summary.stale')}</p>}
      </Card>
      <div className="space-y-6">
        <LastNight />
        {entry && <HeartRatePanel heartRate={entry.heartRate} source={entry.sources.heartRate} />}
        <RecentActivityPanel />
      </div>
    </div>
  );
}

function DayMetrics({ entry }: { entry: HealthMetric }) {
  return (
    <div className="space-y-6">
      <SummaryRings entry={entry} />
      <SummaryHabits entry={entry} />
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

/** Shows an empty summary if no values are logged, or if loading them failed. A sentence reports the failure. */
function EmptySummary({ checkin, failed }: Props & { failed: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      icon={Sunrise}
      area="mood"
      title={t('summary.emptyTitle')}
      text={
        <>
          {t('summary.emptyText')}
          {failed && <span className="mt-2 block text-small">{t('summary.failed')}</span>}
        </>
      }
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

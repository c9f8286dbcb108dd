import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { ribbonGoal } from '#domain/sleep-ribbon.ts';
import { AwaitedNight } from '#web/charts/awaited-night.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useIsOnlyRated, useLastDay, useSleepGoals, useSleepSummary } from './use-sleep.ts';

interface Props {
  onLogNight: () => void;
  onAddTimes: (date: CalendarDay) => void;
}

/**
 * Says what appears here, with the button that adds it, beside a night sky from the target bedtime to the target wake
 * time. If the person has rated the last night, offers to add its times.
 */
export function EmptyRibbon(props: Props) {
  const { t } = useTranslation('sleep');
  const { data: goals, isLoading } = useSleepGoals();
  const isOnlyRated = useIsOnlyRated();
  if (isLoading) return <Skeleton height="22rem" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>{isOnlyRated ? <RatedNight {...props} /> : <WithoutNights {...props} />}</div>
      {goals && <AwaitedNight goal={ribbonGoal(goals)} name={t('ribbon.example')} />}
    </div>
  );
}

function WithoutNights({ onLogNight }: Props) {
  const { t } = useTranslation('sleep');
  const hasRated = (useSleepSummary().data?.rated.length ?? 0) > 0;
  return (
    <>
      <p className="text-lead font-semibold">{t('ribbon.emptyTitle')}</p>
      <p className="mt-1 text-muted">{t(hasRated ? 'ribbon.emptyRated' : 'ribbon.empty')}</p>
      <div className="mt-4">
        <Button onClick={onLogNight}>
          <Plus aria-hidden="true" className="size-5" />
          {t('logNight')}
        </Button>
      </div>
    </>
  );
}

/** Offers to add the times of the last night. `SleepCards` shows its rating. */
function RatedNight({ onAddTimes }: Props) {
  const { t } = useTranslation('sleep');
  const lastDay = useLastDay();
  return (
    <>
      <p className="text-lead font-semibold">{t('ribbon.ratedTitle')}</p>
      <p className="mt-1 text-muted">{t('ribbon.ratedText')}</p>
      <div className="mt-4">
        <Button aria-label={t('addTimesOf', { day: t('lastNight') })} onClick={() => onAddTimes(lastDay)}>
          {t('addTimes')}
        </Button>
      </div>
    </>
  );
}

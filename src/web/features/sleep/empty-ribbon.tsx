import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { ribbonGoal } from '#domain/sleep-ribbon.ts';
import { AwaitedNight } from '#web/charts/awaited-night.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useIsOnlyRated, useLastDay, useSleepGoals, useSleepSummary } from './use-sleep.ts';

interface Props {
  onLogNight: () => void;
  onAddTimes: (date: CalendarDay) => void;
}

/**
 * Says what appears here, beside a night sky from the target bedtime to the target wake time. If the person has rated
 * the last night without its times, says so. The place of the last night in the drawing is a button that adds it.
 */
export function EmptyRibbon({ onLogNight, onAddTimes }: Props) {
  const { t } = useTranslation('sleep');
  const { data: goals, isLoading } = useSleepGoals();
  const lastDay = useLastDay();
  const hasRated = (useSleepSummary().data?.rated.length ?? 0) > 0;
  const isOnlyRated = useIsOnlyRated();
  if (isLoading) return <Skeleton height="22rem" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <WithoutNights {...{ isOnlyRated, hasRated }} />
      </div>
      {goals && (
        <AwaitedNight
          goal={ribbonGoal(goals)}
          name={t('lastNight')}
          action={isOnlyRated ? t('addTimesOf', { day: t('lastNight') }) : t('ribbon.logFirst')}
          onPress={() => (isOnlyRated ? onAddTimes(lastDay) : onLogNight())}
        />
      )}
    </div>
  );
}

/**
 * Has no button, because those of the page and of the drawing are near. Does not show the rating of the last night,
 * because the cards below do.
 */
function WithoutNights({ isOnlyRated, hasRated }: { isOnlyRated: boolean; hasRated: boolean }) {
  const { t } = useTranslation('sleep');
  const emptyText = t(hasRated ? 'ribbon.emptyRated' : 'ribbon.empty');
  return (
    <>
      <p className="font-semibold">{t(isOnlyRated ? 'ribbon.ratedTitle' : 'ribbon.emptyTitle')}</p>
      <p className="text-muted">{isOnlyRated ? t('ribbon.ratedText') : emptyText}</p>
    </>
  );
}

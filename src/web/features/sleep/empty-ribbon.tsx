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
 * Says what appears here, beside a night sky from the target bedtime to the target wake time. If the person has rated
 * the last night without its times, says so and shows a button that adds the times.
 */
export function EmptyRibbon({ onLogNight, onAddTimes }: Props) {
  const { t } = useTranslation('sleep');
  const { data: goals, isLoading } = useSleepGoals();
  const lastDay = useLastDay();
  const hasRated = (useSleepSummary().data?.rated.length ?? 0) > 0;
  const isOnlyRated = useIsOnlyRated();
  if (isLoading) return <Skeleton height="22rem" />;
  const press = () => (isOnlyRated ? onAddTimes(lastDay) : onLogNight());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>{isOnlyRated ? <RatedNight onAddTimes={press} /> : <WithoutNights hasRated={hasRated} />}</div>
      {goals && (
        <AwaitedNight
          goal={ribbonGoal(goals)}
          name={t('lastNight')}
          action={isOnlyRated ? t('addTimesOf', { day: t('lastNight') }) : t('ribbon.logFirst')}
          onPress={press}
        />
      )}
    </div>
  );
}

/** Has no button, because the button of the page is near. */
function WithoutNights({ hasRated }: { hasRated: boolean }) {
  const { t } = useTranslation('sleep');
  return (
    <>
      <p className="font-semibold">{t('ribbon.emptyTitle')}</p>
      <p className="text-muted">{t(hasRated ? 'ribbon.emptyRated' : 'ribbon.empty')}</p>
    </>
  );
}

/** Does not show the rating, because the cards below do. */
function RatedNight({ onAddTimes }: { onAddTimes: () => void }) {
  const { t } = useTranslation('sleep');
  return (
    <>
      <p className="font-semibold">{t('ribbon.ratedTitle')}</p>
      <p className="text-muted">{t('ribbon.ratedText')}</p>
      <div className="mt-4">
        <Button onClick={onAddTimes}>{t('addTimes')}</Button>
      </div>
    </>
  );
}

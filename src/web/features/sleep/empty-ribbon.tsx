import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { ribbonGoal } from '#domain/sleep-ribbon.ts';
import { AwaitedNight } from '#web/charts/awaited-night.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useQualityText } from './use-quality-text.ts';
import { useLastDay, useSleepGoals, useSleepSummary } from './use-sleep.ts';

interface Props {
  onLogNight: () => void;
  onAddTimes: (date: CalendarDay) => void;
}

/**
 * Says what appears here, beside a night sky from the target bedtime to the target wake time. If the person has rated
 * the last night without its times, shows the rating and a button that adds the times.
 */
export function EmptyRibbon({ onLogNight, onAddTimes }: Props) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const { data: goals, isLoading } = useSleepGoals();
  const lastDay = useLastDay();
  const shown = useShownNumbers();
  const rated = useSleepSummary().data?.rated ?? [];
  const rating = rated.find(({ date }) => date === lastDay)?.quality;
  if (isLoading) return <Skeleton height="22rem" />;
  const press = () => (rating === undefined ? onLogNight() : onAddTimes(lastDay));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        {rating === undefined ? (
          <WithoutNights hasRated={rated.length > 0} />
        ) : (
          <RatedNight rating={rating} onAddTimes={press} />
        )}
      </div>
      {goals && (
        <AwaitedNight
          goal={ribbonGoal(goals)}
          name={t('lastNight')}
          rating={rating === undefined || !shown.scores ? undefined : formatNumber(rating, language, 1)}
          action={t(rating === undefined ? 'ribbon.logFirst' : 'addTimes')}
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

function RatedNight({ rating, onAddTimes }: { rating: number; onAddTimes: () => void }) {
  const { t } = useTranslation('sleep');
  const qualityText = useQualityText();
  return (
    <>
      <p className="font-semibold">{t('ribbon.ratedTitle', { rating: qualityText(rating) })}</p>
      <p className="text-muted">{t('ribbon.ratedText')}</p>
      <div className="mt-4">
        <Button variant="secondary" onClick={onAddTimes}>
          {t('addTimes')}
        </Button>
      </div>
    </>
  );
}

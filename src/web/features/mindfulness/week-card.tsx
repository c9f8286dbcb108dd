import { useTranslation } from 'react-i18next';
import { UsualByNow } from '#web/charts/usual-by-now.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WeekProgress } from './mindfulness-totals.tsx';
import { drawnWeeks, useMeditationDays } from './use-mindfulness.ts';
import { WeekDays } from './week-days.tsx';

/** Shows this week's minutes as a ring and as a bar for each day, and the usual minutes of a week in words. */
export function WeekCard() {
  const { t } = useTranslation('mindfulness');
  return (
    <Card title={t('week')}>
      <WeekProgress />
      <div className="mt-4">
        <QueryView
          query={useMeditationDays()}
          errorTitle={t('daysFailed')}
          loading={<Skeleton height="9rem" />}
        >
          {(days) => (
            <div className="space-y-4">
              <UsualByNow days={days} firstWeekday={0} weekCount={drawnWeeks} />
              <WeekDays days={days} />
            </div>
          )}
        </QueryView>
      </div>
    </Card>
  );
}

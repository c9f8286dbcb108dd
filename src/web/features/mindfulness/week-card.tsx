import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WeekProgress } from './mindfulness-totals.tsx';
import { useMeditationDays } from './use-mindfulness.ts';
import { WeekDays } from './week-days.tsx';

/** Shows this week's minutes as a ring and as a bar for each day. */
export function WeekCard() {
  const { t } = useTranslation('mindfulness');
  return (
    <Card title={t('week')}>
      <WeekProgress />
      <div className="mt-5">
        <QueryView
          query={useMeditationDays()}
          errorTitle={t('daysFailed')}
          loading={<Skeleton height="7.5rem" />}
        >
          {(days) => <WeekDays days={days} />}
        </QueryView>
      </div>
    </Card>
  );
}

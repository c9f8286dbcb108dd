import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MonthDots } from './month-dots.tsx';
import { MonthTable } from './month-table.tsx';
import { useMeditationDays } from './use-mindfulness.ts';

/**
 * Draws a dot for each day of the last half year. Shows for each month how many days had a session, and the minutes of
 * all its sessions.
 */
export function MonthsCard() {
  const { t } = useTranslation('mindfulness');
  return (
    <Card title={t('months')}>
      <QueryView
        query={useMeditationDays()}
        errorTitle={t('monthsFailed')}
        loading={<Skeleton height="11rem" />}
        compact
      >
        {(days) => (
          <div
            className={classNames(
              'grid grid-cols-[minmax(0,1fr)]',
              days.length > 0 ? 'gap-6 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sm:items-start' : 'gap-4',
            )}
          >
            <MonthDots days={days} />
            <MonthTable days={days} />
          </div>
        )}
      </QueryView>
    </Card>
  );
}

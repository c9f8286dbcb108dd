import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MonthDots } from './month-dots.tsx';
import { MonthTable } from './month-table.tsx';
import { useMeditationDays } from './use-mindfulness.ts';

/**
 * Draws a dot for each day of the last half year. A folded table has for each month how many days had a session,
 * and the minutes of all its sessions.
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
          <div className="space-y-4">
            <MonthDots days={days} />
            {days.length > 0 ? (
              <details className="-mb-3 border-t border-line">
                <summary className="min-h-11 content-center text-small font-medium text-muted">
                  {t('monthsTable')}
                </summary>
                <div className="pb-3">
                  <MonthTable days={days} />
                </div>
              </details>
            ) : (
              <p className="text-muted">{t('monthsEmpty')}</p>
            )}
          </div>
        )}
      </QueryView>
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';
import { UsualBand } from '#web/charts/usual-band.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDailySleep } from './use-daily-sleep.ts';
import { useHoursMeaning } from './use-hours-meaning.ts';

/**
 * Compares the hours of sleep in the last 30 days with the person's usual range. If no device measured them, calls them
 * the time in bed. If a device measured only some nights, says that the others are the time in bed.
 */
export function UsualSleep() {
  const { t } = useTranslation('sleep');
  const meaning = useHoursMeaning();
  return (
    <Card title={t('usual')}>
      <QueryView
        query={useDailySleep()}
        errorTitle={t('loadFailed')}
        loading={<Skeleton height="9rem" />}
        compact
      >
        {({ hours }) => (
          <>
            <UsualBand
              measure="sleepHours"
              values={hours}
              format={formatHours}
              valueLabel={t('lastNight')}
              {...(meaning === 'inBed' && { label: t('timeInBed') })}
            />
            {meaning === 'mixed' && <p className="mt-3 text-small text-muted">{t('hoursNote')}</p>}
          </>
        )}
      </QueryView>
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';
import { measures } from '#domain/measures/catalogue.ts';
import type { Measure } from '#domain/measures/measure.ts';
import { UsualRow } from '#web/charts/usual-row.tsx';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { RowProps } from './row-props.ts';
import { useDailySleep } from './use-daily-sleep.ts';
import { useHoursMeaning } from './use-hours-meaning.ts';
import { useNightName } from './use-night-name.ts';

const sleepHours: Measure = measures.sleepHours;

/**
 * Compares the hours of sleep with what is usual. If no device measured them, calls them the time in bed. If a device
 * measured only some nights, says that the others are the time in bed.
 */
export function TimeInBedRow({ last }: RowProps) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const meaning = useHoursMeaning();
  const nameDay = useNightName();
  return (
    <QueryView
      query={useDailySleep()}
      errorTitle={t('hoursFailed')}
      loading={<Skeleton height="9rem" />}
      compact
    >
      {({ hours }) => (
        <UsualRow
          {...{ last, nameDay }}
          name={meaning === 'inBed' ? t('timeInBed') : sleepHours.name[language]}
          area="sleep"
          values={hours}
          format={formatHours}
          smallestDifference={sleepHours.smallestDifference ?? 0}
          words="amount"
        >
          {meaning === 'mixed' && <p className="mt-1 text-small text-muted">{t('hoursNote')}</p>}
        </UsualRow>
      )}
    </QueryView>
  );
}

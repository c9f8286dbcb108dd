import { useTranslation } from 'react-i18next';
import { UsualDots } from '#web/charts/usual-progress.tsx';
import { horizonDisplay } from './horizon-display.ts';
import type { ShownYear } from './shown-year.ts';
import { useFormatHorizonValue } from './use-horizon.ts';

/**
 * Shows the usual value of the year, as an entry of a `dl`. Until it is known, draws a dot for each day that it needs,
 * and fills the dots of the days with a value. Renders nothing if the year is over without a usual value.
 */
export function YearUsual({ shown: { measure, usual, missingDays, isOver } }: { shown: ShownYear }) {
  const { t } = useTranslation('year');
  const format = useFormatHorizonValue();
  if (usual === undefined && isOver) return null;
  const toGo = measure === 'sleepHours' ? 'facts.nightsToGo' : 'facts.daysToGo';
  return (
    <div className="print:flex print:items-baseline print:gap-x-1">
      <dt className="text-small text-muted">{t('facts.usual')}</dt>
      {usual === undefined ? (
        <>
          <dd className="flex h-8 items-center empty:hidden print:hidden">
            <UsualDots missingDays={missingDays} area={horizonDisplay[measure].area} />
          </dd>
          <dd className="text-small text-muted">{t(toGo, { count: missingDays })}</dd>
        </>
      ) : (
        <>
          <dd className="number text-title leading-tight font-semibold print:text-small">
            {format(measure, usual)}
          </dd>
          <dd className="text-small text-muted">{t('facts.median')}</dd>
        </>
      )}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { HorizonDays } from './horizon-days.tsx';
import { useHorizonSeries } from './use-horizon.ts';

/** The height of the landscape of a person with five measures, as a CSS length, for a placeholder. */
export const landscapeHeight = 'clamp(21.5rem, 40vw, 24.5rem)';

/**
 * Shows the last days (see `countHorizonDays`) as a landscape with a ridge for each measure that has values, and a
 * table with the exact values. A person with values on fewer than five days sees cairns in place of the ridges. If there
 * are no values, shows bare hills before sunrise and says what the landscape will show.
 */
export function Horizon() {
  const { series, failed, retry } = useHorizonSeries();
  const { t } = useTranslation('dashboard');
  return (
    <section
      aria-label={t('horizon.title')}
      aria-busy={!series && !failed}
      className="overflow-hidden rounded-base border border-line bg-raised"
    >
      {series ? (
        <HorizonDays series={series} />
      ) : failed ? (
        <div className="px-4 py-1 sm:px-6">
          <ErrorState compact title={t('horizon.failed')} onRetry={retry} />
        </div>
      ) : (
        <Skeleton height={landscapeHeight} />
      )}
    </section>
  );
}

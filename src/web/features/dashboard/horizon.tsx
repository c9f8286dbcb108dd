import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { HorizonDays } from './horizon-days.tsx';
import { useRecentNights } from './use-day-summary.ts';
import { useHorizonSeries } from './use-horizon.ts';

/**
 * The height of the landscape of a person with five measures, as a style for a placeholder. The sky is higher from the
 * breakpoint on.
 */
export const landscapeHeight = 'h-88.5 sm:h-89.5';

/**
 * Shows the last days (see `countHorizonDays`) as a landscape with a ridge for each measure that has values, and a
 * table with the exact values. A person with values on fewer than five days sees cairns in place of the ridges. If
 * there are no values, shows bare hills and says what the landscape will show.
 */
export function Horizon() {
  const { series, failed, retry } = useHorizonSeries();
  // The names of the lanes depend on the nights.
  const { isLoading } = useRecentNights();
  const isReady = series !== undefined && !isLoading;
  const { t } = useTranslation('dashboard');
  return (
    <section
      aria-label={t('horizon.title')}
      aria-busy={!isReady && !failed}
      className={classNames(
        'overflow-hidden rounded-base border border-line bg-raised',
        !isReady && !failed && landscapeHeight,
      )}
    >
      {isReady ? (
        <HorizonDays series={series} />
      ) : failed ? (
        <div className="px-4 py-1 sm:px-6">
          <ErrorState compact title={t('horizon.failed')} onRetry={retry} />
        </div>
      ) : (
        <Skeleton height="100%" />
      )}
    </section>
  );
}

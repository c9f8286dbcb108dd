import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { addDays } from '#domain/calendar-day.ts';
import { findHeights, horizonDays, horizonMeasures } from '#domain/horizon.ts';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { horizonDisplay } from './horizon-display.ts';
import { HorizonLandscape } from './horizon-landscape.tsx';
import { HorizonTable } from './horizon-table.tsx';
import type { HorizonSeries } from './use-horizon.ts';

interface Props {
  /** Undefined until the values are loaded. */
  series: HorizonSeries | undefined;
  /** Whether loading failed before any values were loaded. If so, bare hills are shown. */
  failed: boolean;
}

/**
 * Shows the last 30 days as a landscape with a ridge for each measure that has values. Below the
 * landscape are links to the pages of these measures, and a table with the exact values. If there
 * are no values, shows bare hills before sunrise.
 */
export function Horizon({ series, failed }: Props) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const today = useToday();
  const ridges = series ? findRidges(series, today) : failed ? {} : undefined;
  const shown = horizonMeasures.filter((measure) => ridges?.[measure]);
  return (
    <section
      aria-label={t('horizon.title')}
      aria-busy={!ridges}
      className="overflow-hidden rounded-base border border-line bg-raised"
    >
      {ridges ? <HorizonLandscape ridges={ridges} /> : <LoadingLandscape />}
      {series && shown.length > 0 && (
        <>
          <p aria-hidden="true" className="flex justify-between px-4 pt-2 text-small text-muted sm:px-6">
            <span>{formatShortDay(addDays(today, 1 - horizonDays), language)}</span>
            <span>{t('horizon.today')}</span>
          </p>
          <nav aria-label={t('horizon.ridges')} className="px-3 sm:px-4">
            <ul className="flex flex-wrap">
              {shown.map((measure) => (
                <li key={measure}>
                  <Link
                    to={horizonDisplay[measure].page}
                    className="flex min-h-11 items-center gap-1 rounded-base px-1 text-small font-medium hover:bg-sunken sm:gap-1.5 sm:px-2"
                  >
                    <span
                      aria-hidden="true"
                      className="size-2.5 rounded-full"
                      style={{ background: areaColor(horizonDisplay[measure].area) }}
                    />
                    {t(`horizon.names.${measure}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className="px-4 pb-2 text-small text-muted sm:px-6">{t('horizon.how')}</p>
        </>
      )}
      {series && shown.length > 0 && (
        <div className="relative border-t border-line">
          <HorizonTable series={series} shown={shown} />
          <Link
            to={pages.year}
            className="absolute top-0 right-0 flex min-h-11 items-center px-4 font-medium text-primary hover:bg-sunken sm:px-6"
          >
            {t('horizon.year')}
          </Link>
        </div>
      )}
    </section>
  );
}

/**
 * Returns, for each measure with a value on one of the drawn days, the height of its ridge on each day. A height is null
 * on a day without a value.
 */
function findRidges(series: HorizonSeries, today: string) {
  const ridges = horizonMeasures.map(
    (measure) => [measure, findHeights(measure, series[measure], today)] as const,
  );
  return Object.fromEntries(ridges.filter(([, heights]) => heights.some((height) => height !== null)));
}

const LoadingLandscape = () => (
  <div className="h-52 sm:h-80">
    <Skeleton height="100%" />
  </div>
);

import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { addDays } from '#domain/calendar-day.ts';
import { countHorizonDays, findHeights, horizonMeasures, listFirstDays } from '#domain/horizon.ts';
import { findUsual } from '#domain/measures/usual.ts';
import { BareLandscape, LandscapeDays, LandscapeSky } from '#web/charts/landscape.tsx';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FirstDays } from './first-days.tsx';
import { horizonDisplay } from './horizon-display.ts';
import { HorizonLane, type HorizonRidge } from './horizon-lane.tsx';
import { HorizonTable } from './horizon-table.tsx';
import { type HorizonSeries, useHorizonSeries } from './use-horizon.ts';

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
        <LastDays series={series} />
      ) : failed ? (
        <div className="px-4 py-1 sm:px-6">
          <ErrorState compact title={t('horizon.failed')} onRetry={retry} />
        </div>
      ) : (
        <Skeleton height="20rem" />
      )}
    </section>
  );
}

function LastDays({ series }: { series: HorizonSeries }) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const today = useToday();
  const values = Object.values(series).flat();
  const days = countHorizonDays(values, today);
  const firstDays = listFirstDays(values, today, days);
  const ridges = findRidges(series, today, days);
  const hasUsual = ridges.some((ridge) => ridge.hasUsual);
  const note = useNote(ridges, hasUsual);
  if (ridges.length === 0) {
    return (
      <>
        <BareLandscape />
        <p className="px-4 py-3 text-center text-small text-muted sm:px-6">{t('horizon.empty')}</p>
      </>
    );
  }
  const dotted = t(hasUsual ? 'horizon.dotted' : 'horizon.dottedSoFar');
  return (
    <>
      {firstDays.length > 0 ? (
        <FirstDays series={series} measured={firstDays} dayCount={days} />
      ) : (
        <>
          <Landscape ridges={ridges} hasUsual={hasUsual} />
          <LandscapeDays
            first={formatShortDay(addDays(today, 1 - days), language)}
            last={t('horizon.today')}
            note={note}
          />
        </>
      )}
      <div className="relative border-t border-line">
        <HorizonTable
          series={series}
          dayCount={days}
          shown={ridges.map(({ measure }) => measure)}
          note={firstDays.length > 0 ? t('horizon.bare') : `${dotted} ${t('horizon.bare')}`}
        />
        <Link
          to={pages.year}
          className="absolute top-0 right-0 flex min-h-11 items-center px-4 font-medium text-primary hover:bg-sunken sm:px-6"
        >
          {t('horizon.year')}
        </Link>
      </div>
    </>
  );
}

/** Returns the sentences that say how to read the drawn ridges. */
function useNote(ridges: readonly HorizonRidge[], hasUsual: boolean): string {
  const { t } = useTranslation('dashboard');
  const marked = ridges.filter(({ heights }) => (heights.at(-1) ?? null) !== null);
  const isRing = ({ measure }: HorizonRidge) => horizonDisplay[measure].growsDuringDay;
  const sentences = [
    t(hasUsual ? 'horizon.how' : 'horizon.howSoFar'),
    ridges.some(({ measure }) => measure === 'stressLevel') && t('horizon.howStress'),
    marked.some((ridge) => !isRing(ridge)) && t('horizon.howToday'),
    marked.some(isRing) && t('horizon.howWater'),
  ];
  return sentences.filter(Boolean).join(' ');
}

interface LandscapeProps {
  ridges: readonly HorizonRidge[];
  /** Whether the usual value of any ridge is known. If not, the lines are at the averages so far. */
  hasUsual: boolean;
}

function Landscape({ ridges, hasUsual }: LandscapeProps) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <LandscapeSky />
      <nav aria-label={t('horizon.ridges')}>
        <ul>
          {ridges.map(({ measure, heights, ...ridge }, index) => (
            <HorizonLane
              key={measure}
              measure={measure}
              heights={heights}
              hasLine={ridge.hasUsual || !hasUsual}
              nearness={ridges.length === 1 ? 1 : index / (ridges.length - 1)}
            />
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Returns the ridge of each measure that has a value on one of the drawn days. */
const findRidges = (series: HorizonSeries, today: string, days: number): HorizonRidge[] =>
  horizonMeasures
    .map((measure) => ({
      measure,
      heights: findHeights(measure, series[measure], today, days),
      hasUsual: findUsual(series[measure], today) !== null,
    }))
    .filter(({ heights }) => heights.some((height) => height !== null));

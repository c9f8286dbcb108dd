import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { formatHours } from '#domain/format-hours.ts';
import { isSimulatedSource } from '#domain/sources.ts';
import { UsualBandView } from '#web/charts/usual-band-view.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { horizonDisplay } from './horizon-display.ts';
import type { HorizonSeries } from './use-horizon.ts';

interface Props {
  series: HorizonSeries;
  /** The source of the hours of sleep in the night that ended today. Undefined if there are none. */
  source: string | undefined;
}

/**
 * Compares the hours of sleep in the night that ended today with the person's usual hours, and
 * draws the last 30 nights. Says if the night comes from the device simulator. If the night that ended today is not logged, also links to the page
 * that logs it.
 */
export function LastNight({ series, source }: Props) {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const isLogged = series.sleepHours.some(({ day, value }) => day === today && value !== null);
  return (
    <>
      <UsualBandView
        {...horizonDisplay.sleepHours}
        name={t('lastNight')}
        values={series.sleepHours}
        format={formatHours}
        days={30}
        smallestDifference={0.1}
      />
      {source !== undefined && isSimulatedSource(source) && (
        <p className="mt-3">
          <Badge tone="attention">{t('heartRate.simulated')}</Badge>
        </p>
      )}
      {!isLogged && (
        <Link to={pages.sleep} className={`-mb-2 -ml-4 ${buttonStyle('quiet')}`}>
          {t('logNight')}
        </Link>
      )}
    </>
  );
}

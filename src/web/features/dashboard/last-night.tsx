import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { formatHours } from '#domain/format-hours.ts';
import { UsualBandView } from '#web/charts/usual-band-view.tsx';
import { useToday } from '#web/lib/clock.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { horizonDisplay } from './horizon-display.ts';
import type { HorizonSeries } from './use-horizon.ts';

/**
 * Compares the hours of sleep in the night that ended today with the person's usual hours, and
 * draws the last 30 nights. If the night that ended today is not logged, also links to the page
 * that logs it.
 */
export function LastNight({ series }: { series: HorizonSeries }) {
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
      {!isLogged && (
        <Link to={pages.sleep} className={`-mb-2 -ml-4 ${buttonStyle('quiet')}`}>
          {t('logNight')}
        </Link>
      )}
    </>
  );
}

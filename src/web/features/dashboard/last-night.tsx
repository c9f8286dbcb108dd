import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';
import { UsualBandView } from '#web/charts/usual-band-view.tsx';
import { horizonDisplay } from './horizon-display.ts';
import type { HorizonSeries } from './use-horizon.ts';

/** Compares the hours of the night that ended today with the person's usual hours, and draws the last 30 nights. */
export function LastNight({ series }: { series: HorizonSeries }) {
  const { t } = useTranslation('dashboard');
  return (
    <UsualBandView
      {...horizonDisplay.sleepHours}
      name={t('lastNight')}
      values={series.sleepHours}
      format={formatHours}
      days={30}
      smallestDifference={0.1}
    />
  );
}

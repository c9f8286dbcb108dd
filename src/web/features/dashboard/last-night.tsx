import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';
import { UsualBandView } from '#web/charts/usual-band-view.tsx';
import { horizonDisplay } from './horizon-display.ts';
import type { HorizonSeries } from './use-horizon.ts';

/** Shows the hours of the night that ended today against the person's usual nights. */
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

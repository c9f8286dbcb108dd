import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';
import { UsualBand } from '#web/charts/usual-band.tsx';
import type { HorizonSeries } from './use-horizon.ts';

/** Shows the hours of the night that ended today against the person's usual nights. Renders nothing without nights. */
export function LastNight({ series }: { series: HorizonSeries }) {
  const { t } = useTranslation('dashboard');
  const values = series.sleepHours;
  if (!values.some(({ value }) => value !== null)) return null;
  return <UsualBand measure="sleepHours" values={values} format={formatHours} label={t('lastNight')} />;
}

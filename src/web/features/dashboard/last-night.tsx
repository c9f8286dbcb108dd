import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';
import { UsualBand } from '#web/charts/usual-band.tsx';
import { Card } from '#web/ui/card.tsx';
import { useDailyValues } from './use-day-summary.ts';

/** Shows the hours of the night that ended today against the person's usual nights. Renders nothing without nights. */
export function LastNight() {
  const { t } = useTranslation('dashboard');
  const values = useDailyValues('sleepHours');
  if (!values?.some(({ value }) => value !== null)) return null;
  return (
    <Card title={t('lastNight')}>
      <UsualBand measure="sleepHours" values={values} format={formatHours} />
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import { horizonMeasures } from '#domain/horizon.ts';
import { UsualBandView } from '#web/charts/usual-band-view.tsx';
import { Card } from '#web/ui/card.tsx';
import { horizonDisplay } from './horizon-display.ts';
import { useFormatUsualValue, useHorizonSeries } from './use-horizon.ts';
import { useHorizonName } from './use-horizon-name.ts';

/**
 * Compares each measure of the Horizon (the landscape on the dashboard) with the person's usual
 * values. Leaves out measures without values.
 */
export function UsualBands() {
  const { t } = useTranslation('dashboard');
  const format = useFormatUsualValue();
  const { series } = useHorizonSeries();
  const nameOf = useHorizonName(series);
  const shown = horizonMeasures.filter((measure) => series?.[measure].some(({ value }) => value !== null));
  if (!series || shown.length === 0) return null;
  return (
    <Card title={t('insights.usual')}>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((measure) => (
          <UsualBandView
            key={measure}
            {...horizonDisplay[measure]}
            name={nameOf(measure)}
            values={series[measure]}
            format={(value) => format(measure, value)}
            smallestDifference={0.2}
          />
        ))}
      </div>
    </Card>
  );
}

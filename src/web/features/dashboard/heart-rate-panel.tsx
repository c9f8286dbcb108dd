import { HeartPulse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { typicalHeartRate } from '#domain/dashboard.ts';
import { isSimulatedSource } from '#domain/sources.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

interface Props {
  heartRate: number | null;
  /** The source of the measurement. Undefined without a measurement. */
  source: string | undefined;
}

/**
 * Shows the heart rate in beats per minute, and says if the value comes from the device simulator. Without a
 * measurement, shows a typical value and says that it is typical.
 */
export function HeartRatePanel({ heartRate, source }: Props) {
  const { t } = useTranslation('dashboard');
  const measured = heartRate !== null;
  const isSimulated = source !== undefined && isSimulatedSource(source);
  return (
    <Card
      title={t('heartRate.title')}
      action={
        !measured ? (
          <Badge tone="attention">{t('heartRate.typical')}</Badge>
        ) : isSimulated ? (
          <Badge tone="attention">{t('heartRate.simulated')}</Badge>
        ) : undefined
      }
    >
      <div className="flex items-center gap-4">
        <HeartPulse
          aria-hidden="true"
          className={`size-8 shrink-0 ${measured ? 'text-danger' : 'text-muted'}`}
          strokeWidth={1.5}
        />
        <p className={`flex items-baseline gap-2 ${measured ? '' : 'text-muted'}`}>
          <span className="number text-display leading-none font-semibold">
            {Math.round(heartRate ?? typicalHeartRate)}
          </span>
          {t('heartRate.unit')}
        </p>
      </div>
      {!measured && <p className="mt-3 text-small text-muted">{t('heartRate.notMeasured')}</p>}
    </Card>
  );
}

import { HeartPulse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { typicalHeartRate } from '#domain/dashboard.ts';
import { isSimulatedSource } from '#domain/sources.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DayStat } from './day-stat.tsx';

interface Props {
  heartRate: number | null;
  /** The source of the measurement. Undefined if there is no measurement. */
  source: string | undefined;
}

/**
 * Shows the heart rate in beats per minute, and says if the value comes from the device simulator. If there is no
 * measurement, shows a typical heart rate and says that it was not measured.
 */
export function HeartRate({ heartRate, source }: Props) {
  const { t } = useTranslation('dashboard');
  const isMeasured = heartRate !== null;
  return (
    <DayStat
      icon={HeartPulse}
      color={isMeasured ? 'var(--danger)' : 'var(--muted)'}
      title={t('heartRate.title')}
      value={isMeasured ? `${Math.round(heartRate)} ${t('heartRate.unit')}` : undefined}
    >
      {!isMeasured && (
        <p>
          {t('heartRate.notMeasured')} {t('heartRate.typical', { value: typicalHeartRate })}
        </p>
      )}
      {source !== undefined && isSimulatedSource(source) && (
        <Badge tone="attention">{t('heartRate.simulated')}</Badge>
      )}
    </DayStat>
  );
}

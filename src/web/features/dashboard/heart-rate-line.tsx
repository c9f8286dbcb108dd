import { HeartPulse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { typicalHeartRate } from '#domain/dashboard.ts';
import { isSimulatedSource } from '#domain/sources.ts';
import { Badge } from '#web/ui/badge.tsx';

interface Props {
  heartRate: number | null;
  /** The source of the measurement. Undefined if there is no measurement. */
  source: string | undefined;
}

/**
 * Shows the heart rate in beats per minute as a line of text, and says if the value comes from the
 * device simulator. If there is no measurement, shows a typical heart rate and says that it was not
 * measured.
 */
export function HeartRateLine({ heartRate, source }: Props) {
  const { t } = useTranslation('dashboard');
  const measured = heartRate !== null;
  const isSimulated = source !== undefined && isSimulatedSource(source);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line pt-3 text-small sm:mt-4">
      <HeartPulse
        aria-hidden="true"
        className={`size-5 shrink-0 ${measured ? 'text-danger' : 'text-muted'}`}
        strokeWidth={1.75}
      />
      <span className="font-medium">{t('heartRate.title')}</span>
      {measured ? (
        <span className="font-semibold tabular-nums">
          {Math.round(heartRate)} {t('heartRate.unit')}
        </span>
      ) : (
        <span className="text-muted tabular-nums">
          {t('heartRate.notMeasured')} {t('heartRate.typical', { value: typicalHeartRate })}
        </span>
      )}
      {isSimulated && <Badge tone="attention">{t('heartRate.simulated')}</Badge>}
    </p>
  );
}

import { useTranslation } from 'react-i18next';
import type { SleepDay } from '#contracts/sleep.ts';
import { formatPercent } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { SourceMark } from '#web/ui/source-mark.tsx';
import { StageBar } from './stage-bar.tsx';

/**
 * Shows the sleep stages and the efficiency that a device measured, and the name of the device.
 * Leaves out the efficiency if the person hides scores. Shows nothing for a night that the person
 * entered.
 */
export function MeasuredNight({ night }: { night: NonNullable<SleepDay['night']> }) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const { deepHours, remHours, lightHours, awakeHours, efficiency, source } = night;
  return (
    <>
      {deepHours !== null && (
        <StageBar hours={{ deep: deepHours, rem: remHours, light: lightHours, awake: awakeHours }} />
      )}
      {shown.scores && efficiency !== null && (
        <p className="mt-1 text-small text-muted">
          {t('measuredEfficiency', { percent: formatPercent(efficiency, language) })}
        </p>
      )}
      <SourceMark source={source} />
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { areaColor } from '#web/ui/area.ts';
import type { UsualEnergyRange } from './use-usual-energy.ts';

interface Props {
  /** The energy of today so far, in kilocalories. Null if nothing is logged. */
  energy: number | null;
  usual: UsualEnergyRange;
}

/** The part of the line that is left free after the highest value. */
const headroom = 1.12;

const color = areaColor('nutrition');

/**
 * Draws the usual energy of a whole day as a pale band on a line that starts at zero, and says it as text. The energy
 * of today so far fills the line from zero.
 */
export function UsualEnergy({ energy, usual: { low, high } }: Props) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const [from, to] = [formatNumber(low, language), formatNumber(high, language)];
  const scaleMax = Math.max(high, energy ?? 0) * headroom;
  const percent = (value: number) => `${(value / scaleMax) * 100}%`;
  return (
    <div className="mt-2 sm:max-w-80">
      <div aria-hidden="true" className="relative h-2.5 overflow-hidden rounded-full bg-sunken">
        <span
          className="absolute inset-y-0 min-w-0.5 opacity-30"
          style={{ left: percent(low), right: `calc(100% - ${percent(high)})`, background: color }}
        />
        {energy !== null && (
          // Lower than the band, so that the band stays visible behind it.
          <span
            className="absolute inset-y-[3px] left-0 rounded-full"
            style={{ width: percent(energy), background: color }}
          />
        )}
      </div>
      <p className="mt-1.5 text-small text-muted">
        {from === to ? t('summary.usualOne', { value: to }) : t('summary.usual', { low: from, high: to })}
      </p>
    </div>
  );
}

import { areaColor } from '#web/ui/area.ts';
import { type UsualEnergyRange, useSayUsualEnergy } from './use-usual-energy.ts';

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
export function UsualEnergy({ energy, usual }: Props) {
  const sayUsual = useSayUsualEnergy();
  const { low, high } = usual;
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
      <p className="mt-1.5 flex items-center gap-2 text-small text-muted">
        <span
          aria-hidden="true"
          className="h-2.5 w-4 shrink-0 rounded-[2px] opacity-40"
          style={{ background: color }}
        />
        {sayUsual(usual)}
      </p>
    </div>
  );
}

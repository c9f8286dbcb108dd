import type { HorizonMeasure } from '#domain/horizon.ts';
import { type UsualLevel, usualLevelOf, usualLevels } from '#domain/year-horizon.ts';
import { areaColor } from '#web/ui/area.ts';
import { type Corner, hillPath } from './day-tile.ts';
import { horizonDisplay } from './horizon-display.ts';

/** The sky above the hills, paler than in the large landscapes, because the hills are data. */
export const skyColor = 'color-mix(in oklab, var(--sky) 62%, var(--raised))';

/** How much of the measure's colour a hill has, in percent. The rest is the colour of the card. */
const strength: Record<UsualLevel, number> = { above: 100, around: 66, below: 24 };

/** Returns the colour of the hills of a measure, which is stronger for high ground than for low ground. */
export const hillColor = (measure: HorizonMeasure, level: UsualLevel): string =>
  `color-mix(in oklab, ${areaColor(horizonDisplay[measure].area)} ${strength[level]}%, var(--raised))`;

interface Props {
  tiles: readonly { cell: number; corner: Corner; height: number | undefined }[];
  measure: HorizonMeasure;
  /** Whether the year has a usual value. Without it, all hills have the same height. */
  hasUsual: boolean;
}

/**
 * Draws the hills of the days with values. Lower hills are in front of higher ones.
 * Every second day is in front of its neighbours, so that two hills with the same colour are apart.
 */
export function Hills({ tiles, measure, hasUsual }: Props) {
  const layers = usualLevels.flatMap((level) => [0, 1].map((side) => ({ level, side })));
  return layers.map(({ level, side }) => (
    <path
      key={level + side}
      d={tiles
        .filter(({ height = 0, cell }) => usualLevelOf(height) === level && cell % 2 === side)
        .map(({ corner, height = 0 }) => hillPath(corner, height))
        .join('')}
      fill={hillColor(measure, level)}
      stroke={areaColor(horizonDisplay[measure].area)}
      strokeWidth="1.5"
      strokeDasharray={hasUsual ? undefined : '4 3'}
      vectorEffect="non-scaling-stroke"
    />
  ));
}

import type { HorizonMeasure } from '#domain/horizon.ts';
import { type Corner, gapPath, groundEdge, groundPath, stripPath, tile } from './day-tile.ts';
import { hillColor } from './hills.tsx';
import type { MonthCell } from './month-cells.ts';

/** A day, with the place of its tile and its height (see `YearDay`) for one measure. */
export type Tile = MonthCell & { corner: Corner; height: number | undefined };

/** Draws the edge of a tile, around today and around the picked day. */
export const Outline = ({ corner, color }: { corner: Corner; color: string }) => (
  <path
    d={stripPath(corner, 1)}
    fill="none"
    stroke={color}
    strokeWidth="2"
    vectorEffect="non-scaling-stroke"
  />
);

/** Draws the later days and the past days without a value. */
export function BareDays({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <>
      <path
        d={tiles.map(({ state, corner }) => (state === 'future' ? groundEdge(corner) : '')).join('')}
        fill="none"
        stroke="var(--control)"
        strokeWidth="1.5"
        strokeDasharray="0 4"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={tiles.map(({ state, corner }) => (state === 'gap' ? gapPath(corner) : '')).join('')}
        stroke="var(--muted)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

/** Draws the flat ground of today. */
export const Ground = ({
  corner,
  height,
  measure,
}: Pick<Tile, 'corner' | 'height'> & { measure: HorizonMeasure }) => (
  <path
    d={groundPath(corner)}
    fill={height === undefined ? 'var(--mid-hill)' : hillColor(measure, 'around')}
  />
);

/**
 * Draws the sun of today above flat ground, or at the upper right of a hill if `isHigh`. It is a point with a round
 * stroke, so that it stays round in a narrow month.
 */
export const Sun = ({ corner: { x, y }, isHigh }: { corner: Corner; isHigh: boolean }) => (
  <path
    d={`M${x + (isHigh ? 30 : tile.width / 2)} ${y + (isHigh ? 10 : 23)}h0`}
    stroke="var(--apricot)"
    strokeWidth={isHigh ? 14 : 18}
    strokeLinecap="round"
    className="not-print:@max-[11rem]:[stroke-width:9px] not-print:@max-[11rem]:[vector-effect:non-scaling-stroke]"
  />
);

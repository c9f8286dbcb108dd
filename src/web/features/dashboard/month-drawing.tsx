import { useId } from 'react';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { type UsualLevel, usualLevelOf, usualLevels, type YearDay } from '#domain/year-horizon.ts';
import { areaColor } from '#web/ui/area.ts';
import { hillEdge, hillPath, tile, tileCorner, tilePath, usualPath } from './day-tile.ts';
import { horizonDisplay } from './horizon-display.ts';
import { type MonthCell, weekCount } from './month-cells.ts';

interface Props {
  /** See `placeMonth`. */
  cells: readonly MonthCell[];
  measure: HorizonMeasure;
  /** Whether the year has a usual value. It is drawn as a line. Without it, all hills have the same height. */
  hasUsual: boolean;
}

/**
 * Draws the days as a page of a calendar, each in a tile. A past day with a value has a hill, and a line at the usual
 * value. A past day without a value is a short line on the ground, or nothing if it is before the first value. Today is a
 * sun over bare ground, because its value can still change. A later day is a dotted hill without a background. Without a
 * usual value, the upper edges of the hills are dashed. The lines keep their width on a phone, where the drawing is small.
 */
export function MonthDrawing({ cells, measure, hasUsual }: Props) {
  const clipId = useId();
  const tiles = cells.map((cell) => ({
    ...cell,
    corner: tileCorner(cell.cell),
    height: cell.heights[measure],
  }));
  const measured = tiles.filter(({ state }) => state === 'measured');
  const filled = tiles.filter(({ state }) => state !== 'before' && state !== 'future');
  const rows = weekCount(cells);
  const outline = (some: typeof tiles) => some.map(({ corner }) => tilePath(corner)).join('');
  const hillsOf = (level: UsualLevel) =>
    measured.map(({ corner, height }) =>
      height !== undefined && usualLevelOf(height) === level ? hillPath(corner, height) : '',
    );
  return (
    <svg
      aria-hidden="true"
      className="block w-full"
      viewBox={`0 0 ${7 * tile.width - tile.space} ${rows * tile.height - tile.space}`}
    >
      <clipPath id={clipId}>
        <path d={outline(tiles)} />
      </clipPath>
      <path d={outline(filled)} fill={tileColor} />
      <g clipPath={`url(#${clipId})`}>
        {usualLevels.map((level) => (
          <path key={level} d={hillsOf(level).join('')} fill={hillColor(measure, level)} />
        ))}
        <path
          d={measured.map(({ corner, height = 0 }) => hillEdge(corner, height)).join('')}
          fill="none"
          stroke={areaColor(horizonDisplay[measure].area)}
          strokeWidth="2"
          strokeDasharray={hasUsual ? undefined : '4 3'}
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={tiles.map(({ state, corner }) => (state === 'future' ? hillEdge(corner, 0) : '')).join('')}
          fill="none"
          stroke="var(--control)"
          strokeWidth="1.5"
          strokeDasharray="0 4"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
        {hasUsual && (
          <path
            d={measured.map(({ corner }) => usualPath(corner)).join('')}
            stroke="var(--ink)"
            strokeDasharray="2 3"
            opacity="0.45"
          />
        )}
        {tiles.map(({ day, state, corner: { x, y } }) => (
          <Mark
            key={day}
            state={state}
            x={x + (tile.width - tile.space) / 2}
            ground={y + tile.height - tile.space}
          />
        ))}
      </g>
    </svg>
  );
}

/** The background of a tile. */
export const tileColor = 'color-mix(in oklab, var(--ink) 6%, transparent)';

/** How much of the measure's colour a hill has, in percent. The rest is the colour of the card. */
const strength: Record<UsualLevel, number> = { above: 100, around: 66, below: 45 };

/** Returns the colour of the hills of a measure, which is stronger for high ground than for low ground. */
export const hillColor = (measure: HorizonMeasure, level: UsualLevel): string =>
  `color-mix(in oklab, ${areaColor(horizonDisplay[measure].area)} ${strength[level]}%, var(--raised))`;

/** Draws the mark of a day without a hill. `x` is the middle of the day's tile, and `ground` the tile's lower edge. */
function Mark({ state, x, ground }: { state: YearDay['state']; x: number; ground: number }) {
  if (state === 'gap')
    return (
      <path
        d={`M${x - 7} ${ground - 3}h14`}
        stroke="var(--muted)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    );
  if (state === 'today') {
    const [width, left] = [tile.width - tile.space, x - (tile.width - tile.space) / 2];
    return (
      <>
        <circle cx={x} cy={ground - 16} r="9" fill="var(--apricot)" />
        <rect x={left} y={ground - 8} width={width} height="8" fill="var(--mid-hill)" />
      </>
    );
  }
  return null;
}

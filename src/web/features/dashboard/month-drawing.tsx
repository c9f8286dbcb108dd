import { type CSSProperties, useId } from 'react';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { BareDays, Ground, Outline, Sun, type Tile } from './day-marks.tsx';
import { type Corner, stripPath, tile, tileCorner, usualPath } from './day-tile.ts';
import { hasHill } from './has-hill.ts';
import { Hills, skyColor } from './hills.tsx';
import { medianStroke } from './median-stroke.ts';
import { canPick, type MonthCell, weekCount, weekOf } from './month-cells.ts';

interface Props {
  /** See `placeMonth`. */
  cells: readonly MonthCell[];
  measure: HorizonMeasure;
  /** Whether the year has a usual value. It is drawn as a line. Without it, all hills have the same height. */
  hasUsual: boolean;
  /** The day whose tile has an outline, which is not printed. */
  picked: CalendarDay | undefined;
}

/** The height of a unit of the drawing in a narrow month, in pixels. */
const narrowScale = 27 / tile.height;

/**
 * Draws the days as a page of a calendar. Each week is a landscape under a strip of sky. A week with hills has a line
 * at the usual value. A past day with a value has a hill. A past day without a value is a short line on the ground, or
 * nothing if it is before the first value. Today is a hill with a sun at its upper right, in an outline. If today has
 * no value that can be compared, the sun is above flat ground. The ground has the colour of the measure if today has a
 * value. A later day is a dotted hill without sky. Without a usual value, the upper edges of the hills are dashed. In a
 * narrow month, as on phones, the drawing is stretched to a height in which the levels of the hills differ clearly. The
 * lines keep their width.
 */
export function MonthDrawing({ cells, measure, hasUsual, picked }: Props) {
  const clipId = useId();
  const tiles = cells.map((cell) => ({
    ...cell,
    corner: tileCorner(cell.cell),
    height: cell.heights[measure],
  }));
  const todaysTile = tiles.find(({ state }) => state === 'today');
  const pickedTile = tiles.find(({ day }) => day === picked);
  const hasTodaysHill = todaysTile !== undefined && hasHill(todaysTile, measure, hasUsual);
  const rows = weekCount(cells);
  const height = rows * tile.height - tile.space;
  const drawn = tiles.filter(canPick);
  const sky = weekPath(drawn, stripPath);
  const hills = tiles.filter((day) => hasHill(day, measure, hasUsual));
  const compared = drawn.filter(
    (day) => (day !== todaysTile || hasTodaysHill) && hills.some((hill) => weekOf(hill) === weekOf(day)),
  );
  return (
    <svg
      aria-hidden="true"
      className="block w-full overflow-visible not-print:@max-[11rem]:h-(--narrow-height)"
      style={{ '--narrow-height': `${height * narrowScale}px` } as CSSProperties}
      viewBox={`0 0 ${7 * tile.width} ${height}`}
      preserveAspectRatio="none"
    >
      <clipPath id={clipId}>
        <path d={sky} />
      </clipPath>
      <path d={sky} fill={skyColor} />
      <g clipPath={`url(#${clipId})`}>
        {todaysTile && <Sun corner={todaysTile.corner} isHigh={hasTodaysHill} />}
        <Hills tiles={hills} measure={measure} hasUsual={hasUsual} />
        {todaysTile && !hasTodaysHill && <Ground {...todaysTile} measure={measure} />}
        {hasUsual && <path d={weekPath(compared, usualPath)} {...medianStroke} />}
      </g>
      <BareDays tiles={tiles} />
      {todaysTile && <Outline corner={todaysTile.corner} color="var(--pine)" />}
      <g className="print:hidden">
        {pickedTile && <Outline corner={pickedTile.corner} color="var(--ink)" />}
      </g>
    </svg>
  );
}

/** Returns one subpath for each week that has a day in `tiles`, as an SVG path. The days of a week are side by side. */
function weekPath(tiles: readonly Tile[], draw: (corner: Corner, days: number) => string): string {
  const weeks = Array.from({ length: weekCount(tiles) }, (_, week) =>
    tiles.filter((day) => weekOf(day) === week),
  );
  return weeks.map((days) => (days[0] ? draw(days[0].corner, days.length) : '')).join('');
}

import { type CSSProperties, useId } from 'react';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { HorizonMeasure } from '#domain/horizon.ts';
import {
  type Corner,
  gapPath,
  groundEdge,
  groundPath,
  stripPath,
  tile,
  tileCorner,
  usualPath,
} from './day-tile.ts';
import { hasHill } from './has-hill.ts';
import { Hills, hillColor, skyColor } from './hills.tsx';
import { medianStroke } from './median-stroke.ts';
import { canPick, type MonthCell, weekCount } from './month-cells.ts';

interface Props {
  /** See `placeMonth`. */
  cells: readonly MonthCell[];
  measure: HorizonMeasure;
  /** Whether the year has a usual value. It is drawn as a line. Without it, all hills have the same height. */
  hasUsual: boolean;
  /** The day whose tile has an outline, which is not printed. */
  picked: CalendarDay | undefined;
}

type Tile = MonthCell & { corner: Corner; height: number | undefined };

/** The height of a unit of the drawing in a narrow month, in pixels. */
const narrowScale = 27 / tile.height;

/**
 * Draws the days as a page of a calendar. Each week is a landscape under a strip of sky, with a line at the usual
 * value. A past day with a value has a hill. A past day without a value is a short line on the ground, or nothing if it is
 * before the first value. Today is a hill with a sun at its upper right, in an outline. If today has no value that can
 * be compared, the sun is above flat ground. The ground has the colour of the measure if today has a value. A later
 * day is a dotted hill without sky. Without a usual value, the upper edges of the hills are dashed. In a narrow
 * month, as on phones, the drawing is stretched to a height in which the levels of the hills differ clearly. The lines
 * keep their width.
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
  const compared = drawn.filter((day) => day !== todaysTile || hasTodaysHill);
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
        <Hills
          tiles={tiles.filter((day) => hasHill(day, measure, hasUsual))}
          measure={measure}
          hasUsual={hasUsual}
        />
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
    tiles.filter(({ cell }) => Math.floor(cell / 7) === week),
  );
  return weeks.map((days) => (days[0] ? draw(days[0].corner, days.length) : '')).join('');
}

const Outline = ({ corner, color }: { corner: Corner; color: string }) => (
  <path
    d={stripPath(corner, 1)}
    fill="none"
    stroke={color}
    strokeWidth="2"
    vectorEffect="non-scaling-stroke"
  />
);

/** Draws the later days and the past days without a value. */
function BareDays({ tiles }: { tiles: readonly Tile[] }) {
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
const Ground = ({ corner, height, measure }: Pick<Tile, 'corner' | 'height'> & Pick<Props, 'measure'>) => (
  <path
    d={groundPath(corner)}
    fill={height === undefined ? 'var(--mid-hill)' : hillColor(measure, 'around')}
  />
);

/**
 * Draws the sun of today above flat ground, or at the upper right of a hill if `isHigh`. It is a point with a round
 * stroke, so that it stays round in a narrow month.
 */
const Sun = ({ corner: { x, y }, isHigh }: { corner: Corner; isHigh: boolean }) => (
  <path
    d={`M${x + (isHigh ? 30 : tile.width / 2)} ${y + (isHigh ? 10 : 23)}h0`}
    stroke="var(--apricot)"
    strokeWidth={isHigh ? 14 : 18}
    strokeLinecap="round"
    className="not-print:@max-[11rem]:[stroke-width:9px] not-print:@max-[11rem]:[vector-effect:non-scaling-stroke]"
  />
);

import { useId } from 'react';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { type UsualLevel, usualLevelOf, usualLevels } from '#domain/year-horizon.ts';
import { areaColor } from '#web/ui/area.ts';
import {
  type Corner,
  gapPath,
  groundPath,
  hillEdge,
  hillPath,
  tile,
  tileCorner,
  tilePath,
  usualPath,
} from './day-tile.ts';
import { hasHill } from './hills.ts';
import { horizonDisplay } from './horizon-display.ts';
import { type MonthCell, weekCount } from './month-cells.ts';

interface Props {
  /** See `placeMonth`. */
  cells: readonly MonthCell[];
  measure: HorizonMeasure;
  /** Whether the year has a usual value. It is drawn as a line. Without it, all hills have the same height. */
  hasUsual: boolean;
  /** The day whose tile has an outline, which is not printed. */
  picked: CalendarDay | undefined;
}

/**
 * Draws the days as a page of a calendar, each in a tile. A past day with a value has a hill, and a line at the usual
 * value. A past day without a value is a short line on the ground, or nothing if it is before the first value. Today is
 * a sun behind the hill of its value, in an outline of the colour of the sun. The sun is over flat ground if today has
 * no value that can be compared. The ground has the colour of the measure if today has a value. A later day is a dotted
 * hill without a background. Without a usual value, the upper edges of the hills are dashed. The lines keep their width
 * on a phone, where the drawing is small.
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
  const measured = tiles.filter((day) => hasHill(day, measure, hasUsual));
  const filled = tiles.filter(({ state }) => state !== 'before' && state !== 'future');
  const rows = weekCount(cells);
  const outline = (some: typeof tiles) => some.map(({ corner }) => tilePath(corner)).join('');
  return (
    <svg
      aria-hidden="true"
      className="block w-full overflow-visible"
      viewBox={`0 0 ${7 * tile.width - tile.space} ${rows * tile.height - tile.space}`}
    >
      <clipPath id={clipId}>
        <path d={outline(tiles)} />
      </clipPath>
      <path d={outline(filled)} fill={tileColor} />
      <g clipPath={`url(#${clipId})`}>
        {todaysTile && <Sun corner={todaysTile.corner} isHigh={hasTodaysHill} />}
        <Hills tiles={measured} measure={measure} hasUsual={hasUsual} />
        <BareDays tiles={tiles} />
        {todaysTile && !hasTodaysHill && <Ground {...todaysTile} measure={measure} />}
      </g>
      {todaysTile && hasTodaysHill && <Outline corner={todaysTile.corner} color="var(--apricot)" />}
      <g className="print:hidden">
        {pickedTile && <Outline corner={pickedTile.corner} color="var(--ink)" />}
      </g>
    </svg>
  );
}

const Outline = ({ corner, color }: { corner: Corner; color: string }) => (
  <path d={tilePath(corner)} fill="none" stroke={color} strokeWidth="2" vectorEffect="non-scaling-stroke" />
);

/** Draws the later days and the past days without a value. */
function BareDays({ tiles }: { tiles: readonly { corner: Corner; state: MonthCell['state'] }[] }) {
  return (
    <>
      <path
        d={tiles.map(({ state, corner }) => (state === 'future' ? hillEdge(corner, 0) : '')).join('')}
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

interface HillsProps extends Pick<Props, 'measure' | 'hasUsual'> {
  tiles: readonly { corner: Corner; height: number | undefined }[];
}

/** Draws the hills of the days with values, and the lines at the usual value. */
function Hills({ tiles, measure, hasUsual }: HillsProps) {
  const hillsOf = (level: UsualLevel) =>
    tiles.map(({ corner, height }) =>
      height !== undefined && usualLevelOf(height) === level ? hillPath(corner, height) : '',
    );
  return (
    <>
      {usualLevels.map((level) => (
        <path key={level} d={hillsOf(level).join('')} fill={hillColor(measure, level)} />
      ))}
      <path
        d={tiles.map(({ corner, height = 0 }) => hillEdge(corner, height)).join('')}
        fill="none"
        stroke={areaColor(horizonDisplay[measure].area)}
        strokeWidth="2"
        strokeDasharray={hasUsual ? undefined : '4 3'}
        vectorEffect="non-scaling-stroke"
      />
      {hasUsual && (
        <path
          d={tiles.map(({ corner }) => usualPath(corner)).join('')}
          stroke="var(--ink)"
          strokeDasharray="2 3"
          opacity="0.45"
        />
      )}
    </>
  );
}

/** The background of a tile. */
export const tileColor = 'color-mix(in oklab, var(--ink) 6%, transparent)';

/** How much of the measure's colour a hill has, in percent. The rest is the colour of the card. */
const strength: Record<UsualLevel, number> = { above: 100, around: 66, below: 45 };

/** Returns the colour of the hills of a measure, which is stronger for high ground than for low ground. */
export const hillColor = (measure: HorizonMeasure, level: UsualLevel): string =>
  `color-mix(in oklab, ${areaColor(horizonDisplay[measure].area)} ${strength[level]}%, var(--raised))`;

interface GroundProps {
  corner: Corner;
  height: number | undefined;
  measure: HorizonMeasure;
}

/** Draws the flat ground of today. */
const Ground = ({ corner, height, measure }: GroundProps) => (
  <path
    d={groundPath(corner)}
    fill={height === undefined ? 'var(--mid-hill)' : hillColor(measure, 'around')}
  />
);

/** Draws the sun of today. `isHigh` leaves space for a hill in front of it. */
const Sun = ({ corner, isHigh }: { corner: Corner; isHigh: boolean }) => (
  <circle
    cx={corner.x + (tile.width - tile.space) / 2}
    cy={corner.y + (isHigh ? 12 : 18)}
    r="9"
    fill="var(--apricot)"
  />
);

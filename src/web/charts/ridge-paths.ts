import { findRuns } from '#domain/horizon.ts';

/**
 * The size of the drawing of a measure, in units of the drawing. `day` is the width of a day. `usual` is the vertical
 * position of the usual value, from the top. `amplitude` is the distance from there to the highest and to the lowest
 * point of a ridge.
 */
export const lane = { day: 10, height: 100, usual: 50, amplitude: 42 };

/** The fewest consecutive days with values that are a hill. Fewer days are dots, joined by a thin line. */
const minHillDays = 3;

/** A piece of the line of a ridge as an SVG path. */
export interface RidgePiece {
  path: string;
  kind: 'line' | 'thinLine' | 'dot';
}

/** A point of a line, and the slope of the line at the point. */
type Point = { x: number; y: number; slope: number };

/**
 * Returns the y coordinate of a value, measured from the top of the lane. `height` goes from -1 to 1 and is 0 at the
 * usual value.
 */
export const toLevel = (height: number): number => lane.usual - height * lane.amplitude;

/**
 * Returns the lines of a ridge, one for each run of consecutive days with values, and the closed shapes between each line
 * and the usual value: hills above it and valleys below it. Lines and shapes go from the middle of the first day to the
 * middle of the last day, so that nothing is drawn on a day without a value. A run of fewer than `minHillDays` days has
 * a dot on each day and no shape. The line to today is a piece of its own, so that only this piece moves when today's
 * value changes. `heights` has one height per day, from -1 to 1, today last. Null means that a day has no value.
 */
export function ridgePaths(heights: readonly (number | null)[]): {
  hills: string[];
  past: RidgePiece[];
  today: RidgePiece | null;
} {
  const hills: string[] = [];
  const past: RidgePiece[] = [];
  let today: RidgePiece | null = null;
  for (const { first, last } of findRuns(heights)) {
    const points = withSlopes(toPoints(heights, first, last));
    const isHill = points.length >= minHillDays;
    const endsToday = last === heights.length - 1;
    const earlier = endsToday ? points.slice(0, -1) : points;
    if (isHill) hills.push(`${toLine(points)}V${lane.usual}H${points[0]?.x}Z`);
    else past.push(...earlier.map((point) => toPiece([point], isHill)));
    if (earlier.length > 1) past.push(toPiece(earlier, isHill));
    if (endsToday) today = toPiece(points.slice(-2), isHill);
  }
  return { hills, past, today };
}

/** Returns the points of the line over a run of days: the middle of each day. */
const toPoints = (heights: readonly (number | null)[], first: number, last: number) =>
  heights.slice(first, last + 1).map((height, index) => ({
    x: (first + index + 0.5) * lane.day,
    y: toLevel(height ?? 0),
  }));

/**
 * Returns the points with slopes for a smooth line. Between two neighbouring points, the line stays
 * between their heights. This is monotone cubic interpolation (Fritsch and Carlson 1980), with the
 * harmonic mean of the two neighbouring slopes (Fritsch and Butland 1984).
 */
function withSlopes(points: readonly { x: number; y: number }[]): Point[] {
  const steepness = points.slice(1).map(({ x, y }, index) => {
    const before = points[index] ?? { x, y };
    return (y - before.y) / (x - before.x);
  });
  return points.map((point, index) => {
    const [before, after] = [steepness[index - 1], steepness[index]];
    const isTurn = before === undefined || after === undefined || before * after <= 0;
    return { ...point, slope: isTurn ? 0 : (2 * before * after) / (before + after) };
  });
}

/** Returns the line through the points as an SVG path. */
function toLine(points: readonly Point[]): string {
  const [start] = points;
  const curves = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    const third = (point.x - before.x) / 3;
    const numbers = [
      before.x + third,
      before.y + before.slope * third,
      point.x - third,
      point.y - point.slope * third,
      point.x,
      point.y,
    ];
    return `C${numbers.map(round).join(' ')}`;
  });
  return start ? `M${round(start.x)} ${round(start.y)}${curves.join('')}` : '';
}

/** Returns the piece of a line through the points. A line without a length is a dot, because its ends are round. */
const toPiece = (points: readonly Point[], isHill: boolean): RidgePiece =>
  points.length === 1
    ? { path: `${toLine(points)}h0`, kind: 'dot' }
    : { path: toLine(points), kind: isHill ? 'line' : 'thinLine' };

const round = (number: number) => Math.round(number * 100) / 100;

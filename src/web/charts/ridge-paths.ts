import { findRuns } from '#domain/horizon.ts';

/**
 * The size of the drawing of a measure, in units of the drawing. `day` is the width of a day. `usual` is the vertical
 * position of the usual value, from the top. `amplitude` is the distance from there to the highest and to the lowest
 * point of a ridge. The lowest point is above the lower edge, so that a day with a value always has a hill.
 */
export const lane = { day: 10, height: 100, usual: 52, amplitude: 38 };

/**
 * A piece of a ridge as SVG paths: the closed shape of the hill, and the open line along its top.
 */
export interface RidgePiece {
  hill: string;
  top: string;
}

/** A point of a line, and the slope of the line at the point. */
type Point = { x: number; y: number; slope: number };

/**
 * Returns the y coordinate of a value, measured from the top of the lane. `height` goes from -1 to 1 and is 0 at the
 * usual value.
 */
export const toLevel = (height: number): number => lane.usual - height * lane.amplitude;

/**
 * Returns the pieces of a ridge: one piece for each run of consecutive days with values. A piece ends at the edge of its
 * last day, so that no hill reaches into a day without a value. Today has a piece of its own, so that only this piece
 * moves when today's value changes. `heights` has one height per day, from -1 to 1, today last. Null means that a day has
 * no value.
 */
export function ridgePaths(heights: readonly (number | null)[]): {
  past: RidgePiece[];
  today: RidgePiece | null;
} {
  const past: RidgePiece[] = [];
  let today: RidgePiece | null = null;
  for (const { first, last } of findRuns(heights)) {
    const line = withSlopes(toLine(heights, first, last));
    if (last < heights.length - 1) past.push(toPiece(line));
    else if (first === last) today = toPiece(line);
    else {
      // The last two points of the line are today and the right edge. Today's piece starts slightly before the point of
      // yesterday, so that no seam is visible between the pieces.
      past.push(toPiece(line.slice(0, -2)));
      const before = line.at(-3);
      const seam = before ? [{ ...before, x: before.x - 0.3, y: before.y - before.slope * 0.3 }] : [];
      today = toPiece([...seam, ...line.slice(-3)]);
    }
  }
  return { past, today };
}

/** Returns the points of the line over a run of days: the left edge of the run, the middle of each day, the right edge. */
function toLine(heights: readonly (number | null)[], first: number, last: number) {
  const run = heights.slice(first, last + 1).map((height, index) => ({
    x: (first + index + 0.5) * lane.day,
    y: toLevel(height ?? 0),
  }));
  const [startY, endY] = [run[0]?.y ?? lane.usual, run.at(-1)?.y ?? lane.usual];
  return [{ x: first * lane.day, y: startY }, ...run, { x: (last + 1) * lane.day, y: endY }];
}

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

function toPiece(points: readonly Point[]): RidgePiece {
  const start = points[0];
  if (!start) return { hill: '', top: '' };
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
  const top = `M${round(start.x)} ${round(start.y)}${curves.join('')}`;
  return { top, hill: `${top}V${lane.height}H${round(start.x)}Z` };
}

const round = (number: number) => Math.round(number * 100) / 100;

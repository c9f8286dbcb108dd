import { findRuns } from '#domain/horizon.ts';

/**
 * The size of the drawing of a measure, in units of the drawing. `day` is the width of a day. `usual` is the vertical
 * position of the usual value, from the top. `amplitude` is the distance from there to the highest and to the lowest
 * point of a ridge. The lowest point is above the lower edge, so that a day with a value always has a hill.
 */
export const lane = { day: 10, height: 100, usual: 52, amplitude: 38 };

/**
 * A piece of a ridge as SVG paths: the closed shape of the hill, and the open line along its top. On a day between two
 * days without values, the line is only a point.
 */
export interface RidgePiece {
  hill: string;
  top: string;
  isPoint: boolean;
}

/** A point of a line, and the slope of the line at the point. */
type Point = { x: number; y: number; slope: number };

/**
 * Returns the y coordinate of a value, measured from the top of the lane. `height` goes from -1 to 1 and is 0 at the
 * usual value.
 */
export const toLevel = (height: number): number => lane.usual - height * lane.amplitude;

/**
 * Returns the pieces of a ridge: one piece for each run of consecutive days with values. The line goes from the middle
 * of the first day to the middle of the last day. The hill is rounded down to the outer edges of these days, so that
 * no hill reaches into a day without a value. Today has a piece of its own, so that only this piece moves when today's
 * value changes. `heights` has one height per day, from -1 to 1, today last. Null means that a day has no value.
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
      past.push(toPiece(line.slice(0, -1), { roundsRight: false }));
      // Today's piece starts slightly before the middle of yesterday, so that no seam is visible between the pieces.
      const [before, ...rest] = line.slice(-2);
      const seam = before ? [{ ...before, x: before.x - 0.3, y: before.y - before.slope * 0.3 }] : [];
      today = toPiece([...seam, ...rest], { roundsLeft: false });
    }
  }
  return { past, today };
}

/** Returns the points of the line over a run of days: the middle of each day. */
const toLine = (heights: readonly (number | null)[], first: number, last: number) =>
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

function toPiece(points: readonly Point[], { roundsLeft = true, roundsRight = true } = {}): RidgePiece {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return { hill: '', top: '', isPoint: true };
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
  const line = curves.join('');
  const [from, to] = [`${round(start.x)} ${round(start.y)}`, `${round(end.x)} ${round(end.y)}`];
  const half = lane.day / 2;
  const left = roundsLeft
    ? `M${round(start.x - half)} ${lane.height}A${half} ${round(lane.height - start.y)} 0 0 1 ${from}`
    : `M${round(start.x)} ${lane.height}L${from}`;
  const right = roundsRight
    ? `A${half} ${round(lane.height - end.y)} 0 0 1 ${round(end.x + half)} ${lane.height}Z`
    : `V${lane.height}Z`;
  // A line without a length is drawn as a dot, because its ends are round.
  const isPoint = curves.length === 0;
  return { top: `M${from}${isPoint ? `L${to}` : line}`, hill: `${left}${line}${right}`, isPoint };
}

const round = (number: number) => Math.round(number * 100) / 100;

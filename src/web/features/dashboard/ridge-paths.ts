import { findRuns, horizonDays } from '#domain/horizon.ts';

/** The size of the landscape in units of the drawing. A day is ten units wide. */
export const landscape = { width: horizonDays * 10, height: 100 };

/**
 * A piece of a ridge as SVG paths: the closed shape of the hill, and the open line along its top.
 */
export interface RidgePiece {
  hill: string;
  top: string;
}

interface Place {
  /** The vertical position of the usual value, from the top, in units of the drawing. */
  baseline: number;
  /** The distance from the baseline up to the highest possible point of a ridge, in units of the drawing. */
  amplitude: number;
}

/** A point of a line, and the slope of the line at the point. */
type Point = { x: number; y: number; slope: number };

/**
 * Returns the pieces of a ridge: one piece for each run of consecutive days with values. Today has
 * a piece of its own, so that only this piece moves when today's value changes. `heights` has one
 * height per day, from -1 to 1, today last. Null means that a day has no value.
 */
export function ridgePaths(
  heights: readonly (number | null)[],
  place: Place,
): { past: RidgePiece[]; today: RidgePiece | null } {
  const past: RidgePiece[] = [];
  let today: RidgePiece | null = null;
  for (const { first, last } of findRuns(heights)) {
    const line = withSlopes(toLine(heights, first, last, place));
    const foot = footLevel(place);
    if (last < horizonDays - 1) past.push(toPiece(line, foot));
    else {
      // The last two points of the line are today and the right edge. Today's piece starts slightly before the point of
      // yesterday, so that no seam is visible between the pieces.
      if (last > first) past.push(toPiece(line.slice(0, -2), foot));
      const before = line.at(-3);
      const seam =
        last > first && before ? [{ ...before, x: before.x - 0.3, y: before.y - before.slope * 0.3 }] : [];
      today = toPiece([...seam, ...line.slice(-3)], foot);
    }
  }
  return { past, today };
}

/**
 * Returns the points of the line over a run of days. If the day before or after the run has no
 * value, the line starts or ends there at the foot of the hills. At the left or right edge of the
 * landscape, the line starts or ends at the height of the first or last day.
 */
function toLine(heights: readonly (number | null)[], first: number, last: number, place: Place) {
  const run = heights.slice(first, last + 1).map((height, index) => ({
    x: (first + index) * 10 + 5,
    y: place.baseline - (height ?? 0) * place.amplitude,
  }));
  const foot = footLevel(place);
  const startY = first === 0 ? (run[0]?.y ?? foot) : foot;
  const endY = last === horizonDays - 1 ? (run.at(-1)?.y ?? foot) : foot;
  return [{ x: first * 10, y: startY }, ...run, { x: (last + 1) * 10, y: endY }];
}

/**
 * Returns the vertical position of the upper edge of the ground, which is drawn behind the hills of a ridge. The edge
 * is lower in the drawing than every value.
 */
export const groundLevel = ({ baseline, amplitude }: Place) => baseline + amplitude * 1.15;

/** Returns the vertical position of the foot of the hills of a ridge, a little below the upper edge of the ground. */
const footLevel = (place: Place) => groundLevel(place) + 2;

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

function toPiece(points: readonly Point[], foot: number): RidgePiece {
  const start = points[0] ?? { x: 0, y: 0 };
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
  return { top, hill: `${top}V${round(foot)}H${round(start.x)}Z` };
}

const round = (number: number) => Math.round(number * 100) / 100;

import { findRuns } from '#domain/horizon.ts';

/**
 * The size of the drawing of a measure, in units of the drawing. `day` is the width of a day. `usual` is the vertical
 * position of the usual value, from the top. `amplitude` is the distance from there to the highest and to the lowest
 * point of a ridge.
 */
export const lane = { day: 10, height: 100, usual: 50, amplitude: 42 };

/** The middle of a day at the height of its value. */
interface Point {
  x: number;
  y: number;
}

/**
 * Returns the y coordinate of a value, measured from the top of the lane. `height` goes from -1 to 1 and is 0 at the
 * usual value.
 */
export const toLevel = (height: number): number => lane.usual - height * lane.amplitude;

/** The fewest consecutive days with values that have a hill. A shorter one would look like a bar. */
const fewestHillDays = 3;

/**
 * Returns a ridge as SVG paths. Each run of two or more consecutive days with values has a straight line from day to
 * day. A run of three or more has a closed shape between the line and the usual value: a hill above it or a valley
 * below it. Lines and shapes go from the middle of the first day to the middle of the last day, so that nothing is
 * drawn on a day without a value. Only `bridges` cross such days: a line over each gap of a single day. `dots` has a
 * line without a length for each day with a value, except today. The line to today is a path of its own, so that only
 * this line moves when today's value changes. `heights` has one height per day, from -1 to 1, today last. Null means
 * that a day has no value.
 */
export function ridgePaths(heights: readonly (number | null)[]): {
  hills: string[];
  lines: string[];
  bridges: string[];
  dots: string[];
  lineToToday: string | null;
} {
  const hills: string[] = [];
  const lines: string[] = [];
  const bridges: string[] = [];
  const dots: string[] = [];
  let lineToToday: string | null = null;
  for (const { first, last } of findRuns(heights)) {
    const points = toPoints(heights, first, last);
    const endsToday = last === heights.length - 1;
    const earlier = endsToday ? points.slice(0, -1) : points;
    dots.push(...earlier.map((point) => `${toLine([point])}h0`));
    if (points.length >= fewestHillDays) hills.push(`${toLine(points)}V${lane.usual}H${points[0]?.x}Z`);
    if ((heights[first - 2] ?? null) !== null)
      bridges.push(toLine([...toPoints(heights, first - 2, first - 2), ...points.slice(0, 1)]));
    if (earlier.length > 1) lines.push(toLine(earlier));
    if (endsToday && points.length > 1) lineToToday = toLine(points.slice(-2));
  }
  return { hills, lines, bridges, dots, lineToToday };
}

/** Returns the points of the line over a run of days: the middle of each day. */
const toPoints = (heights: readonly (number | null)[], first: number, last: number): Point[] =>
  heights.slice(first, last + 1).map((height, index) => ({
    x: (first + index + 0.5) * lane.day,
    y: round(toLevel(height ?? 0)),
  }));

/** Returns the straight lines from point to point as an SVG path. */
const toLine = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const round = (number: number) => Math.round(number * 100) / 100;

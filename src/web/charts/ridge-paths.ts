import { findRuns } from '#domain/horizon.ts';

/**
 * The size of the drawing of a measure, in units of the drawing. `day` is the width of a day. `usual` is the vertical
 * position of the usual value, from the top. `amplitude` is the distance from there to the highest and to the lowest
 * point of a ridge.
 */
export const lane = { day: 10, height: 100, usual: 50, amplitude: 42 };

/** Half the width of a standing stone, and the height of its rounded top, in units of the drawing. */
const stone = { reach: 2.5, shoulder: 7 };

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

/**
 * Returns a ridge as SVG paths. Each run of consecutive days with values is a hill: its top goes through the middle of
 * each day at the height of the value. Its feet are on the ground in the middle of the day before and of the day after,
 * or at the edge of the drawing. A day without neighbours is a standing stone, narrower than a day, because nothing is
 * known about the days beside it. `hills` has the closed shapes, `tops` the lines between the middles of the days.
 * `dots` has a line without a length for each day with a value, except today. The hill of today ends yesterday in
 * `hills` and `tops`. The rest is `todaysHill` and `todaysTop`, so that only they move when today's value changes.
 * `heights` has one height per day, from -1 to 1, today last. Null means that a day has no value.
 */
export function ridgePaths(heights: readonly (number | null)[]): {
  hills: string[];
  tops: string[];
  dots: string[];
  todaysHill: string | null;
  todaysTop: string | null;
} {
  const hills: string[] = [];
  const tops: string[] = [];
  const dots: string[] = [];
  const width = heights.length * lane.day;
  let todaysHill: string | null = null;
  let todaysTop: string | null = null;
  for (const { first, last } of findRuns(heights)) {
    const points = toPoints(heights, first, last);
    const isStone = points.length === 1;
    const endsToday = last === heights.length - 1;
    const earlier = endsToday ? points.slice(0, -1) : points;
    dots.push(...earlier.map((point) => `${toTop([point])}h0`));
    if (earlier.length > 0) {
      hills.push(isStone ? toStone(earlier) : toHill(earlier, width, { left: true, right: !endsToday }));
    }
    if (earlier.length > 1) tops.push(toTop(earlier));
    if (!endsToday) continue;
    const todays = points.slice(-2);
    todaysHill = isStone ? toStone(todays) : toHill(todays, width, { left: false, right: true });
    if (todays.length > 1) todaysTop = toTop(todays);
  }
  return { hills, tops, dots, todaysHill, todaysTop };
}

/** Returns the middle of each day of a run at the height of its value. */
const toPoints = (heights: readonly (number | null)[], first: number, last: number): Point[] =>
  heights.slice(first, last + 1).map((height, index) => ({
    x: (first + index + 0.5) * lane.day,
    y: round(toLevel(height ?? 0)),
  }));

/**
 * Returns the closed shape below a line. A side with a foot slopes to the ground, within the `width` of the drawing. A
 * side without a foot ends below the end of the line.
 */
function toHill(points: readonly Point[], width: number, feet: { left: boolean; right: boolean }): string {
  const ground = (x: number): Point => ({ x, y: lane.height });
  const from = (points[0]?.x ?? 0) - (feet.left ? lane.day : 0);
  const to = (points.at(-1)?.x ?? 0) + (feet.right ? lane.day : 0);
  return `${toTop([ground(Math.max(0, from)), ...points, ground(Math.min(width, to))])}Z`;
}

/** Returns the shape of a standing stone with its top at the only point. */
const toStone = (points: readonly Point[]): string =>
  points
    .map(({ x, y }) => {
      const [left, right] = [x - stone.reach, x + stone.reach];
      const shoulder = round(y + stone.shoulder);
      return `M${left} ${lane.height}V${shoulder}Q${left} ${y} ${x} ${y}Q${right} ${y} ${right} ${shoulder}V${lane.height}Z`;
    })
    .join('');

/** Returns a curve through points as an SVG path. The curve is level at each point, so it never goes past a value. */
const toTop = (points: readonly Point[]): string =>
  points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before.x + x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');

const round = (number: number) => Math.round(number * 100) / 100;

import { median } from '../median.ts';

/** The direction of a series of values, found by comparing its first third with its last third. */
type Direction = 'rising' | 'falling' | 'steady';

/** What a chart says in words about a series. `highest`, `lowest` and `last` are the indexes of points with a value. */
export interface SeriesSummary {
  highest: number;
  lowest: number;
  last: number;
  /** Null if the series has fewer than two values. */
  direction: Direction | null;
  /** The number of days, or other steps of the series, without a value. */
  gaps: number;
}

/** A point of a chart. */
export interface SeriesPoint {
  /** Null if the point has no value. */
  value: number | null;
  /**
   * The position of the point, counted in steps such as days. Required if some steps have no point,
   * because each step without a point counts as a gap. Set `at` for all points or for no point.
   */
  at?: number;
}

/**
 * The smallest difference between the medians of the first and the last third that counts as rising or falling, as a
 * share of the difference between the highest and the lowest value.
 */
const smallestShare = 0.2;

/**
 * Returns the summary of a chart's points. If several points have the highest or the lowest value, returns the newest
 * of them. Returns null if no point has a value.
 */
export function describeSeries(points: readonly SeriesPoint[]): SeriesSummary | null {
  const known = points.flatMap(({ value }, index) => (value === null ? [] : [{ index, value }]));
  const last = known.at(-1);
  if (!last) return null;
  // Searches from the newest to the oldest point, so that the newest of equal values is found.
  const newestFirst = known.toReversed();
  const highest = newestFirst.reduce((best, point) => (point.value > best.value ? point : best));
  const lowest = newestFirst.reduce((best, point) => (point.value < best.value ? point : best));
  return {
    highest: highest.index,
    lowest: lowest.index,
    last: last.index,
    direction: findDirection(known.map(({ value }) => value)),
    gaps: points.length - known.length + countSkippedSteps(points),
  };
}

/**
 * Compares the median of the first third of the values with the median of the last third. Returns null for fewer than
 * two values.
 */
function findDirection(values: readonly number[]): Direction | null {
  if (values.length < 2) return null;
  const third = Math.ceil(values.length / 3);
  const change = median(values.slice(-third)) - median(values.slice(0, third));
  const range = Math.max(...values) - Math.min(...values);
  if (range === 0 || Math.abs(change) < range * smallestShare) return 'steady';
  return change > 0 ? 'rising' : 'falling';
}

/** Returns the number of steps that have no point, between the first and the last point. */
function countSkippedSteps(points: readonly SeriesPoint[]): number {
  const [first, last] = [points[0]?.at, points.at(-1)?.at];
  return first === undefined || last === undefined ? 0 : last - first + 1 - points.length;
}

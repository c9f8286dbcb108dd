import { addDays, type CalendarDay, toDayNumber } from './calendar-day.ts';
import { median } from './median.ts';

/** A value that was measured on a day, in any unit. */
export interface BodyPoint {
  day: CalendarDay;
  value: number;
}

/**
 * How much less a value counts for the smoothed line with each day between them, as a fraction. It is the smoothing of
 * Walker, The Hacker's Diet, 1991, in both directions.
 */
const dailySmoothing = 0.1;

/**
 * Values that are more days away do not count for the smoothed line. After this many days, less than 1/10,000 of a
 * value's weight is left (0.9^90).
 */
export const smoothingWindowDays = 90;

/**
 * A trend is computed from the points of the last `windowDays` days. A trend needs at least `points` points, and at
 * least `spanDays` days from the first point to the last. With less data, random differences between weighings outweigh
 * the trend.
 */
const trendRequirements = { points: 5, spanDays: 14, windowDays: 28 } as const;

/**
 * Returns the smoothed value at each point, in the order given. The points must have different days. Returns undefined
 * for fewer than 5 points.
 *
 * Fits a straight line to the values around each point. A value that is d days away has the weight 0.9^d. Unlike a
 * moving mean, such a fit does not lag behind a steady change, also at the ends (Fan, Design-adaptive Nonparametric
 * Regression, 1992).
 */
export function smoothPoints(points: BodyPoint[]): number[] | undefined {
  if (points.length < trendRequirements.points) return undefined;
  const values = points.map(({ day, value }) => ({ at: toDayNumber(day), value }));
  return values.map(({ at, value }) => fitAt(at, values) ?? value);
}

/** Returns the value at `at` of the weighted straight line. Returns undefined if only one value is near enough. */
function fitAt(at: number, values: readonly { at: number; value: number }[]): number | undefined {
  let [weights, days, squares, sum, product] = [0, 0, 0, 0, 0];
  for (const { at: other, value } of values) {
    const distance = other - at;
    if (Math.abs(distance) > smoothingWindowDays) continue;
    const weight = (1 - dailySmoothing) ** Math.abs(distance);
    weights += weight;
    days += weight * distance;
    squares += weight * distance ** 2;
    sum += weight * value;
    product += weight * distance * value;
  }
  if (squares === 0) return undefined;
  return (squares * sum - days * product) / (weights * squares - days ** 2);
}

/** How many days the person has measured in the days that a trend uses, and how many days it needs. */
export interface TrendProgress {
  measuredDays: number;
  neededDays: number;
  /** The fewest days from the first measured day to the last. */
  spanDays: number;
  windowDays: number;
}

/** Returns how many of `days` are among the 28 days up to `until`, with the requirements of `weeklyChange`. */
export function findTrendProgress(days: readonly CalendarDay[], until: CalendarDay): TrendProgress {
  const { points, spanDays, windowDays } = trendRequirements;
  const measuredDays = days.filter((day) => isInTrend(day, until)).length;
  return { measuredDays, neededDays: points, spanDays, windowDays };
}

const isInTrend = (day: CalendarDay, until: CalendarDay): boolean =>
  day > addDays(until, -trendRequirements.windowDays) && day <= until;

/**
 * Returns the change per week over the 28 days up to `until`, in the unit of the points. Points outside these days are
 * ignored. Returns undefined for fewer than 5 points, or for less than 14 days from the first point to the last.
 *
 * Uses the median of the slopes between all pairs of points (Theil 1950, Sen 1968). Outliers barely change this median
 * while they are at most a quarter of the points.
 */
export function weeklyChange(points: BodyPoint[], until: CalendarDay): number | undefined {
  const recent = points
    .filter((point) => isInTrend(point.day, until))
    .map((point) => ({ at: toDayNumber(point.day), value: point.value }));
  const days = recent.map((point) => point.at);
  if (recent.length < trendRequirements.points) return undefined;
  if (Math.max(...days) - Math.min(...days) < trendRequirements.spanDays) return undefined;
  const slopes = recent.flatMap((one, index) =>
    recent.slice(index + 1).map((other) => (other.value - one.value) / (other.at - one.at)),
  );
  return 7 * median(slopes);
}

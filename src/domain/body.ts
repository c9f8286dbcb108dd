import { addDays, type CalendarDay, toDayNumber } from './calendar-day.ts';
import { median } from './median.ts';

/** A value that was measured on a day, in any unit. */
export interface BodyPoint {
  day: CalendarDay;
  value: number;
}

/**
 * How far the smoothed line moves towards a new value in one day, as a fraction of the distance between line and value
 * (Walker, The Hacker's Diet, 1991).
 */
const dailySmoothing = 0.1;

/**
 * After this many days, less than 1/10,000 of a value's influence on the smoothed line is left (0.9^90), so older
 * values need not be read.
 */
export const smoothingWindowDays = 90;

/**
 * A trend is computed from the points of the last `windowDays` days. A trend needs at least `points` points, and at
 * least `spanDays` days from the first point to the last. With less data, random differences between weighings outweigh
 * the trend.
 */
const trendRequirements = { points: 5, spanDays: 14, windowDays: 28 } as const;

/**
 * Returns the smoothed value at each point, in the order given. The points must be sorted by day, with one point per
 * day. Returns undefined for fewer than 5 points.
 *
 * Uses an exponentially weighted mean that starts at the first value. A value has the weight 1 − 0.9^d, where d is the
 * number of days since the previous point. A value after a gap therefore has a greater weight.
 */
export function smoothPoints(points: BodyPoint[]): number[] | undefined {
  if (points.length < trendRequirements.points) return undefined;
  const line: number[] = [];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    const last = line[index - 1];
    if (before === undefined || last === undefined) line.push(point.value);
    else {
      const weight = 1 - (1 - dailySmoothing) ** (toDayNumber(point.day) - toDayNumber(before.day));
      line.push(last + weight * (point.value - last));
    }
  }
  return line;
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

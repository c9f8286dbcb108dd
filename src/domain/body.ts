import { addDays, type CalendarDay, toDayNumber } from './calendar-day.ts';

export interface BodyPoint {
  day: CalendarDay;
  value: number;
}

/** The share of a day's difference that the smoothed line follows (Walker, The Hacker's Diet, 1991: ten per cent). */
const dailySmoothing = 0.1;

/** After so many days less than a ten-thousandth of a value is left in the smoothed line. */
export const smoothingWindowDays = 90;

/** What a trend is read from; fewer days, or closer together, and the scale's own wobble is all one would see. */
const trendRequirements = { points: 5, spanDays: 14, windowDays: 28 } as const;

/**
 * The smoothed value at each point, in the same order, for points in order of their days, one a day: an
 * exponentially weighted mean that starts at the first value. Over d days a value counts 1 − 0.9^d, so a gap
 * makes the next value count for more. Undefined below 5 points.
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

/**
 * Change per week over the 28 days up to a day, in the points' unit: the median of the slopes between all pairs
 * (Theil 1950, Sen 1968), which a quarter of wild values cannot turn. Undefined below 5 points or 14 days.
 */
export function weeklyChange(points: BodyPoint[], until: CalendarDay): number | undefined {
  const since = addDays(until, -trendRequirements.windowDays);
  const recent = points
    .filter((point) => point.day > since && point.day <= until)
    .map((point) => ({ at: toDayNumber(point.day), value: point.value }));
  const days = recent.map((point) => point.at);
  if (recent.length < trendRequirements.points) return undefined;
  if (Math.max(...days) - Math.min(...days) < trendRequirements.spanDays) return undefined;
  const slopes = recent.flatMap((one, index) =>
    recent.slice(index + 1).map((other) => (other.value - one.value) / (other.at - one.at)),
  );
  return 7 * median(slopes);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

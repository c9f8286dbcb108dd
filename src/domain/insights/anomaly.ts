import { median } from '../median.ts';
import type { SkipReason } from './eligibility.ts';
import { clearDistance, usualMeasures } from './family-limit.ts';
import { requiredPairedDays } from './readiness.ts';
import { at, type Vector } from './statistics/vector.ts';
import { adjustForWeekday } from './weekday-adjustment.ts';

/** How unusual the last day of a measure is. */
export interface Anomaly {
  /** The usual value on this weekday, in the measure's unit. */
  usual: number;
  /** The distance from the usual value in robust standard deviations, negative below the usual value. */
  z: number;
  /** Whether the distance is large enough to show to a person. */
  isClear: boolean;
}

/** The number of earlier days that define what is usual. */
const memory = 91;
/**
 * The smallest distance from the usual value, in robust standard deviations, that makes a day unusual if only one
 * measure is checked. `clearDistance` increases this distance for more measures.
 */
const singleDistance = 4.5;
/**
 * A day is unusual only if its distance from the median is at least this many times the distance of every earlier day
 * on the same side of the median.
 */
const beyondEarlier = 2.5;
/** The ratio of the standard deviation of normally distributed values to their median absolute deviation. */
const perMedianDeviation = 1.4826;

/**
 * Returns how far the last value is from the median of the 91 days before it. All values are
 * adjusted for the weekday. The unit is the robust standard deviation: the modified z score
 * (Iglewicz and Hoaglin 1993, How to Detect and Handle Outliers, section 3.3). Returns a reason
 * instead if the last value is unknown, too few days are known, or more than half of the adjusted
 * values are equal. `values` has one number per day, or NaN for an unknown value. `watched` is the
 * number of the person's measures that are checked for unusual days.
 *
 * `isClear` is true if two conditions are met:
 * - The distance is at least `clearDistance`, which grows with `watched`.
 * - The distance is at least 2.5 times the distance of every earlier day on the same side of the
 *   median. Without this condition, measures that are mostly small and sometimes large, such as
 *   minutes of exercise, would often have unusual days.
 */
export function findAnomaly(values: Vector, watched = usualMeasures): Anomaly | { reason: SkipReason } {
  const window = values.subarray(Math.max(0, values.length - memory - 1));
  const last = window.length - 1;
  const adjusted = adjustForWeekday(
    Float64Array.from(window, (value, day) => (day === last ? Number.NaN : value)),
  );
  const before = adjusted.filter((value) => !Number.isNaN(value));
  if (before.length < requiredPairedDays || Number.isNaN(at(values, values.length - 1)))
    return { reason: 'tooFewDays' };
  const middle = median(before);
  const distances = before.map((value) => Math.abs(value - middle));
  const deviation = perMedianDeviation * median(distances);
  if (!(deviation > 0)) return { reason: 'constant' };
  const sameWeekday = window.findIndex(
    (value, day) => day % 7 === last % 7 && day !== last && !Number.isNaN(value),
  );
  const weekday = sameWeekday < 0 ? 0 : at(window, sameWeekday) - at(adjusted, sameWeekday);
  const usual = middle + weekday;
  const z = (at(window, last) - usual) / deviation;
  const side = Math.sign(z);
  const farthest = before.reduce((most, value) => Math.max(most, side * (value - middle)), 0) / deviation;
  const isClear = Math.abs(z) >= Math.max(clearDistance(singleDistance, watched), beyondEarlier * farthest);
  return { usual, z, isClear };
}

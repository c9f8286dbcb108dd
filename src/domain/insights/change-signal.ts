import { addDays } from '../calendar-day.ts';
import { median } from '../median.ts';
import { findChange } from './change-point.ts';
import type { MetricSeries } from './metric.ts';
import type { Signal } from './signal.ts';
import { countKnown, newSignal, previousSignal, type SignalRun, withdrawSignal } from './signal-run.ts';
import type { Vector } from './statistics/vector.ts';

/** `findChange` compares the levels of a measure within this number of newest days. */
const window = 364;
/** A change that is already shown is withdrawn if its strength (t statistic) falls below this limit. */
const changeHolds = 3;
/** The number of days for which a change is shown. */
const newsDays = 63;
/**
 * Two changes in the same direction count as the same change if their estimated first days are at most this many days
 * apart.
 */
const sameChange = 14;

/**
 * Searches for a change of the level of a measure. Returns undefined if too few values are known or
 * all values are equal. Otherwise, returns the first that applies:
 * - the change as a current signal, if it is clear and large enough to matter
 * - the change as a current signal, if the previous run returned the same change and its strength
 *   is still at least 3
 * - the change of the previous run as a withdrawn signal, if its new level began in the last 63
 *   days
 * - undefined, if none of these applies
 *
 * `values` has one number per day, or NaN for an unknown value, and ends on the last day of the
 * run.
 */
export function findChangeSignal(metric: MetricSeries, values: Vector, run: SignalRun): Signal | undefined {
  const previous = previousSignal('change', metric, run);
  const isNews = previous !== undefined && previous.from > addDays(run.through, -newsDays);
  const change = findChange(values, run.watched);
  if ('reason' in change) return undefined;
  const from = addDays(run.through, change.day + 1 - values.length);
  const isSame =
    isNews &&
    previous.amount * change.difference > 0 &&
    from >= addDays(previous.from, -sameChange) &&
    from <= addDays(previous.from, sameChange);
  const isLarge =
    Math.abs(change.difference) >= (metric.smallestDifference ?? 0) &&
    isSeenInMedians(values, change.day, change.difference);
  if (!(change.isClear && isLarge) && !(isSame && change.strength >= changeHolds))
    return isNews ? withdrawSignal(previous, run) : undefined;
  return {
    ...newSignal('change', metric, run.through),
    amount: change.difference,
    from,
    days: countKnown(values.subarray(Math.max(0, values.length - window))),
    ...(isSame && { firstSeen: previous.firstSeen }),
  };
}

/**
 * Returns whether the median before `day` and the median from `day` on differ by at least half of `difference`, in the
 * same direction. This is false if only a single day causes the difference.
 */
function isSeenInMedians(values: Vector, day: number, difference: number): boolean {
  const medianOf = (part: Vector) => median(part.filter((value) => !Number.isNaN(value)));
  const before = medianOf(values.subarray(Math.max(0, values.length - window), day));
  return (medianOf(values.subarray(day)) - before) / difference >= 0.5;
}

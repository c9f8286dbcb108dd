import { addDays } from '../calendar-day.ts';
import type { MetricSeries } from './metric.ts';
import type { Signal } from './signal.ts';
import { newSignal, previousSignal, type SignalRun, withdrawSignal } from './signal-run.ts';
import type { Vector } from './statistics/vector.ts';
import { findTrend } from './trend.ts';

/** The number of newest days that `findTrend` uses. */
const window = 364;
/** A trend that is already shown is withdrawn if its p value rises above this limit. */
const trendHolds = 0.05;
/** The amount of a trend is its change in this many days. */
const daysOfAmount = 28;

/**
 * Returns the trend of a measure if it is clear and large enough to matter. Also returns a weaker trend if it has a p
 * value of at most 0.05 and the previous run returned a trend in the same direction. Otherwise, returns the trend of
 * the previous run as withdrawn. Returns undefined if the previous run had no trend either, or if the values are too
 * few or all equal. `values` has one number per day, or NaN for an unknown value, and ends on the last day of the run.
 */
export function findTrendSignal(metric: MetricSeries, values: Vector, run: SignalRun): Signal | undefined {
  const recent = values.subarray(Math.max(0, values.length - window));
  const trend = findTrend(recent, run.watched);
  if ('reason' in trend) return undefined;
  const previous = previousSignal('trend', metric, run);
  const isSame = previous !== undefined && previous.amount * trend.perDay > 0;
  const first = recent.findIndex((value) => !Number.isNaN(value));
  const isLarge = Math.abs(trend.perDay) * (recent.length - first) >= (metric.smallestDifference ?? 0);
  if (!(trend.isClear && isLarge) && !(isSame && trend.p <= trendHolds))
    return previous && withdrawSignal(previous, run);
  return {
    ...newSignal('trend', metric, run.through),
    amount: trend.perDay * daysOfAmount,
    from: addDays(run.through, first + 1 - recent.length),
    days: trend.days,
    ...(isSame && { firstSeen: previous.firstSeen }),
  };
}

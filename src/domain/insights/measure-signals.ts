import { addDays, toDayNumber } from '../calendar-day.ts';
import { median } from '../median.ts';
import { findAnomalySignal } from './anomaly-signal.ts';
import { findChangeSignal } from './change-signal.ts';
import type { MetricSeries } from './metric.ts';
import type { Signal } from './signal.ts';
import type { SignalRun } from './signal-run.ts';
import { at, type Vector } from './statistics/vector.ts';
import { findTrendSignal } from './trend-signal.ts';

/**
 * Returns the signals of one measure: at most one trend, one change of level and one unusual day. If a current trend
 * and a current change go in the same direction, returns only the signal that fits the values better. `values` has one
 * number per day, or NaN for an unknown value, and ends on the last day of the run.
 */
export function measureSignals(metric: MetricSeries, values: Vector, run: SignalRun): Signal[] {
  const trend = findTrendSignal(metric, values, run);
  const change = findChangeSignal(metric, values, run);
  const anomaly = findAnomalySignal(metric, values, run);
  return [...chooseClearer(trend, change, values, run), anomaly].flatMap((signal) => signal ?? []);
}

/**
 * Returns the trend and the change. If both signals are current and go in the same direction,
 * returns only the signal that fits the values better.
 */
function chooseClearer(
  trend: Signal | undefined,
  change: Signal | undefined,
  values: Vector,
  { through }: SignalRun,
) {
  const isOneStory =
    trend?.status === 'current' && change?.status === 'current' && trend.amount * change.amount > 0;
  if (!isOneStory) return [trend, change];
  const firstNumber = toDayNumber(addDays(through, 1 - values.length));
  const changeDay = toDayNumber(change.from) - firstNumber;
  const trendDay = toDayNumber(trend.from) - firstNumber;
  const slope = (day: number) => (trend.amount / 28) * day;
  const step = (day: number) => (day < changeDay ? 0 : change.amount);
  return missOf(values, trendDay, slope) < missOf(values, trendDay, step) ? [trend] : [change];
}

/**
 * Returns how badly a curve fits the values from index `from` on: the median distance of the values from the curve,
 * after moving the curve up or down so that the median difference is 0.
 */
function missOf(values: Vector, from: number, curve: (day: number) => number): number {
  const rest: number[] = [];
  for (let day = Math.max(0, from); day < values.length; day += 1)
    if (!Number.isNaN(at(values, day))) rest.push(at(values, day) - curve(day));
  const middle = median(Float64Array.from(rest));
  return median(Float64Array.from(rest, (value) => Math.abs(value - middle)));
}

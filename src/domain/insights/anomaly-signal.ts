import { addDays } from '../calendar-day.ts';
import { findAnomaly } from './anomaly.ts';
import type { MetricSeries } from './metric.ts';
import type { Signal } from './signal.ts';
import { countKnown, newSignal, previousSignal, type SignalRun } from './signal-run.ts';
import { at, type Vector } from './statistics/vector.ts';

/**
 * The number of days for which an unusual day is shown. If the job that searches for signals missed some days, its next
 * run checks at most this number of past days.
 */
const newsDays = 14;

/**
 * Returns the newest unusual day of a measure in the last 14 days, or undefined if there is none.
 * Checks only the days that the previous run of the job did not include. If none of these days is
 * unusual, returns the unusual day that the previous run returned, if that day is still within the
 * last 14 days. `values` ends on the last day of the run.
 */
export function findAnomalySignal(metric: MetricSeries, values: Vector, run: SignalRun): Signal | undefined {
  const oldest = addDays(run.through, 1 - newsDays);
  const previous = previousSignal('anomaly', metric, run);
  for (let ago = 0; ago < newsDays; ago += 1) {
    const day = addDays(run.through, -ago);
    if (run.checkedThrough !== null && day <= run.checkedThrough) break;
    const until = values.subarray(0, values.length - ago);
    const anomaly = findAnomaly(until, run.watched);
    if ('reason' in anomaly || !anomaly.isClear) continue;
    const value = at(until, until.length - 1);
    return {
      ...newSignal('anomaly', metric, day),
      amount: value - anomaly.usual,
      usual: anomaly.usual,
      from: day,
      days: countKnown(until.subarray(Math.max(0, until.length - 92))),
    };
  }
  return previous && previous.from >= oldest ? previous : undefined;
}

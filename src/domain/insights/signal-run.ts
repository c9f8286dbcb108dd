import type { CalendarDay } from '../calendar-day.ts';
import type { MetricSeries } from './metric.ts';
import { type Signal, type SignalKind, signalKey } from './signal.ts';
import type { Vector } from './statistics/vector.ts';

/** A run of the job that searches for the signals of one person. */
export interface SignalRun {
  /** The signals of the previous run, by `signalKey`. */
  known: ReadonlyMap<string, Signal>;
  /** The last day that the previous run included. Null if there was no previous run. */
  checkedThrough: CalendarDay | null;
  /** The last day that this run includes. */
  through: CalendarDay;
  /** The number of measures that are checked for signals. With more measures, a signal must be stronger. */
  watched: number;
}

/** Returns the initial fields of a new signal about a measure. */
export const newSignal = (kind: SignalKind, { name }: MetricSeries, through: CalendarDay) => ({
  kind,
  measure: name,
  exposure: null,
  usual: null,
  to: through,
  firstSeen: through,
  lastChecked: through,
  status: 'current' as const,
});

/**
 * Returns the signal of this kind about a measure, as the previous run left it. Returns undefined if there is no such
 * signal or its status is not `current`.
 */
export function previousSignal(kind: SignalKind, { name }: MetricSeries, { known }: SignalRun) {
  const previous = known.get(signalKey({ kind, measure: name, exposure: null }));
  return previous?.status === 'current' ? previous : undefined;
}

/** Returns a signal with the status `withdrawn`, for a signal that later days contradict. */
export const withdrawSignal = (signal: Signal, { through }: SignalRun): Signal => ({
  ...signal,
  lastChecked: through,
  status: 'withdrawn',
});

/** Returns the number of days with a value. */
export const countKnown = (values: Vector): number =>
  values.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0);

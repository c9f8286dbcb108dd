import type { CalendarDay } from '../calendar-day.ts';
import type { MetricSeries } from './metric.ts';
import { type Signal, type SignalKind, signalKey } from './signal.ts';
import type { Vector } from './statistics/vector.ts';

/** What a search for signals knows of the previous run. */
export interface SignalRun {
  known: ReadonlyMap<string, Signal>;
  /** The last day that the previous run included. Null if there was none. */
  checkedThrough: CalendarDay | null;
  /** The last day with values. */
  through: CalendarDay;
  /** The number of measures in which signals are searched. The more, the clearer a signal must be. */
  watched: number;
}

/** Returns the fields that a new signal about a measure starts with. */
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

/** Returns the signal of the previous run about a measure, if it was current. */
export function previousSignal(kind: SignalKind, { name }: MetricSeries, { known }: SignalRun) {
  const previous = known.get(signalKey({ kind, measure: name, exposure: null }));
  return previous?.status === 'current' ? previous : undefined;
}

/** Returns a signal that later days contradict. */
export const withdrawSignal = (signal: Signal, { through }: SignalRun): Signal => ({
  ...signal,
  lastChecked: through,
  status: 'withdrawn',
});

/** Returns the number of days with a value. */
export const countKnown = (values: Vector): number =>
  values.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0);

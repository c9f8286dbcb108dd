import type { CalendarDay } from '../calendar-day.ts';
import { type ExperimentOutcome, experimentHabits, experimentOutcomes } from '../experiments/choices.ts';
import { alignDays, numberDays, parseDay } from './align.ts';
import type { Finding } from './finding.ts';
import { lookWindow } from './looks.ts';
import { measureSignals } from './measure-signals.ts';
import type { MetricSeries } from './metric.ts';
import { requiredPairedDays } from './readiness.ts';
import { type Signal, signalKey } from './signal.ts';
import { findHabitStreak } from './streak-signal.ts';

export interface SignalInput {
  /** The signals of the previous run. */
  signals: readonly Signal[];
  /** The last day that the previous run included. Null if there was no previous run. */
  checkedThrough: CalendarDay | null;
  series: readonly MetricSeries[];
  findings: readonly Finding[];
  /** The last day whose values are complete. */
  through: CalendarDay;
}

/**
 * Returns a person's signals at the end of the day `through`: trends, changes of level, unusual days, streaks, and
 * experiments that follow from current findings. A signal that the previous run also returned keeps its `firstSeen`. A
 * signal that this run no longer finds gets the status `past`. A second run for the same day returns the same signals.
 *
 * Only numeric outcomes are checked for trends, changes and unusual days. Body mass is left out, because slow changes
 * of body mass are normal.
 */
export function updateSignals({ signals, checkedThrough, series, findings, through }: SignalInput): Signal[] {
  const last = parseDay(through);
  if (last === undefined) return [...signals];
  const known = new Map(signals.map((signal) => [signalKey(signal), signal]));
  const searched = series.filter(isSearched);
  const watched = searched.filter(({ values }) => values.length >= requiredPairedDays).length;
  const run = { known, checkedThrough, through, watched };
  const found = [
    ...searched.flatMap((metric) => measureSignals(metric, valuesOf(metric, last), run)),
    ...series.flatMap((metric) => findHabitStreak(metric.name, valuesOf(metric, last), through) ?? []),
    ...suggestExperiments(findings),
  ];
  const updated = new Map(found.map((signal) => [signalKey(signal), signal]));
  const ended = signals.filter((signal) => !updated.has(signalKey(signal))).map(endSignal);
  return [...updated.values(), ...ended];
}

const endSignal = (signal: Signal): Signal =>
  signal.status === 'current' ? { ...signal, status: 'past' } : signal;

const isSearched = ({ kind, role, origins }: MetricSeries): boolean =>
  kind === 'number' && (role === 'outcome' || role === 'both') && !origins?.includes('bodyMass');

/**
 * Returns the values of the `lookWindow` days up to day `last` (days since 1970-01-01). Unknown
 * days are NaN.
 */
const valuesOf = (metric: MetricSeries, last: number) =>
  alignDays(numberDays(metric.values), last - lookWindow + 1, last);

/** Suggests an experiment for each current finding about a habit and an outcome that an experiment can test. */
function suggestExperiments(findings: readonly Finding[]): Signal[] {
  return findings.filter(isTestable).map(({ exposure, outcome, effect, days, firstSeen, lastChecked }) => ({
    kind: 'experiment',
    measure: outcome,
    exposure,
    amount: effect,
    usual: null,
    from: firstSeen,
    to: lastChecked,
    days,
    firstSeen,
    lastChecked,
    status: 'current',
  }));
}

function isTestable({ exposure, outcome, lag, status }: Finding): boolean {
  if (status !== 'current' || !(exposure in experimentHabits) || !(outcome in experimentOutcomes))
    return false;
  const lags: readonly number[] = experimentOutcomes[outcome as ExperimentOutcome].lags;
  return lags.includes(lag);
}

import type { Metric } from './metric.ts';

/** The most metrics that a look tests in each role: at most 60 × 30 pairs at two lags, so 3,600 tests. */
export const mostExposures = 60;
export const mostOutcomes = 30;

/** A metric with what decides whether it is tested. */
interface Counted extends Metric {
  daysWithValue: number;
}

export interface Candidates<T extends Counted> {
  exposures: T[];
  outcomes: T[];
}

/**
 * Returns the metrics that a look tests as exposures and as outcomes. If there are more than 60 or 30, those with the
 * most days come first; equal ones are ordered by name.
 */
export function chooseCandidates<T extends Counted>(metrics: readonly T[]): Candidates<T> {
  const ordered = metrics.toSorted(
    (a, b) => b.daysWithValue - a.daysWithValue || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
  const inRole = (role: 'exposure' | 'outcome') =>
    ordered.filter((metric) => metric.role === role || metric.role === 'both');
  return {
    exposures: inRole('exposure').slice(0, mostExposures),
    outcomes: inRole('outcome').slice(0, mostOutcomes),
  };
}

/** Returns whether a pair is never tested: the same metric, or one computed from or answered with the other. */
export function shareOrigin(exposure: Metric, outcome: Metric): boolean {
  if (exposure.name === outcome.name) return true;
  return (exposure.origins ?? []).some((origin) => outcome.origins?.includes(origin));
}

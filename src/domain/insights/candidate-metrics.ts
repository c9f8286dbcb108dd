import type { Metric } from './metric.ts';

/** The most exposures of a look. With 30 outcomes and two lags, a look makes at most 3,600 tests. */
export const mostExposures = 60;
export const mostOutcomes = 30;

/** A metric with the number of days that have a value. */
interface Counted extends Metric {
  daysWithValue: number;
}

export interface Candidates<T extends Counted> {
  exposures: T[];
  outcomes: T[];
}

/**
 * Returns the exposures and the outcomes of a look. If there are too many, those with the most days are chosen, and
 * those with equally many days by name.
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

/**
 * Returns whether a pair must not be tested, because both are the same metric, one is computed from the other, or both
 * come from one answer.
 */
export function shareOrigin(exposure: Metric, outcome: Metric): boolean {
  if (exposure.name === outcome.name) return true;
  return (exposure.origins ?? []).some((origin) => outcome.origins?.includes(origin));
}

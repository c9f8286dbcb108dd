import type { Metric } from './metric.ts';

/**
 * The largest number of exposures that an analysis tests. With `mostOutcomes` outcomes and two lags
 * (same day and next day), an analysis makes at most 60 · 30 · 2 = 3,600 tests.
 */
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
 * Returns the exposures and the outcomes of one analysis. If a role has too many metrics, chooses the metrics with the
 * most days. Chooses in alphabetical order between metrics with equally many days.
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
 * Returns whether two metrics must not be tested as a pair: they are the same metric, one of them is computed from the
 * other, or both come from the same answer. Such a pair would always seem related.
 */
export function shareOrigin(exposure: Metric, outcome: Metric): boolean {
  if (exposure.name === outcome.name) return true;
  return (exposure.origins ?? []).some((origin) => outcome.origins?.includes(origin));
}

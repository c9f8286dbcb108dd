import { chooseCandidates, shareOrigin } from './candidate-metrics.ts';
import { confounderColumns } from './confounders.ts';
import { type Pairing, pairDays, type SkipReason } from './eligibility.ts';
import {
  confounderRows,
  delay,
  type ExposureSeries,
  type Lag,
  observedRows,
  prepareExposure,
} from './exposure-series.ts';
import type { Metric } from './metric.ts';
import type { Vector } from './statistics/vector.ts';

/** A metric with its values on consecutive days. An unknown day is NaN. */
export interface AlignedMetric extends Metric {
  values: Vector;
}

interface LookExposure extends ExposureSeries {
  metric: AlignedMetric;
}

export interface LookOutcome {
  metric: AlignedMetric;
  rows: Int32Array;
}

/** An exposure and an outcome at a lag, with enough days for a test. */
export interface LookTest {
  exposure: LookExposure;
  outcome: LookOutcome;
  lag: Lag;
  days: number;
  /** The part of the exposure that the confounders do not explain, delayed by `lag` days. */
  series: Vector;
}

/**
 * A pair of metrics that is not tested at lag 0, and why. The pair can still be tested at lag 1, unless the reason is
 * `sharedOrigin` or `sameValues`.
 */
export interface SkippedPair {
  exposure: string;
  outcome: string;
  reason: SkipReason;
}

export interface LookPlan {
  confounders: Vector[];
  tests: LookTest[];
  skipped: SkippedPair[];
}

/**
 * Returns the tests of a scheduled analysis (look), and the pairs that cannot be tested. `length` is the number of
 * days. `firstWeekday` is the weekday of the first day, 0 for Sunday.
 */
export function planLook(metrics: readonly AlignedMetric[], length: number, firstWeekday: number): LookPlan {
  const confounders = confounderColumns(length, firstWeekday);
  const rows = confounderRows(confounders, length);
  const counted = metrics.map((metric) => {
    const known = observedRows(metric.values);
    return { ...metric, metric, rows: known, daysWithValue: known.length };
  });
  const candidates = chooseCandidates(counted);
  const exposures = candidates.exposures.map(({ metric }) => ({
    metric,
    ...prepareExposure(metric.values, rows),
  }));
  const plan: LookPlan = { confounders, tests: [], skipped: [] };
  for (const outcome of candidates.outcomes)
    for (const exposure of exposures) planPair(plan, exposure, outcome);
  return plan;
}

function planPair(plan: LookPlan, exposure: LookExposure, outcome: LookOutcome): void {
  if (exposure.metric.name === outcome.metric.name) return;
  const names = { exposure: exposure.metric.name, outcome: outcome.metric.name };
  if (shareOrigin(exposure.metric, outcome.metric)) {
    plan.skipped.push({ ...names, reason: 'sharedOrigin' });
    return;
  }
  const lags = [0, 1] as const;
  const pairings = lags.map((lag) => pair(exposure.metric, outcome.metric, lag, plan.confounders.length));
  const same = pairings.find(({ reason }) => reason === 'sameValues');
  for (const lag of lags) {
    const { days = 0, reason } = same ?? pairings[lag] ?? {};
    if (reason === undefined)
      plan.tests.push({ exposure, outcome, lag, days, series: delay(exposure.residual, lag, 0) });
    else if (lag === 0) plan.skipped.push({ ...names, reason });
  }
}

const pair = (exposure: AlignedMetric, outcome: AlignedMetric, lag: Lag, adjusted: number): Pairing =>
  pairDays(
    { values: exposure.values, isYesNo: exposure.kind === 'yesNo' },
    { values: outcome.values, isYesNo: outcome.kind === 'yesNo' },
    lag,
    adjusted,
  );

import { median } from '../median.ts';
import type { SkipReason } from './eligibility.ts';
import { observedRows } from './exposure-series.ts';
import { usualMeasures } from './family-limit.ts';
import { requiredPairedDays } from './readiness.ts';
import { normalTwoSided } from './statistics/normal.ts';
import { averageRanks } from './statistics/ranks.ts';
import { at, type Vector } from './statistics/vector.ts';
import { adjustForWeekday } from './weekday-adjustment.ts';

/** A steady rise or fall of one measure. */
export interface Trend {
  /** The change per day in the measure's unit: the median slope of all pairs of days (Theil-Sen). */
  perDay: number;
  /** The two-sided p value of the Mann-Kendall test. */
  p: number;
  /**
   * Whether the trend is certain enough to show to a person: `p` is at most its limit (see `findTrend`), and `perDay`
   * is not 0.
   */
  isClear: boolean;
  /** The number of days with a value. */
  days: number;
}

/**
 * The largest p value of a clear trend if one measure is checked. This limit is small, because the check runs every day
 * and would otherwise raise many false alarms.
 */
const clearTrend = 0.004;
/** The number of newest days from which a trend is computed. */
const longestSpan = 364;

/**
 * Returns the trend of the last 364 days. Returns a reason instead if too few days are known or all values are equal.
 * `values` has one number per day, or NaN for an unknown value. `watched` is the number of the person's measures that
 * are checked for trends. The limit of p is divided by `watched` (Bonferroni).
 *
 * The slope is that of Theil and Sen (Sen 1968, Journal of the American Statistical Association 63, 1379-1389). The
 * variance of the Mann-Kendall test is corrected for autocorrelation (Yue and Wang 2004, Water Resources Management 18,
 * 201-218).
 */
export function findTrend(values: Vector, watched = usualMeasures): Trend | { reason: SkipReason } {
  const recent = adjustForWeekday(values.subarray(Math.max(0, values.length - longestSpan)));
  const rows = observedRows(recent);
  if (rows.length < requiredPairedDays) return { reason: 'tooFewDays' };
  const { slopes, rises, ties } = comparePairs(recent, rows);
  const perDay = median(slopes);
  const count = rows.length;
  const variance = (count * (count - 1) * (2 * count + 5) - ties) / 18;
  if (!(variance > 0)) return { reason: 'constant' };
  const inflation = varianceInflation(recent, rows, perDay);
  const p = normalTwoSided((Math.abs(rises) - 1) / Math.sqrt(variance * inflation));
  return { perDay, p, isClear: p <= clearTrend / Math.max(1, watched) && perDay !== 0, days: count };
}

function comparePairs(values: Vector, rows: Int32Array) {
  const slopes = new Float64Array((rows.length * (rows.length - 1)) / 2);
  let [next, rises] = [0, 0];
  for (let later = 1; later < rows.length; later++)
    for (let earlier = 0; earlier < later; earlier++) {
      const [from, to] = [at(rows, earlier), at(rows, later)];
      const change = at(values, to) - at(values, from);
      slopes[next++] = change / (to - from);
      rises += Math.sign(change);
    }
  const sizes = new Map<number, number>();
  for (const row of rows) sizes.set(at(values, row), (sizes.get(at(values, row)) ?? 0) + 1);
  const ties = [...sizes.values()].reduce((sum, size) => sum + size * (size - 1) * (2 * size + 5), 0);
  return { slopes, rises, ties };
}

/**
 * Returns the factor by which the autocorrelation of the values increases the variance of the Mann-Kendall statistic.
 * The factor is at least 1. The autocorrelation is estimated from the ranks of the values without their trend
 * (`perDay`).
 */
function varianceInflation(values: Vector, rows: Int32Array, perDay: number): number {
  const count = rows.length;
  const ranks = averageRanks(Float64Array.from(rows, (row) => at(values, row) - perDay * row));
  const mean = (count + 1) / 2;
  let [same, next, pairs] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    same += (at(ranks, i) - mean) ** 2 / count;
    if (i === 0 || at(rows, i) - at(rows, i - 1) !== 1) continue;
    next += (at(ranks, i) - mean) * (at(ranks, i - 1) - mean);
    pairs++;
  }
  if (pairs < 2 || same === 0) return 1;
  // The estimated correlation r of n values is too low by about (1 + 4 r) / n (Marriott and Pope 1954). Adds this
  // amount.
  const raw = next / pairs / same;
  const correlation = Math.min(0.97, Math.max(0, raw + (1 + 4 * Math.max(0, raw)) / count));
  let factor = 1;
  for (let lag = 1; lag < count; lag++) factor += 2 * (1 - lag / count) * correlation ** lag;
  return factor;
}

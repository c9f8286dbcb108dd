import type { SkipReason } from './eligibility.ts';
import { observedRows } from './exposure-series.ts';
import { clearDistance, usualMeasures } from './family-limit.ts';
import { estimateEffect, fitOutcome, type OutcomeModel } from './outcome-model.ts';
import { requiredPairedDays } from './readiness.ts';
import { averageRanks } from './statistics/ranks.ts';
import { at, type Vector } from './statistics/vector.ts';

/** A lasting change of the level of one measure. */
export interface Change {
  /** The index of the first day of the new level. */
  day: number;
  /** The new level minus the old level, in the unit of the measure. */
  difference: number;
  /** The evidence for the change: the absolute t statistic of a step in the ranks of the values (see `findChange`). */
  strength: number;
  /** Whether the strength is large enough to show to a person. */
  isClear: boolean;
}

/**
 * The number of newest days that `findChange` uses. The levels before and after a change are computed from these days.
 */
const span = 364;
/** The number of newest days in which the new level must begin. */
const lookBack = 63;
/** The fewest days with a value that the new level needs. */
const fewestAfter = 5;
/**
 * The smallest strength of a clear change if one measure is checked. Determined by simulation (see docs/insights.md).
 */
const clearStrength = 4.3;

/**
 * Returns the strongest change of level within the last 63 days. Returns a reason instead if too few days are known or
 * all values are equal. `values` has one number per day, or NaN for an unknown value. `watched` is the number of the
 * person's measures that are checked for changes. The required strength grows with `watched`.
 *
 * Replaces the values by their ranks. For each possible first day of a new level, fits a step (0 before that day, 1
 * from that day on) by generalised least squares with AR(1) errors, adjusted for weekdays. The strength is the largest
 * absolute t statistic of all steps (Andrews 1993, Econometrica 61, 821-856). Ranks limit the influence of a single
 * extreme day. With AR(1) errors, autocorrelated values need a larger step.
 */
export function findChange(values: Vector, watched = usualMeasures): Change | { reason: SkipReason } {
  const start = Math.max(0, values.length - span);
  const recent = values.subarray(start);
  const rows = observedRows(recent);
  if (rows.length < requiredPairedDays) return { reason: 'tooFewDays' };
  if (rows.every((row) => at(recent, row) === at(recent, at(rows, 0)))) return { reason: 'constant' };
  const columns = levelAndWeekdays(recent.length);
  const ranked = ranksOf(recent, rows);
  const first = strongestStep(fitOutcome(rows, ranked, columns), recent.length);
  if (!first) return { reason: 'tooFewDays' };
  // Estimates the autocorrelation with the step in the model. If the step remained in the errors, they would look more
  // autocorrelated than they are.
  const { phi } = fitOutcome(rows, ranked, [...columns, step(recent.length, first.day)]);
  const best = strongestStep(fitOutcome(rows, ranked, columns, phi), recent.length);
  const size = best && estimateEffect(fitOutcome(rows, recent, columns, phi), step(recent.length, best.day));
  if (!size) return { reason: 'tooFewDays' };
  const isClear = best.strength >= clearDistance(clearStrength, watched);
  return { day: best.day + start, difference: size.effect, strength: best.strength, isClear };
}

function levelAndWeekdays(length: number): Vector[] {
  const column = (value: (day: number) => number) => Float64Array.from({ length }, (_, day) => value(day));
  return Array.from({ length: 7 }, (_, weekday) =>
    column((day) => (weekday === 0 || day % 7 === weekday ? 1 : 0)),
  );
}

/**
 * Returns the rank of each day's value among the known values, or NaN for an unknown value. `rows` contains the indexes
 * of the known days.
 */
function ranksOf(values: Vector, rows: Int32Array): Vector {
  const ranks = averageRanks(Float64Array.from(rows, (row) => at(values, row)));
  const ranked = new Float64Array(values.length).fill(Number.NaN);
  rows.forEach((row, index) => {
    ranked[row] = at(ranks, index);
  });
  return ranked;
}

const step = (length: number, from: number): Vector =>
  Float64Array.from({ length }, (_, day) => (day >= from ? 1 : 0));

/**
 * Returns the first day of the strongest step, and the absolute t statistic of this step. Returns
 * undefined if no step is possible.
 *
 * Tests all steps in one pass over the days, from the last day backwards. This is possible because
 * a whitened step (see whitening.ts) is 0 before its first day, and equals the whitened column of
 * ones after its first day. The products of a step with the basis and with the residual are
 * therefore running sums.
 */
function strongestStep(model: OutcomeModel, length: number): { day: number; strength: number } | undefined {
  const { rows, carried, scale } = model.whitening;
  const columns = [...model.basis, model.residual];
  const sums = new Float64Array(columns.length);
  const freedom = rows.length - model.basis.length - 1;
  let best: { day: number; strength: number } | undefined;
  let squaredSum = 0;
  for (let index = rows.length - 1; index >= rows.length / 3; index--) {
    const [day, first] = [at(rows, index), at(scale, index)];
    if (day < length - lookBack || freedom < 1) break;
    const products = columns.map((column, i) => at(sums, i) + first * at(column, index));
    const shared = products.pop() ?? 0;
    const squared = squaredSum + first ** 2 - products.reduce((sum, product) => sum + product ** 2, 0);
    const explained = shared ** 2 / squared;
    const strength = Math.sqrt((explained * freedom) / (model.variation - explained));
    const isPossible = index <= rows.length - fewestAfter && squared > 1e-9 && explained < model.variation;
    if (isPossible && strength > (best?.strength ?? 0)) best = { day, strength };
    const constant = (1 - at(carried, index)) * first;
    squaredSum += constant ** 2;
    columns.forEach((column, i) => {
      sums[i] = at(sums, i) + constant * at(column, index);
    });
  }
  return best;
}

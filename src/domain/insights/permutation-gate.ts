import { seededRandom } from '../seeded-random.ts';
import { delay, type Lag } from './exposure-series.ts';
import { estimateEffect, fitOutcome, type OutcomeModel } from './outcome-model.ts';
import { squaredLengthOutside } from './statistics/orthonormal-basis.ts';
import { averageRanks } from './statistics/ranks.ts';
import { studentTwoSided } from './statistics/student-t.ts';
import { at, dot, type Vector } from './statistics/vector.ts';
import { whiten } from './statistics/whitening.ts';

export const permutations = 299;
/**
 * The permutation test fails if the number of permutations whose effect is at least as strong as the effect in the data
 * is above this limit.
 */
const mostExceeding = 1;
/**
 * The permutation test uses the ranks of the outcome instead of its values. The test passes only if its p value is at
 * most `allowance` times the largest p value that the Benjamini-Hochberg rule accepts.
 */
const allowance = 2.5;
const daysInBlock = 7;
/** A fixed seed, so that every run uses the same permutations and gives the same result. */
const seed = 20_261;

/**
 * Fits the model of an outcome to the ranks of its values instead of the values. `rows` are the indexes of the days
 * with an outcome. The model is adjusted for `columns`, the confounders, and for `adjusted`, the exposures whose
 * effects on this outcome were already accepted.
 */
export function fitRanks(
  rows: Int32Array,
  outcome: Vector,
  columns: Vector[],
  adjusted: Vector[],
): OutcomeModel {
  const ranks = averageRanks(Float64Array.from(rows, (row) => at(outcome, row)));
  const ranked = new Float64Array(outcome.length);
  rows.forEach((row, index) => {
    ranked[row] = at(ranks, index);
  });
  return fitOutcome(rows, ranked, [...columns, ...adjusted]);
}

/**
 * Returns whether an effect passes a permutation test on the ranks of the outcome. The test
 * shuffles whole weeks of the exposure. The test fails if more than 1 of 299 permutations has an
 * effect at least as strong as the effect in the data. Otherwise, the t statistic is divided by the
 * root mean square of the permuted t statistics. The test passes if the p value of this quotient is
 * at most 2.5 times `limit`, the largest p value that the Benjamini-Hochberg rule accepts.
 *
 * The test is needed because bounded, tied or clustered answers violate the AR(1) model. The t
 * statistics of such answers vary more than the t distribution. The permutations show by how much.
 */
export function passesGate(ranks: OutcomeModel, exposure: Vector, lag: Lag, limit: number): boolean {
  const observed = estimateEffect(ranks, delay(exposure, lag, 0));
  if (!observed) return false;
  const strength = observed.t ** 2 * (1 - 1e-9);
  const random = seededRandom(seed);
  let [exceeding, sum, count] = [0, 0, 0];
  for (let run = 0; run < permutations && exceeding <= mostExceeding; run++) {
    const shuffled = whiten(ranks.whitening, delay(permuteWeeks(exposure, random), lag, 0));
    const squared = squaredLengthOutside(ranks.basis, shuffled);
    if (squared === 0) continue;
    const explained = dot(shuffled, ranks.residual) ** 2 / squared;
    const permuted = (observed.freedom * explained) / (ranks.variation - explained);
    if (permuted >= strength) exceeding++;
    sum += permuted;
    count++;
  }
  if (exceeding > mostExceeding) return false;
  const spread = Math.sqrt(sum / count);
  return studentTwoSided(observed.t / spread, observed.freedom) <= allowance * limit;
}

/** Returns the series with its whole weeks in random order. Days after the last whole week keep their place. */
function permuteWeeks(series: Vector, random: () => number): Vector {
  const weeks = Math.floor(series.length / daysInBlock);
  const order = Array.from({ length: weeks }, (_, week) => week);
  for (let last = weeks - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [at(order, other), at(order, last)];
  }
  const permuted = series.slice();
  order.forEach((from, to) => {
    permuted.set(series.subarray(from * daysInBlock, (from + 1) * daysInBlock), to * daysInBlock);
  });
  return permuted;
}

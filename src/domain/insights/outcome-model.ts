import { estimateAutocorrelation } from './statistics/autocorrelation.ts';
import {
  newDirection,
  orthonormalBasis,
  removeProjection,
  squaredLengthOutside,
} from './statistics/orthonormal-basis.ts';
import { studentTwoSided } from './statistics/student-t.ts';
import { addScaled, dot, type Vector } from './statistics/vector.ts';
import { createWhitening, type Whitening, whiten } from './statistics/whitening.ts';

/** An outcome adjusted for its confounders, ready to be compared with exposures. */
export interface OutcomeModel {
  /** The autocorrelation of the errors from one day to the next. */
  phi: number;
  whitening: Whitening;
  /** The confounders after whitening (see whitening.ts), as orthonormal columns. */
  basis: Vector[];
  /** The part of the whitened outcome that the basis does not explain. */
  residual: Vector;
  /** The squared length of the residual. */
  variation: number;
}

/** The estimated effect of an exposure, with its test. */
export interface Estimate {
  /** The effect, in units of the outcome per unit of the exposure. */
  effect: number;
  /** The standard error of the effect. */
  error: number;
  /** The degrees of freedom of the t test. */
  freedom: number;
  t: number;
  /** The two-sided p value. */
  p: number;
}

/**
 * Fits an outcome by generalised least squares with AR(1) errors, on the days in `rows`. `columns` and `outcome` must
 * have a value on each of these days. `known` is the autocorrelation of the errors. If `known` is undefined, the
 * autocorrelation is estimated.
 */
export function fitOutcome(
  rows: Int32Array,
  outcome: Vector,
  columns: Vector[],
  known?: number,
): OutcomeModel {
  const phi = known ?? estimateAutocorrelation(rows, outcome, columns);
  const whitening = createWhitening(rows, phi);
  const basis = orthonormalBasis(columns.map((column) => whiten(whitening, column)));
  const residual = whiten(whitening, outcome);
  removeProjection(basis, residual);
  return { phi, whitening, basis, residual, variation: dot(residual, residual) };
}

/**
 * Returns the model with `series` as an additional confounder. Returns the model unchanged if its confounders already
 * explain `series`.
 */
export function adjustFor(model: OutcomeModel, series: Vector): OutcomeModel {
  const added = newDirection(model.basis, whiten(model.whitening, series));
  if (!added) return model;
  const residual = model.residual.slice();
  addScaled(residual, -dot(residual, added), added);
  return { ...model, basis: [...model.basis, added], residual, variation: dot(residual, residual) };
}

/**
 * Returns the estimated effect of an exposure, adjusted for the model's confounders (theorem of Frisch, Waugh and
 * Lovell). Returns undefined if the confounders explain the exposure completely, if the exposure explains the outcome
 * completely, or if no degree of freedom remains.
 */
export function estimateEffect(model: OutcomeModel, exposure: Vector): Estimate | undefined {
  const whitened = whiten(model.whitening, exposure);
  const squared = squaredLengthOutside(model.basis, whitened);
  const freedom = model.residual.length - model.basis.length - 1;
  if (squared === 0 || freedom < 1) return undefined;
  const shared = dot(whitened, model.residual);
  const explained = (shared * shared) / squared;
  const left = model.variation - explained;
  if (!(left > 1e-9 * explained)) return undefined;
  const error = Math.sqrt(left / freedom / squared);
  const effect = shared / squared;
  return { effect, error, freedom, t: effect / error, p: studentTwoSided(effect / error, freedom) };
}

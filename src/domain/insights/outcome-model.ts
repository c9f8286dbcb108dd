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

/** An outcome of which the confounders are already taken out, ready to be compared with exposures. */
export interface OutcomeModel {
  /** The autocorrelation of the errors from one day to the next. */
  phi: number;
  whitening: Whitening;
  /** Orthonormal columns that the whitened outcome is adjusted for. */
  basis: Vector[];
  /** The whitened outcome without what the basis explains. */
  residual: Vector;
  /** The squared length of the residual. */
  variation: number;
}

/** The estimate for one exposure: outcome units per unit of the exposure. */
export interface Estimate {
  effect: number;
  error: number;
  freedom: number;
  t: number;
  p: number;
}

/**
 * Fits an outcome on its observed days by generalised least squares with AR(1) errors. `columns` and `outcome` have a
 * number on each of the `rows`.
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

/** Returns the model adjusted for one more series. */
export function adjustFor(model: OutcomeModel, series: Vector): OutcomeModel {
  const added = newDirection(model.basis, whiten(model.whitening, series));
  if (!added) return model;
  const residual = model.residual.slice();
  addScaled(residual, -dot(residual, added), added);
  return { ...model, basis: [...model.basis, added], residual, variation: dot(residual, residual) };
}

/**
 * Returns the estimate for an exposure given what the model is adjusted for (Frisch, Waugh and Lovell), or undefined if
 * the exposure has nothing of its own or explains the outcome completely.
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

import { orthonormalBasis, removeProjection } from './orthonormal-basis.ts';
import { dot, type Vector } from './vector.ts';
import { createWhitening, whiten } from './whitening.ts';

const largestPhi = 0.97;
const grid = [0, 0.2, 0.4, 0.6, 0.8, 0.95];
const refinements = 5;

/**
 * Returns the autocorrelation of the errors at a distance of one day, 0 to 0.97, estimated by restricted maximum
 * likelihood (REML), which allows for the fitted columns. The search is a grid, then golden sections.
 *
 * @see Harville (1977), Journal of the American Statistical Association 72, 320-338.
 */
export function estimateAutocorrelation(rows: Int32Array, outcome: Vector, columns: Vector[]): number {
  const deviance = (phi: number) => restrictedDeviance(rows, outcome, columns, phi);
  const deviances = grid.map(deviance);
  const best = deviances.indexOf(Math.min(...deviances));
  if (best < 0) return 0;
  return goldenSection(deviance, grid[best - 1] ?? 0, grid[best + 1] ?? largestPhi);
}

/** Returns -2 times the restricted log-likelihood, apart from a constant. */
function restrictedDeviance(rows: Int32Array, outcome: Vector, columns: Vector[], phi: number): number {
  const whitening = createWhitening(rows, phi);
  const basis = orthonormalBasis(columns.map((column) => whiten(whitening, column)));
  const residual = whiten(whitening, outcome);
  removeProjection(basis.columns, residual);
  const freedom = rows.length - basis.columns.length;
  return freedom * Math.log(dot(residual, residual)) + whitening.logDeterminant + 2 * basis.logLength;
}

function goldenSection(criterion: (x: number) => number, from: number, to: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  let [left, right] = [high - ratio * (high - low), low + ratio * (high - low)];
  let [atLeft, atRight] = [criterion(left), criterion(right)];
  for (let step = 0; step < refinements; step++) {
    if (atLeft <= atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - ratio * (high - low);
      atLeft = criterion(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + ratio * (high - low);
      atRight = criterion(right);
    }
  }
  return (low + high) / 2;
}

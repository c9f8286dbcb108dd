import { factorise } from './cholesky.ts';
import { lagProducts, whitenedProducts } from './lag-products.ts';
import type { Vector } from './vector.ts';

const largestPhi = 0.97;
const grid = [0, 0.2, 0.4, 0.6, 0.8, 0.95];
const refinements = 12;

/**
 * Estimates how strongly the error of a day depends on the error of the day before (their autocorrelation, 0 to 0.97).
 * The errors are the part of `outcome` that a linear fit of `columns` does not explain. Uses restricted maximum
 * likelihood (REML), which corrects for the number of fitted columns. See Harville 1977, Journal of the American
 * Statistical Association 72, 320-338. Searches a grid first, and then refines the result by golden-section search.
 */
export function estimateAutocorrelation(rows: Int32Array, outcome: Vector, columns: Vector[]): number {
  const products = lagProducts(rows, [...columns, outcome]);
  const deviance = (phi: number) => {
    const { matrix, logDeterminant } = whitenedProducts(products, phi);
    return restrictedDeviance(factorise(matrix, columns.length + 1), rows.length) + logDeterminant;
  };
  const deviances = grid.map(deviance);
  const best = deviances.indexOf(Math.min(...deviances));
  if (best < 0) return 0;
  return goldenSection(deviance, grid[best - 1] ?? 0, grid[best + 1] ?? largestPhi);
}

/**
 * Returns -2 times the restricted log-likelihood of whitened values, without constants and without the determinant of
 * the whitening. `added` contains, for each column, the squared length of the part that the earlier columns do not
 * explain (see `factorise`). The last column is the outcome. `count` is the number of values.
 */
function restrictedDeviance(added: Vector, count: number): number {
  const last = added.length - 1;
  let [fitted, logLengths] = [0, 0];
  for (const squared of added.subarray(0, last)) {
    if (squared === 0) continue;
    fitted++;
    logLengths += Math.log(squared);
  }
  return (count - fitted) * Math.log(added[last] ?? 0) + logLengths;
}

/** Returns the argument of the minimum of a function with one minimum, by golden-section search. */
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

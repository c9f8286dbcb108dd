import type { Vector } from './vector.ts';

/**
 * The factorised matrix holds the products of data columns. A data column counts as dependent if the earlier columns
 * explain all of its squared length except for at most this share.
 */
const dependentShare = 1e-9;

/**
 * Replaces a symmetric matrix by its Cholesky factor, in place. The matrix is stored row by row, and only its lower
 * triangle is used. The pivot of a dependent column becomes 0. Returns, for each column, the squared length of the part
 * that the earlier columns do not explain.
 */
export function factorise(matrix: Vector, size: number): Vector {
  const added = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    const start = row * size;
    for (let column = 0; column <= row; column++) {
      const other = column * size;
      let sum = matrix[start + column] as number;
      for (let k = 0; k < column; k++) sum -= (matrix[start + k] as number) * (matrix[other + k] as number);
      if (column < row) {
        const pivot = matrix[other + column] as number;
        matrix[start + column] = pivot > 0 ? sum / pivot : 0;
      } else {
        const isNew = sum > dependentShare * (matrix[start + row] as number);
        added[row] = isNew ? sum : 0;
        matrix[start + row] = isNew ? Math.sqrt(sum) : 0;
      }
    }
  }
  return added;
}

/**
 * Returns the coefficients of the regression of the last column on the other columns. `factor` is the Cholesky factor
 * of the products of all columns. A dependent column gets the coefficient 0.
 */
export function solveLast(factor: Vector, size: number): Vector {
  const last = size - 1;
  const coefficients = new Float64Array(last);
  for (let row = last - 1; row >= 0; row--) {
    const pivot = factor[row * size + row] as number;
    if (!(pivot > 0)) continue;
    let sum = factor[last * size + row] as number;
    for (let k = row + 1; k < last; k++)
      sum -= (factor[k * size + row] as number) * (coefficients[k] as number);
    coefficients[row] = sum / pivot;
  }
  return coefficients;
}

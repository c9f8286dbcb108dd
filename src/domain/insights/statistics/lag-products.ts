import { at, type Vector } from './vector.ts';

/**
 * Sums of products of columns, grouped by the distance between successive days. The values of all columns on one day
 * are a vector. The product of two days is the outer product of their vectors: a `size` × `size` matrix, stored row by
 * row, of which only the lower triangle is used. From these sums, `whitenedProducts` computes the products of the
 * whitened columns for any autocorrelation phi, without another pass over the days.
 */
export interface LagProducts {
  /** The number of columns. */
  size: number;
  /** The outer product of the first day's values with themselves. The first day has no previous day. */
  first: Vector;
  /** Sums of products, by the number of days between a day and the previous day in `rows` (see `lagProducts`). */
  gaps: Map<number, GapProducts>;
}

interface GapProducts {
  /** The number of days that have this distance to their previous day. */
  count: number;
  /** The sum of the outer products of each day's values with themselves. */
  own: Vector;
  /** The sum of the outer products of each previous day's values with themselves. */
  before: Vector;
  /**
   * The sum of the outer products of each day's values with the previous day's values, plus the transpose of this sum.
   */
  across: Vector;
}

/**
 * Returns the `LagProducts` of the columns over the days in `rows`. `rows` contains the indexes of the days, in
 * ascending order.
 */
export function lagProducts(rows: Int32Array, columns: Vector[]): LagProducts {
  const size = columns.length;
  const products: LagProducts = { size, first: new Float64Array(size * size), gaps: new Map() };
  // Reuses two arrays, because a new array for each day would be slow.
  let [row, before] = [new Float64Array(size), new Float64Array(size)];
  for (let index = 0; index < rows.length; index++) {
    const day = at(rows, index);
    for (let i = 0; i < size; i++) row[i] = at(columns[i] as Vector, day);
    if (index === 0) addProducts(products.first, row);
    else addRow(gapOf(products, day - at(rows, index - 1)), row, before);
    [row, before] = [before, row];
  }
  return products;
}

function gapOf({ gaps, size }: LagProducts, gap: number): GapProducts {
  const known = gaps.get(gap);
  if (known) return known;
  const empty = () => new Float64Array(size * size);
  const added = { count: 0, own: empty(), before: empty(), across: empty() };
  gaps.set(gap, added);
  return added;
}

function addRow(products: GapProducts, row: Vector, before: Vector): void {
  products.count++;
  addProducts(products.own, row);
  addProducts(products.before, before);
  addCrossProducts(products.across, row, before);
}

/** Adds the outer product of a day's values (`row`) with themselves to the lower triangle of a matrix. */
export function addProducts(matrix: Vector, row: Vector): void {
  const size = row.length;
  for (let i = 0; i < size; i++) {
    const value = row[i] as number;
    if (value === 0) continue;
    const start = i * size;
    for (let j = 0; j <= i; j++)
      matrix[start + j] = (matrix[start + j] as number) + value * (row[j] as number);
  }
}

/**
 * Adds two matrices to the lower triangle of `matrix`: the outer product of a day's values (`row`) with the previous
 * day's values (`before`), and the transpose of this product.
 */
function addCrossProducts(matrix: Vector, row: Vector, before: Vector): void {
  const size = row.length;
  for (let i = 0; i < size; i++) {
    const [later, earlier] = [row[i] as number, before[i] as number];
    if (later === 0 && earlier === 0) continue;
    const start = i * size;
    for (let j = 0; j <= i; j++)
      matrix[start + j] =
        (matrix[start + j] as number) + later * (before[j] as number) + earlier * (row[j] as number);
  }
}

/**
 * Returns the products of the columns after whitening with `phi`, and the log determinant of the errors' correlation
 * matrix.
 */
export function whitenedProducts(
  products: LagProducts,
  phi: number,
): { matrix: Vector; logDeterminant: number } {
  const matrix = products.first.slice();
  let logDeterminant = 0;
  for (const [gap, { count, own, before, across }] of products.gaps) {
    const carried = phi ** gap;
    const variance = 1 - carried * carried;
    logDeterminant += count * Math.log(variance);
    const [whole, squared, mixed] = [1 / variance, (carried * carried) / variance, carried / variance];
    for (let i = 0; i < matrix.length; i++)
      matrix[i] =
        (matrix[i] as number) +
        whole * (own[i] as number) +
        squared * (before[i] as number) -
        mixed * (across[i] as number);
  }
  return { matrix, logDeterminant };
}

import { at, rowAt, type Vector } from './vector.ts';

/**
 * The inner products from which those of whitened columns follow for any phi, so that trying a phi does not need
 * another pass over the days.
 */
export interface LagProducts {
  size: number;
  /** The products of the first row, which has no earlier row. */
  first: Vector;
  /** Sums of products, by the distance in days to the previous row. */
  gaps: Map<number, GapProducts>;
}

interface GapProducts {
  count: number;
  /**
   * The products of the rows with themselves (`own`), of the previous rows with themselves (`before`), and of both with
   * each other, made symmetric (`across`).
   */
  own: Vector;
  before: Vector;
  across: Vector;
}

/**
 * Returns the products of the columns over the rows. Each matrix is stored row by row, and only its lower triangle is
 * used.
 */
export function lagProducts(rows: Int32Array, columns: Vector[]): LagProducts {
  const size = columns.length;
  const products: LagProducts = { size, first: new Float64Array(size * size), gaps: new Map() };
  let before: Vector = new Float64Array(size);
  for (let index = 0; index < rows.length; index++) {
    const day = at(rows, index);
    const row = rowAt(columns, day);
    if (index === 0) addProducts(products.first, row);
    else addRow(gapOf(products, day - at(rows, index - 1)), row, before);
    before = row;
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
  addProducts(products.across, row, before);
  addProducts(products.across, before, row);
}

/** Adds the products of one row with another to the lower triangle of a matrix. */
export function addProducts(matrix: Vector, left: Vector, right = left): void {
  const size = left.length;
  for (let i = 0; i < size; i++) {
    const value = left[i] as number;
    if (value === 0) continue;
    const start = i * size;
    for (let j = 0; j <= i; j++)
      matrix[start + j] = (matrix[start + j] as number) + value * (right[j] as number);
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

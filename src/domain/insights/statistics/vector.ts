/** A column of numbers. */
export type Vector = Float64Array;

/** Returns the number at an index, which must be within the vector. */
export const at = (vector: ArrayLike<number>, index: number): number => vector[index] as number;

/** Returns the inner product of two vectors of equal length. */
export function dot(a: Vector, b: Vector): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

/** Adds a multiple of one vector to another, in place. */
export function addScaled(target: Vector, factor: number, source: Vector): void {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] as number) + factor * (source[i] as number);
}

/** Returns the values of all columns at an index. */
export function rowAt(columns: readonly Vector[], index: number): Vector {
  const row = new Float64Array(columns.length);
  for (let i = 0; i < columns.length; i++) row[i] = (columns[i] as Vector)[index] as number;
  return row;
}

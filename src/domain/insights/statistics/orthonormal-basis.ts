import { addScaled, dot, type Vector } from './vector.ts';

/** A column counts as dependent if the basis leaves at most this share of its squared length unexplained. */
const dependentShare = 1e-9;

/**
 * Returns orthonormal columns that span the given columns, by modified Gram-Schmidt. Leaves out columns that are linear
 * combinations of earlier columns.
 */
export function orthonormalBasis(columns: Vector[]): Vector[] {
  const basis: Vector[] = [];
  for (const column of columns) {
    const added = newDirection(basis, column);
    if (added) basis.push(added);
  }
  return basis;
}

/**
 * Returns the part of a column that is orthogonal to the basis, scaled to length 1. Returns undefined if the column is
 * a linear combination of the basis.
 */
export function newDirection(basis: Vector[], column: Vector): Vector | undefined {
  const direction = column.slice();
  removeProjection(basis, direction);
  const squared = dot(direction, direction);
  if (!(squared > dependentShare * dot(column, column))) return undefined;
  const length = Math.sqrt(squared);
  return direction.map((value) => value / length);
}

/**
 * Returns the squared length of the part of a vector that is orthogonal to the basis. Returns 0 if the vector is a
 * linear combination of the basis.
 */
export function squaredLengthOutside(basis: Vector[], vector: Vector): number {
  const whole = dot(vector, vector);
  let outside = whole;
  for (const column of basis) outside -= dot(column, vector) ** 2;
  return outside > dependentShare * whole ? outside : 0;
}

/** Subtracts from a vector, in place, its projection on the basis. */
export function removeProjection(basis: Vector[], vector: Vector): void {
  for (const column of basis) addScaled(vector, -dot(column, vector), column);
}

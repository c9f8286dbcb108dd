import { addScaled, at, dot, type Vector } from './vector.ts';

export interface Basis {
  /** Orthonormal columns that span the given ones. Fewer, if some depend on others. */
  columns: Vector[];
  /** The natural logarithm of the product of the lengths that the columns had after removing the earlier ones. */
  logLength: number;
}

/** A column of which less than this share of its squared length is new depends on the earlier ones. */
const dependentShare = 1e-9;

/** Returns an orthonormal basis by modified Gram-Schmidt. Leaves out columns that depend on earlier ones. */
export function orthonormalBasis(columns: Vector[]): Basis {
  const basis: Basis = { columns: [], logLength: 0 };
  for (const column of columns) {
    const added = newDirection(basis.columns, column);
    if (!added) continue;
    basis.columns.push(added.direction);
    basis.logLength += Math.log(added.length);
  }
  return basis;
}

/** Returns the part of a column outside the basis, as direction and length, or undefined if nothing new is left. */
export function newDirection(
  basis: Vector[],
  column: Vector,
): { direction: Vector; length: number } | undefined {
  const direction = column.slice();
  removeProjection(basis, direction);
  const squared = dot(direction, direction);
  if (!(squared > dependentShare * dot(column, column))) return undefined;
  const length = Math.sqrt(squared);
  for (let i = 0; i < direction.length; i++) direction[i] = at(direction, i) / length;
  return { direction, length };
}

/** Removes from a vector, in place, what the basis explains. */
export function removeProjection(basis: Vector[], vector: Vector): void {
  for (const column of basis) addScaled(vector, -dot(column, vector), column);
}

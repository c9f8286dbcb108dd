import { at, type Vector } from './vector.ts';

/** The factors that transform values with AR(1) errors to values with independent errors of equal variance. */
export interface Whitening {
  /** The indexes of the days, ascending. Days may be missing. */
  rows: Int32Array;
  /** The correlation of a row's error with the previous row's error: phi to the power of the distance in days. */
  carried: Vector;
  /**
   * 1 divided by the standard deviation of a row's error, given the error of the previous row. Errors have variance 1.
   */
  scale: Vector;
  /** The natural logarithm of the determinant of the errors' correlation matrix. */
  logDeterminant: number;
}

/** Returns the factors for AR(1) errors with autocorrelation `phi`, from 0 to below 1, on the days in `rows`. */
export function createWhitening(rows: Int32Array, phi: number): Whitening {
  const carried = new Float64Array(rows.length);
  const scale = new Float64Array(rows.length).fill(1);
  let logDeterminant = 0;
  for (let i = 1; i < rows.length; i++) {
    const gap = at(rows, i) - at(rows, i - 1);
    const left = gap === 1 ? phi : phi ** gap;
    const variance = 1 - left * left;
    carried[i] = left;
    scale[i] = 1 / Math.sqrt(variance);
    logDeterminant += Math.log(variance);
  }
  return { rows, carried, scale, logDeterminant };
}

/** Returns the whitened values of a series, one per row. The series must have a number on each day in `rows`. */
export function whiten({ rows, carried, scale }: Whitening, series: Vector): Vector {
  const whitened = new Float64Array(rows.length);
  let previous = 0;
  for (let i = 0; i < rows.length; i++) {
    const value = at(series, at(rows, i));
    whitened[i] = (value - at(carried, i) * previous) * at(scale, i);
    previous = value;
  }
  return whitened;
}

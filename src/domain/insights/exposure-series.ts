import { orthonormalBasis, removeProjection } from './statistics/orthonormal-basis.ts';
import { at, type Vector } from './statistics/vector.ts';

/** Whether the outcome is compared with the exposure of the same day or of the day before. */
export type Lag = 0 | 1;

export interface ExposureSeries {
  /** The values by day, NaN where unknown. */
  observed: Vector;
  /** What the confounders do not explain. 0 where unknown, so that such a day neither supports nor opposes an effect. */
  residual: Vector;
}

/** Returns an exposure with the confounders taken out, fitted on the days that have a value. */
export function prepareExposure(observed: Vector, confounders: Vector[]): ExposureSeries {
  const rows = observedRows(observed);
  const onRows = (series: Vector) => Float64Array.from(rows, (row) => at(series, row));
  const left = onRows(observed);
  removeProjection(orthonormalBasis(confounders.map(onRows)).columns, left);
  const residual = new Float64Array(observed.length);
  rows.forEach((row, index) => {
    residual[row] = at(left, index);
  });
  return { observed, residual };
}

/** Returns the indexes of the days that have a value. */
export function observedRows(series: Vector): Int32Array {
  return Int32Array.from([...series.keys()].filter((index) => !Number.isNaN(at(series, index))));
}

/** Returns the series as seen `lag` days later: day 1 has the value of day 0. The first days get `before`. */
export function delay(series: Vector, lag: Lag, before: number): Vector {
  if (lag === 0) return series;
  const delayed = new Float64Array(series.length).fill(before);
  delayed.set(series.subarray(0, Math.max(0, series.length - lag)), Math.min(lag, series.length));
  return delayed;
}

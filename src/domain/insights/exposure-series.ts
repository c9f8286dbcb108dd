import { factorise, solveLast } from './statistics/cholesky.ts';
import { addProducts } from './statistics/lag-products.ts';
import { at, dot, rowAt, type Vector } from './statistics/vector.ts';

/** The number of days from exposure to outcome: 0 is the same day, 1 is the next day. */
export type Lag = 0 | 1;

/**
 * The confounders as one row per day. `count` is the number of confounders. All exposures share the rows, because
 * building the rows is slow.
 */
export interface ConfounderRows {
  count: number;
  rows: readonly Vector[];
}

/** Converts the confounders from columns to rows, one row per day. */
export function confounderRows(columns: readonly Vector[], days: number): ConfounderRows {
  return { count: columns.length, rows: Array.from({ length: days }, (_, day) => rowAt(columns, day)) };
}

export interface ExposureSeries {
  /** The values by day. An unknown day is NaN. */
  observed: Vector;
  /**
   * The part of the values that the confounders do not explain. An unknown day has the residual 0, so that it has no
   * influence.
   */
  residual: Vector;
}

/** Returns an exposure and its residual after regression on the confounders, by least squares on the known days. */
export function prepareExposure(observed: Vector, confounders: ConfounderRows): ExposureSeries {
  const size = confounders.count + 1;
  const products = new Float64Array(size ** 2);
  const rows = observedRows(observed);
  const row = new Float64Array(size);
  for (const day of rows) {
    row.set(confounders.rows[day] ?? []);
    row[size - 1] = at(observed, day);
    addProducts(products, row);
  }
  factorise(products, size);
  const coefficients = solveLast(products, size);
  const residual = new Float64Array(observed.length);
  for (const day of rows)
    residual[day] = at(observed, day) - dot(coefficients, confounders.rows[day] ?? coefficients);
  return { observed, residual };
}

/** Returns the indexes of the days that have a value. */
export function observedRows(series: Vector): Int32Array {
  const rows = new Int32Array(series.length);
  let count = 0;
  for (let day = 0; day < series.length; day++) if (!Number.isNaN(at(series, day))) rows[count++] = day;
  return rows.slice(0, count);
}

/**
 * Returns the series moved `lag` days later: at lag 1, day 1 has the value of day 0. Fills the first days with
 * `before`.
 */
export function delay(series: Vector, lag: Lag, before: number): Vector {
  if (lag === 0) return series;
  const delayed = new Float64Array(series.length).fill(before);
  delayed.set(series.subarray(0, Math.max(0, series.length - lag)), Math.min(lag, series.length));
  return delayed;
}

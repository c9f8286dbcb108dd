import type { SkipReason } from './eligibility.ts';
import { observedRows } from './exposure-series.ts';
import { estimateEffect, fitOutcome } from './outcome-model.ts';
import { requiredPairedDays } from './readiness.ts';
import { at, type Vector } from './statistics/vector.ts';

/** A lasting change of the level of one measure. */
export interface Change {
  /** The index of the first day of the new level. */
  day: number;
  /** The new level minus the old one, in the measure's unit. */
  difference: number;
  /** The largest absolute t statistic of a step, over all possible first days. */
  strength: number;
  /** Whether the strength is large enough to show to a person. */
  isClear: boolean;
}

/** The number of days whose levels are compared, and the number of newest days in which a change is searched. */
const span = 182;
const lookBack = 63;
const fewestAfter = 5;
/**
 * The strength that a series without a change reaches about once in ten years of daily checks. Determined by simulation
 * (see docs/insights.md).
 */
const clearStrength = 4.5;

/**
 * Returns the strongest change of level within the last 63 days. Returns the reason if nothing can be said. `values`
 * has one number per day, or NaN if it is unknown. Fits a step at each possible first day by generalised least squares
 * with AR(1) errors, adjusted for weekdays, so autocorrelated values need a larger step. The test uses the largest
 * statistic of all days (Andrews 1993, Econometrica 61, 821-856). It can run daily.
 */
export function findChange(values: Vector): Change | { reason: SkipReason } {
  const start = Math.max(0, values.length - span);
  const recent = values.subarray(start);
  const rows = observedRows(recent);
  if (rows.length < requiredPairedDays) return { reason: 'tooFewDays' };
  if (rows.every((row) => at(recent, row) === at(recent, at(rows, 0)))) return { reason: 'constant' };
  const columns = levelAndWeekdays(recent.length);
  const first = strongestStep(recent, rows, columns);
  if (!first) return { reason: 'tooFewDays' };
  // Includes the step, because a step that remains in the errors makes them look autocorrelated.
  const { phi } = fitOutcome(rows, recent, [...columns, step(recent.length, first.day)]);
  const best = strongestStep(recent, rows, columns, phi);
  if (!best) return { reason: 'tooFewDays' };
  return { ...best, day: best.day + start, isClear: best.strength >= clearStrength };
}

function levelAndWeekdays(length: number): Vector[] {
  const column = (value: (day: number) => number) => Float64Array.from({ length }, (_, day) => value(day));
  return Array.from({ length: 7 }, (_, weekday) =>
    column((day) => (weekday === 0 || day % 7 === weekday ? 1 : 0)),
  );
}

const step = (length: number, from: number): Vector =>
  Float64Array.from({ length }, (_, day) => (day >= from ? 1 : 0));

function strongestStep(values: Vector, rows: Int32Array, columns: Vector[], phi?: number) {
  const model = fitOutcome(rows, values, columns, phi);
  let best: Omit<Change, 'isClear'> | undefined;
  const newest = rows.length - fewestAfter;
  for (let index = Math.floor(rows.length / 3); index <= newest; index++) {
    const day = at(rows, index);
    if (day < values.length - lookBack) continue;
    const estimate = estimateEffect(model, step(values.length, day));
    const strength = Math.abs(estimate?.t ?? 0);
    if (estimate && (!best || strength > best.strength))
      best = { day, difference: estimate.effect, strength };
  }
  return best;
}

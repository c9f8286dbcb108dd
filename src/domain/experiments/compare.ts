import { type Estimate, estimateEffect } from '../insights/outcome-model.ts';
import { studentQuantile } from '../insights/statistics/student-t.ts';
import type { Vector } from '../insights/statistics/vector.ts';
import { fitSeries, knownRows, type OutcomeSeries } from './outcome-fit.ts';
import type { ExperimentPlan } from './plan.ts';
import { randomisationInterval, randomisationP } from './randomisation-test.ts';
import { drawSchedules, type Switches, toSwitches } from './schedule.ts';

/**
 * The difference between days with the action on and days with the action off (on minus off), in units of the outcome.
 */
export interface Comparison {
  effect: number;
  /**
   * The lower end of the confidence interval of the effect. The confidence level is 1 - `alpha`. Null if the schedule
   * has too few pairs of days for an interval (see `randomisationInterval`).
   */
  low: number | null;
  /** The upper end of the confidence interval of the effect. Null in the same case as `low`. */
  high: number | null;
  onDays: number;
  offDays: number;
}

/**
 * The fewest days with an outcome that a comparison needs in each of its two groups: the days with
 * the action on and the days with the action off.
 */
export const fewestDaysPerArm = 8;

/**
 * Compares the days on which the drawn schedule says "on" with the days on which it says "off", whether or not the
 * person followed the schedule (intention to treat). The effect is estimated by generalised least squares (GLS). The p
 * value and the interval come from the randomisation test (randomisation-test.ts). Returns null if too few days are
 * known or all outcomes are equal.
 */
export function compareDrawn(
  plan: ExperimentPlan,
  series: OutcomeSeries,
): (Comparison & { p: number }) | null {
  const drawn = toSwitches(plan.schedule);
  const known = estimate(series, drawn);
  if (!known) return null;
  const others = drawOthers(plan);
  const { effect, error, onDays, offDays } = known;
  const interval = randomisationInterval(series, drawn, others, { effect, error, alpha: plan.alpha });
  return {
    effect: round(effect),
    low: interval ? round(interval.low) : null,
    high: interval ? round(interval.high) : null,
    p: randomisationP(series, drawn, others),
    onDays,
    offDays,
  };
}

/** Returns the `draws` random schedules with which the randomisation test compares the schedule of the plan. */
export const drawOthers = ({ length, draws, seed }: ExperimentPlan): Switches[] =>
  drawSchedules(length, draws + 1, seed).slice(1);

/**
 * Compares the days on which the person carried out the action with the days on which they did not.
 * `done` has a number per day: 1 for carried out, 0 for not carried out, NaN for unknown. The
 * effect and the interval are estimated by generalised least squares (GLS). Returns null if too few
 * days are known or all outcomes are equal.
 */
export function compareDone(
  { alpha }: ExperimentPlan,
  series: OutcomeSeries,
  done: Vector,
): Comparison | null {
  const values = series.values.map((value, index) => (Number.isNaN(done[index]) ? Number.NaN : value));
  const known = estimate({ ...series, values }, done);
  if (!known) return null;
  const { effect, error, freedom, onDays, offDays } = known;
  const half = studentQuantile(alpha, freedom) * error;
  return { effect: round(effect), low: round(effect - half), high: round(effect + half), onDays, offDays };
}

function estimate(
  series: OutcomeSeries,
  switches: Vector,
): (Estimate & { onDays: number; offDays: number }) | undefined {
  const rows = knownRows(series.values);
  const onDays = rows.reduce((count, row) => count + (switches[row] ?? 0), 0);
  const offDays = rows.length - onDays;
  if (Math.min(onDays, offDays) < fewestDaysPerArm || areAllEqual(series.values)) return undefined;
  const found = estimateEffect(fitSeries(series), switches);
  return found && { ...found, onDays, offDays };
}

/** Returns whether all known values are equal. Also returns true if no value is known. */
export function areAllEqual(values: Vector): boolean {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.every((value) => value === known[0]);
}

/** Rounds to six significant digits, so that rounding errors that depend on the machine do not change the result. */
const round = (value: number) => Number(value.toPrecision(6));

import { type Estimate, estimateEffect } from '../insights/outcome-model.ts';
import { studentQuantile } from '../insights/statistics/student-t.ts';
import type { Vector } from '../insights/statistics/vector.ts';
import { fitSeries, knownRows, type OutcomeSeries } from './outcome-fit.ts';
import type { ExperimentPlan } from './plan.ts';
import { randomisationInterval, randomisationP } from './randomisation-test.ts';
import { drawSchedules, type Switches, toSwitches } from './schedule.ts';

/** The difference between days that are on and days that are off, in units of the outcome. */
export interface Comparison {
  effect: number;
  /** The ends of the interval of 1 - alpha. Null if there are too few pairs for an interval. */
  low: number | null;
  high: number | null;
  onDays: number;
  offDays: number;
}

/** With fewer days with an outcome than this, on or off, days are not compared. */
const fewestDaysPerArm = 8;

/**
 * Compares days by what was drawn (intention to treat). The effect is the GLS estimate; the p value and the interval
 * come from the randomisation test. Returns null if too few days are known or the outcome does not vary.
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

/** Returns the schedules that the draw of a plan could have given instead. */
export const drawOthers = ({ length, draws, seed }: ExperimentPlan): Switches[] =>
  drawSchedules(length, draws + 1, seed).slice(1);

/**
 * Compares days by what was done: 1 for done, 0 for not done, NaN for unknown. The interval is that of the GLS estimate.
 * Returns null if too few days are known.
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
  if (Math.min(onDays, offDays) < fewestDaysPerArm || isConstant(series.values)) return undefined;
  const found = estimateEffect(fitSeries(series), switches);
  return found && { ...found, onDays, offDays };
}

/** Returns whether all known values are equal. */
export function isConstant(values: Vector): boolean {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.every((value) => value === known[0]);
}

/** Rounds to six digits, so that the last bits of a machine's arithmetic are not part of the result. */
const round = (value: number) => Number(value.toPrecision(6));

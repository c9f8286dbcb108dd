import type { CalendarDay } from '../calendar-day.ts';
import { areAllEqual, type Comparison, compareDone, compareDrawn, fewestDaysPerArm } from './compare.ts';
import { conclude, type Verdict } from './conclude.ts';
import { knownRows, type OutcomeSeries } from './outcome-fit.ts';
import { type ExperimentPlan, plannedDays } from './plan.ts';

/** A day of the plan with the person's answer and the outcome. */
export interface ExperimentDay {
  day: CalendarDay;
  /**
   * Whether the person carried out the action on this day. If the action is to go without a habit (`without`), true
   * means that the person avoided the habit. Null if the person did not answer.
   */
  done: boolean | null;
  /**
   * The outcome that belongs to this day. If the `lag` of the plan is 1, this is the value of the
   * next day. Null if the value is not known.
   */
  outcome: number | null;
}

export interface ExperimentResult extends Verdict {
  /**
   * The comparison of two groups of days: the days on which the random schedule asks for the action, and the other
   * days. Days on which the person did not follow the schedule stay in their group. The conclusion is based on this
   * comparison. Null if too few days are known or all outcomes are equal.
   */
  asDrawn: (Comparison & { p: number }) | null;
  /**
   * The comparison of the days on which the person carried out the action with the days on which they did not. The
   * person decides whether to follow the schedule, so these days are not random, and a difference may have other
   * causes. Null if too few days are known or all outcomes are equal.
   */
  asDone: Comparison | null;
}

/**
 * Returns the result of an experiment. The same plan and days always give the same result. `stoppedOn` is the day on
 * which the person stopped early, or null. Ignores later days.
 */
export function analyse(
  plan: ExperimentPlan,
  days: readonly ExperimentDay[],
  stoppedOn: CalendarDay | null,
): ExperimentResult {
  const used = stoppedOn === null ? days : days.filter(({ day }) => day <= stoppedOn);
  const series = outcomeSeries(plan, used);
  const asDrawn = compareDrawn(plan, series);
  const asDone = compareDone(
    plan,
    series,
    readDays(plan, used, ({ done }) => done),
  );
  // With too few values, equal values are no reason of their own.
  const isConstant = knownRows(series.values).length >= 2 * fewestDaysPerArm && areAllEqual(series.values);
  const seen = { isStopped: stoppedOn !== null, isConstant };
  return { ...conclude(plan, asDrawn, seen), asDrawn, asDone };
}

/** Returns the outcomes of all days of the plan, in order. An unknown outcome is NaN. */
export const outcomeSeries = (plan: ExperimentPlan, days: readonly ExperimentDay[]): OutcomeSeries => ({
  start: plan.start,
  values: readDays(plan, days, ({ outcome }) => outcome),
});

/**
 * Returns a number for each day of the plan, or NaN if `read` returns null or `days` does not contain the day. If
 * `days` contains a day twice, uses the last value.
 */
function readDays(
  plan: ExperimentPlan,
  days: readonly ExperimentDay[],
  read: (day: ExperimentDay) => number | boolean | null,
): Float64Array {
  const known = new Map(days.map((day) => [day.day, day]));
  return Float64Array.from(plannedDays(plan), (day) => {
    const value = known.get(day);
    const number = Number((value && read(value)) ?? Number.NaN);
    return Number.isFinite(number) ? number : Number.NaN;
  });
}

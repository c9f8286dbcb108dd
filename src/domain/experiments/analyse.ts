import type { CalendarDay } from '../calendar-day.ts';
import { type Comparison, compareDone, compareDrawn, isConstant } from './compare.ts';
import { conclude, type Verdict } from './conclude.ts';
import type { OutcomeSeries } from './outcome-fit.ts';
import { type ExperimentPlan, plannedDays } from './plan.ts';

/** A day of the plan with the person's answer and the outcome. */
export interface ExperimentDay {
  day: CalendarDay;
  /**
   * Whether the person carried out the action on this day. For an action of the form `without`, true means that the
   * person avoided the habit. Null if the person did not answer.
   */
  done: boolean | null;
  /** The outcome for this day. With lag 1, the outcome is the value of the next day. Null if the value is not known. */
  outcome: number | null;
}

export interface ExperimentResult extends Verdict {
  /**
   * The comparison of on-days and off-days of the drawn schedule, whether or not the person followed it. The conclusion
   * follows from this comparison. Null if too few days are known or all outcomes are equal.
   */
  asDrawn: (Comparison & { p: number }) | null;
  /**
   * The comparison of the days on which the person carried out the action with the days on which they did not. Which
   * days these are is not random, so a difference may have other causes. Null if too few days are known or all outcomes
   * are equal.
   */
  asDone: Comparison | null;
}

/**
 * Returns the result of an experiment. Equal plans and days give equal results. `stoppedOn` is the day on which the
 * person stopped early, or null. Later days are ignored.
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
  const seen = { isStopped: stoppedOn !== null, isConstant: isConstant(series.values) };
  return { ...conclude(plan, asDrawn, seen), asDrawn, asDone };
}

/** Returns the outcomes of all days of the plan, in order. An unknown outcome is NaN. */
export const outcomeSeries = (plan: ExperimentPlan, days: readonly ExperimentDay[]): OutcomeSeries => ({
  start: plan.start,
  values: readDays(plan, days, ({ outcome }) => outcome),
});

/**
 * Returns a number for each day of the plan, or NaN where `read` returns null or the day is missing. If a day occurs
 * twice, the last value counts.
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

import type { CalendarDay } from '../calendar-day.ts';
import { type Comparison, compareDone, compareDrawn, isConstant } from './compare.ts';
import { conclude, type Verdict } from './conclude.ts';
import type { OutcomeSeries } from './outcome-fit.ts';
import { type ExperimentPlan, plannedDays } from './plan.ts';

/** A day of the plan with what is known of it. */
export interface ExperimentDay {
  day: CalendarDay;
  /** Whether the person did what the days that are on are for. Null if they did not say. */
  done: boolean | null;
  /** The outcome that belongs to the day: with lag 1, the value of the next day. Null if unknown. */
  outcome: number | null;
}

export interface ExperimentResult extends Verdict {
  /** By what was drawn. The conclusion rests on it. */
  asDrawn: (Comparison & { p: number }) | null;
  /** By what was done. Nobody drew these days, so a difference may have other causes. */
  asDone: Comparison | null;
}

/**
 * Returns the result of an experiment. Equal plans and days give equal results. `stoppedOn` is the day on which the
 * person stopped early, or null; later days are ignored.
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

/** Returns the outcomes of the plan's days, in order. */
export const outcomeSeries = (plan: ExperimentPlan, days: readonly ExperimentDay[]): OutcomeSeries => ({
  start: plan.start,
  values: readDays(plan, days, ({ outcome }) => outcome),
});

/** Returns a number for each day of the plan, NaN if it is unknown. Of a day that is given twice, the last counts. */
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

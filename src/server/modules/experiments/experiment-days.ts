import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { ExperimentDay } from '#domain/experiments/analyse.ts';
import { type ExperimentPlan, lastOutcomeDay, plannedDays } from '#domain/experiments/plan.ts';
import type { Db } from '#server/db/connect.ts';
import { dailySeries } from '../measures/daily-series-service.ts';
import type { AnswerRow } from './experiments-queries.ts';

/**
 * For each day of a plan, returns whether the person did the action on that day, and the value of the outcome
 * `plan.lag` days later. If the person did not answer on a day and the action is a habit of the check-in, derives the
 * answer from the value of the habit on that day. Unknown values are null.
 */
export async function readExperimentDays(
  db: Db,
  userId: number,
  plan: ExperimentPlan,
  answers: readonly Pick<AnswerRow, 'day' | 'done'>[],
): Promise<ExperimentDay[]> {
  const habit = plan.action.measure;
  const names = habit === null ? [plan.outcome] : [plan.outcome, habit];
  const series = await dailySeries(db, userId, names, plan.start, lastOutcomeDay(plan));
  const valuesOf = (name: (typeof names)[number]) =>
    new Map((series[name] ?? []).map(({ day, value }): [CalendarDay, number] => [day, value]));
  const outcomes = valuesOf(plan.outcome);
  const habits = habit === null ? new Map<CalendarDay, number>() : valuesOf(habit);
  const answered = new Map(answers.map(({ day, done }) => [day, done]));
  return plannedDays(plan).map((day) => ({
    day,
    done: answered.get(day) ?? doneByHabit(habits.get(day), plan.action.form),
    outcome: outcomes.get(addDays(day, plan.lag)) ?? null,
  }));
}

function doneByHabit(value: number | undefined, form: 'with' | 'without'): boolean | null {
  if (value === undefined) return null;
  return value > 0 === (form === 'with');
}

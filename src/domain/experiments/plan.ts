import { addDays, type CalendarDay } from '../calendar-day.ts';
import type { ExperimentHabit, ExperimentOutcome } from './choices.ts';
import { drawSchedule, type ExperimentLength, type Schedule } from './schedule.ts';

const alpha = 0.05;
const draws = 999;

/**
 * What the person does or avoids on the days with the action on: a habit from the check-in, or a habit in their own
 * words.
 */
interface ExperimentAction {
  /** The name of a yes/no measure. Null for a habit in the person's own words. */
  measure: ExperimentHabit | null;
  /** The habit in the person's own words. Empty if `measure` is set. */
  words: string;
  /**
   * `with` if the person does the habit on the days with the action on. `without` if they avoid the habit on these
   * days.
   */
  form: 'with' | 'without';
}

/** What the person chooses for an experiment. */
export interface ExperimentDesign {
  action: ExperimentAction;
  outcome: ExperimentOutcome;
  /** The number of days from the action to its outcome. 0 is the same day, 1 is the next day. */
  lag: 0 | 1;
  length: ExperimentLength;
}

/** Everything that is fixed before the first day. A plan never changes. */
export interface ExperimentPlan extends ExperimentDesign {
  version: 1;
  /** The direction of the outcome that counts as an improvement. */
  better: 'higher' | 'lower';
  start: CalendarDay;
  schedule: Schedule;
  /** The smallest improvement that matters, in units of the outcome. */
  smallestThatMatters: number;
  /** The significance level of the two-sided test. The confidence level of the interval is 1 - `alpha`. */
  alpha: typeof alpha;
  /** The number of random schedules with which the randomisation test compares the schedule of the plan. */
  draws: typeof draws;
  /**
   * The seed of the random numbers. The seed decides the schedule and the random schedules of the
   * test.
   */
  seed: number;
}

/**
 * Returns the plan for a design. `seed` is a whole number that decides the schedule and the random schedules of the
 * test.
 */
export function createPlan(
  { action, outcome, lag, length }: ExperimentDesign,
  choices: Pick<ExperimentPlan, 'better' | 'start' | 'smallestThatMatters' | 'seed'>,
): ExperimentPlan {
  const schedule = drawSchedule(length, choices.seed);
  return { version: 1, action, outcome, lag, length, ...choices, schedule, alpha, draws };
}

/** Returns the days of the plan, first to last. */
export const plannedDays = ({ start, length }: Pick<ExperimentPlan, 'start' | 'length'>): CalendarDay[] =>
  Array.from({ length }, (_, index) => addDays(start, index));

/**
 * Returns the last day whose value the plan uses as an outcome. With lag 1, it is the day after the last planned day.
 */
export const lastOutcomeDay = ({
  start,
  length,
  lag,
}: Pick<ExperimentPlan, 'start' | 'length' | 'lag'>): CalendarDay => addDays(start, length - 1 + lag);

import { addDays, type CalendarDay } from '../calendar-day.ts';
import type { ExperimentHabit, ExperimentOutcome } from './choices.ts';
import { drawSchedule, type ExperimentLength, type Schedule } from './schedule.ts';

const alpha = 0.05;
const draws = 999;

/** What the person does on the days that are on: a habit of the catalogue or their own words, with or without it. */
interface ExperimentAction {
  /** The name of a yes/no measure, or null for own words. */
  measure: ExperimentHabit | null;
  /** What it is called. Empty for a measure. */
  words: string;
  /** `with` means doing it on the days that are on, `without` means leaving it out. */
  form: 'with' | 'without';
}

/** What a person chooses. */
export interface ExperimentDesign {
  action: ExperimentAction;
  outcome: ExperimentOutcome;
  /** Days from the action to its outcome: 0 is the same day, 1 the next day. */
  lag: 0 | 1;
  length: ExperimentLength;
}

/** Everything that is fixed before the first day. It never changes afterwards. */
export interface ExperimentPlan extends ExperimentDesign {
  version: 1;
  /** Which direction of the outcome counts as help. */
  better: 'higher' | 'lower';
  start: CalendarDay;
  schedule: Schedule;
  /** The smallest helpful difference between on and off that matters, in units of the outcome. */
  smallestThatMatters: number;
  /** The two-sided error rate of the test and of the interval. */
  alpha: typeof alpha;
  /** How many schedules the test draws again. */
  draws: typeof draws;
  /** Decides the schedule and the draws of the test. */
  seed: number;
}

/** Returns the plan of a design. `seed` is a whole number that decides the schedule and the draws of the test. */
export function createPlan(
  { action, outcome, lag, length }: ExperimentDesign,
  choices: Pick<ExperimentPlan, 'better' | 'start' | 'smallestThatMatters' | 'seed'>,
): ExperimentPlan {
  const schedule = drawSchedule(length, choices.seed);
  return { version: 1, action, outcome, lag, length, ...choices, schedule, alpha, draws };
}

/** Returns the days of a plan's actions, first to last. */
export const plannedDays = ({ start, length }: Pick<ExperimentPlan, 'start' | 'length'>): CalendarDay[] =>
  Array.from({ length }, (_, index) => addDays(start, index));

/** Returns the last day that has an outcome of the plan. */
export const lastOutcomeDay = ({
  start,
  length,
  lag,
}: Pick<ExperimentPlan, 'start' | 'length' | 'lag'>): CalendarDay => addDays(start, length - 1 + lag);

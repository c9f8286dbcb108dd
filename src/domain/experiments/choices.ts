import type { MeasureName } from '../measures/catalogue.ts';

/**
 * The habits of the check-in that an experiment can test. `with` marks a habit that people usually want to do.
 * `without` marks a habit that they usually want to avoid.
 */
export const experimentHabits = {
  selfCareActivity: 'with',
  alcoholConsumption: 'without',
  sugarIntake: 'without',
  junkFoodConsumption: 'without',
  procrastination: 'without',
} as const satisfies Partial<Record<MeasureName, 'with' | 'without'>>;
export type ExperimentHabit = keyof typeof experimentHabits;

interface OutcomeRule {
  /** The direction that counts as an improvement. */
  better: 'higher' | 'lower';
  /**
   * The possible numbers of days from the action to the outcome. The first number is the default. A night belongs to
   * the day on which the person woke up, so an action can only affect the night that ends on the next day.
   */
  lags: readonly (0 | 1)[];
}

const sameOrNextDay = [0, 1] as const;
const nextDay = [1] as const;

/**
 * The outcomes that an experiment can have. These measures vary from day to day, and one direction is an improvement
 * for everybody. Body measurements are left out, because they change over weeks and neither direction is better for
 * everybody.
 */
export const experimentOutcomes = {
  mood: { better: 'higher', lags: sameOrNextDay },
  energyLevel: { better: 'higher', lags: sameOrNextDay },
  stressLevel: { better: 'lower', lags: sameOrNextDay },
  sleepQuality: { better: 'higher', lags: nextDay },
  sleepHours: { better: 'higher', lags: nextDay },
  deepSleepHours: { better: 'higher', lags: nextDay },
  remSleepHours: { better: 'higher', lags: nextDay },
  sleepEfficiency: { better: 'higher', lags: nextDay },
  heartRate: { better: 'lower', lags: nextDay },
  heartRateVariability: { better: 'higher', lags: nextDay },
} as const satisfies Partial<Record<MeasureName, OutcomeRule>>;
export type ExperimentOutcome = keyof typeof experimentOutcomes;

export const experimentHabitNames = Object.keys(experimentHabits) as ExperimentHabit[];
export const experimentOutcomeNames = Object.keys(experimentOutcomes) as ExperimentOutcome[];

/** Returns the direction of improvement and the possible lags of an outcome. */
export const outcomeRule = (outcome: ExperimentOutcome): OutcomeRule => experimentOutcomes[outcome];

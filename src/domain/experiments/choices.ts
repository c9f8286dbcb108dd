import type { MeasureName } from '../measures/catalogue.ts';

/** The habits of the check-in that can be tried, and whether people usually try to do them or to leave them out. */
const experimentHabits = {
  selfCareActivity: 'with',
  alcoholConsumption: 'without',
  sugarIntake: 'without',
  junkFoodConsumption: 'without',
  procrastination: 'without',
} as const satisfies Partial<Record<MeasureName, 'with' | 'without'>>;
export type ExperimentHabit = keyof typeof experimentHabits;

interface OutcomeRule {
  /** Which direction counts as help. */
  better: 'higher' | 'lower';
  /**
   * Days from an action to its outcome, the usual one first. A night belongs to the day on which the person woke up, so
   * an action can only change the night before the next day.
   */
  lags: readonly (0 | 1)[];
}

const sameOrNextDay = [0, 1] as const;
const nextDay = [1] as const;

/**
 * The outcomes of experiments. They change from day to day and have a direction that counts as help. Body measurements
 * are left out: they change over weeks, and no direction of them is better for everybody.
 */
const experimentOutcomes = {
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

/** Returns the rule of an outcome. */
export const outcomeRule = (outcome: ExperimentOutcome): OutcomeRule => experimentOutcomes[outcome];

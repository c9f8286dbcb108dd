import { categoryOf } from './checkin.ts';
import { isCategoryEnabled, type Preferences } from './preferences.ts';

/** The calculations of the dashboard (product specification, section 4). */

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** Returns the part of the day of an hour from 0 to 23: morning before 12, afternoon before 17, otherwise evening. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** The values that the dashboard shows as rings. */
export const ringMetrics = ['mood', 'energyLevel', 'stressLevel', 'waterIntake'] as const;
export type RingMetric = (typeof ringMetrics)[number];

/**
 * Returns how full a ring is, in percent from 0 to 100. A score of 10, or 10 glasses of water, fills the ring. For
 * stress, a score of 0 fills the ring, because less stress is better.
 */
export function ringPercent(ring: RingMetric, value: number): number {
  const percent = (ring === 'stressLevel' ? 10 - value : value) * 10;
  return Math.min(100, Math.max(0, percent));
}

/** The habits that the dashboard shows. */
export const habits = [
  'alcoholConsumption',
  'sugarIntake',
  'junkFoodConsumption',
  'selfCareActivity',
  'procrastination',
] as const;
export type Habit = (typeof habits)[number];

/**
 * Returns `check` if the person met the goal of a habit on a day, `cross` if not, and `unknown` if `done` is null. The
 * goal is to do `selfCareActivity` and to avoid the other habits.
 */
export function habitState(habit: Habit, done: boolean | null): 'check' | 'cross' | 'unknown' {
  if (done === null) return 'unknown';
  return done === (habit === 'selfCareActivity') ? 'check' : 'cross';
}

/** The heart rate, in beats per minute, that is shown if nothing was measured (product specification). */
export const typicalHeartRate = 72;

/** The values of a day that the questions of the check-in ask for. */
type DayAnswers = Readonly<Record<RingMetric | Habit | 'sleepQuality', number | boolean | null>>;

/** Returns whether at least one ring or habit of the day has a value. */
export const hasAnswers = (answers: DayAnswers): boolean =>
  [...ringMetrics, ...habits].some((measure) => answers[measure] !== null);

/**
 * Returns the rings and habits of the day that have no value, and `sleepQuality` if the rating of the night is missing.
 * Leaves out values whose questions the person has switched off.
 */
export const findUnanswered = (
  answers: DayAnswers,
  switches: Preferences['checkinQuestions'],
): (keyof DayAnswers)[] => listAsked(switches).filter((measure) => answers[measure] === null);

/** Where each value of a day comes from, by measure. */
interface DaySources {
  sources: Readonly<Record<string, string>>;
}

/** Returns whether a value of the day is a default of the check-in that the person did not change. */
export const isSuggested = ({ sources }: DaySources, measure: string): boolean =>
  sources[measure] === 'suggested';

/**
 * Returns the rings, the habits and `sleepQuality` of the day whose value is only suggested (see `isSuggested`). Leaves
 * out values whose questions the person has switched off.
 */
export const findSuggested = (
  day: DaySources,
  switches: Preferences['checkinQuestions'],
): (keyof DayAnswers)[] => listAsked(switches).filter((measure) => isSuggested(day, measure));

/** Returns the rings, the habits and `sleepQuality` whose questions are switched on. */
const listAsked = (switches: Preferences['checkinQuestions']): (keyof DayAnswers)[] =>
  ([...ringMetrics, ...habits, 'sleepQuality'] as const).filter((measure) =>
    isCategoryEnabled(categoryOf(measure), switches),
  );

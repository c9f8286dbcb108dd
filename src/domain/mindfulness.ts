import { addDays, type CalendarDay, startOfWeek } from './calendar-day.ts';

export const sessionTypes = [
  'focus',
  'calm',
  'deep',
  'breath',
  'mindfulness',
  'body_scan',
  'breathing',
  'sleep',
  'other',
] as const;
export type SessionType = (typeof sessionTypes)[number];

/** Presets of the timer, in minutes. */
export const timerPresets = [
  { type: 'focus', minutes: 5 },
  { type: 'calm', minutes: 10 },
  { type: 'deep', minutes: 20 },
] as const satisfies { type: SessionType; minutes: number }[];

/** The weekly goal in minutes of meditation, Sunday to Saturday. */
export const weeklyGoalMinutes = 150;

/** The number of weeks that the mindfulness page draws, including this week. */
export const mindfulnessWeeks = 26;

/** Returns the first day of the first of the `mindfulnessWeeks` weeks. A week starts on Sunday. */
export const firstMindfulnessDay = (today: CalendarDay): CalendarDay =>
  addDays(startOfWeek(today), (1 - mindfulnessWeeks) * 7);

/** The longest streak that the dashboard counts, in days. */
export const dashboardStreakDays = 30;

/**
 * Returns the number of consecutive days with a completed session, at most `most`. Counts back from `today`, or from
 * yesterday if there is no session on `today` yet. `days` are the days with a completed session.
 */
export function countStreakDays(
  days: Iterable<CalendarDay>,
  today: CalendarDay,
  most = Number.POSITIVE_INFINITY,
): number {
  const done = new Set(days);
  let day = done.has(today) ? today : addDays(today, -1);
  let count = 0;
  while (count < most && done.has(day)) {
    count += 1;
    day = addDays(day, -1);
  }
  return count;
}

/** A phase of a breathing exercise. */
export type BreathingPhase = 'inhale' | 'hold' | 'exhale';

/** The steps of one round of each breathing exercise, in order. */
const rounds = {
  '4-7-8': [
    { phase: 'inhale', seconds: 4 },
    { phase: 'hold', seconds: 7 },
    { phase: 'exhale', seconds: 8 },
  ],
  box: [
    { phase: 'inhale', seconds: 4 },
    { phase: 'hold', seconds: 4 },
    { phase: 'exhale', seconds: 4 },
    { phase: 'hold', seconds: 4 },
  ],
} as const satisfies Record<string, { phase: BreathingPhase; seconds: number }[]>;
export type BreathingExercise = keyof typeof rounds;

export const breathingExercises = Object.keys(rounds) as BreathingExercise[];

/** Returns the length of one round in seconds. */
export const roundSeconds = (exercise: BreathingExercise): number =>
  rounds[exercise].reduce((sum, { seconds }) => sum + seconds, 0);

/** Returns the steps of one round in order, with their seconds. */
export const breathingSteps = (
  exercise: BreathingExercise,
): readonly { phase: BreathingPhase; seconds: number }[] => rounds[exercise];

interface BreathingStep {
  phase: BreathingPhase;
  /** The index of the step in `breathingSteps`. */
  index: number;
  /** The seconds left of the step. */
  secondsLeft: number;
  /** How much of the step is over, from 0 to 1. */
  progress: number;
  /** Whether the breath is held with empty lungs, after an exhale. */
  isEmpty: boolean;
}

/** Returns the current step of a round. `secondsLeft` is the number of seconds until the end of the round. */
export function breathingStep(exercise: BreathingExercise, secondsLeft: number): BreathingStep {
  let elapsed = roundSeconds(exercise) - secondsLeft;
  let isEmpty = false;
  const steps = rounds[exercise];
  for (const [index, { phase, seconds }] of steps.entries()) {
    if (elapsed < seconds || index === steps.length - 1)
      return {
        phase,
        index,
        secondsLeft: Math.max(0, seconds - elapsed),
        progress: Math.min(1, elapsed / seconds),
        isEmpty,
      };
    elapsed -= seconds;
    isEmpty = phase === 'exhale';
  }
  throw new Error('A round has at least one step.');
}

import { addDays, type CalendarDay } from './calendar-day.ts';

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

/** The longest streak that the dashboard counts, in days. */
export const dashboardStreakDays = 30;

/**
 * Returns the number of consecutive days with a completed session, at most `most`. Counts back from today, or from
 * yesterday if there is no session today yet.
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

/** The breathing exercises, each with its length in seconds. An exercise is one round. */
export const breathingExercises = { '4-7-8': 19, box: 16 } as const;
export type BreathingExercise = keyof typeof breathingExercises;

/** Returns the breathing phase by the seconds that are left of a round: inhale above 15, hold above 8, then exhale. */
export function breathingPhase(secondsLeft: number): BreathingPhase {
  if (secondsLeft > 15) return 'inhale';
  return secondsLeft > 8 ? 'hold' : 'exhale';
}

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

/** Minutes of meditation a week, Sunday to Saturday. */
export const weeklyGoalMinutes = 150;

/** On the dashboard a streak is counted back no further than this. */
export const dashboardStreakDays = 30;

/**
 * Consecutive days with a completed session, back from today. A day that is not over breaks nothing:
 * without a session yet today it counts back from yesterday.
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

export type BreathingPhase = 'inhale' | 'hold' | 'exhale';

export const breathingExercises = { '4-7-8': 19, box: 16 } as const;
export type BreathingExercise = keyof typeof breathingExercises;

/** The phase while `secondsLeft` of the countdown remain: inhale above 15, hold above 8, exhale after that. */
export function breathingPhase(secondsLeft: number): BreathingPhase {
  if (secondsLeft > 15) return 'inhale';
  return secondsLeft > 8 ? 'hold' : 'exhale';
}

/** A timer that is computed from the clock, so that neither a reload nor a sleeping tab loses a second. Milliseconds. */
export interface TimerState {
  /** When it was last set running; null while paused. */
  runningSince: number | null;
  /** What had elapsed before that. */
  elapsedBefore: number;
  /** Where it ends. */
  duration: number;
}

/** Milliseconds elapsed, at most the duration; a clock set back takes nothing away. */
export function elapsedMilliseconds(timer: TimerState, now: number): number {
  const running = timer.runningSince === null ? 0 : Math.max(0, now - timer.runningSince);
  return Math.min(timer.duration, timer.elapsedBefore + running);
}

export const pauseTimer = (timer: TimerState, now: number): TimerState => ({
  ...timer,
  elapsedBefore: elapsedMilliseconds(timer, now),
  runningSince: null,
});

export const resumeTimer = (timer: TimerState, now: number): TimerState =>
  timer.runningSince === null ? { ...timer, runningSince: now } : timer;

/** Whole minutes of a session that was stopped early. */
export const toWholeMinutes = (milliseconds: number): number => Math.floor(milliseconds / 60_000);

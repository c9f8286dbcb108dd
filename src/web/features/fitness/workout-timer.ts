import { type WorkoutType, workoutBounds, workoutTypes } from '#domain/fitness.ts';
import { elapsedMilliseconds, isTimerState, type TimerState, toWholeMinutes } from '#domain/timer.ts';

/** The workout in progress. Null if no workout is in progress. */
export type WorkoutTimer = { type: WorkoutType; timer: TimerState } | null;

/** Parses a stored workout timer. Returns null if the text is null or invalid. */
export function parseWorkoutTimer(text: string | null): WorkoutTimer {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<NonNullable<WorkoutTimer>> | null;
    const type = workoutTypes.find((known) => known === stored?.type);
    return type && isTimerState(stored?.timer) ? { type, timer: stored.timer } : null;
  } catch {
    return null;
  }
}

/**
 * Returns a workout timer that starts at `now`, in milliseconds since 1970. The clock stops at the
 * longest duration that can be logged.
 */
export const startWorkout = (type: WorkoutType, now: number): WorkoutTimer => ({
  type,
  timer: { runningSince: now, elapsedBefore: 0, duration: workoutBounds.duration.max * 60_000 },
});

/** Returns the workout with its timer changed by `change`. Returns null if there is no workout. */
export const changeTimer = (
  before: WorkoutTimer,
  change: (timer: TimerState, now: number) => TimerState,
  now: number,
): WorkoutTimer => before && { ...before, timer: change(before.timer, now) };

/**
 * Returns the minutes that a workout has taken at `now` (in milliseconds since 1970), rounded down.
 * Pauses do not count.
 */
export const workoutMinutes = ({ timer }: NonNullable<WorkoutTimer>, now: number): number =>
  toWholeMinutes(elapsedMilliseconds(timer, now));

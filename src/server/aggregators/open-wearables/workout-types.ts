import { guessWorkoutType } from '#domain/devices/guess-workout-type.ts';
import type { WorkoutType } from '#domain/fitness.ts';

/** Types of activity that some watches record and that are not exercise. */
const noExercise = new Set(['recovery', 'gaming', 'chores', 'lifestyle', 'work', 'operations', 'transition']);

/**
 * Returns Lagom's type of workout for a type of Open Wearables. Returns `meditation` for a
 * meditation and `none` for an activity that is not exercise.
 */
export function typeOfWorkout(type: string): WorkoutType | 'meditation' | 'none' {
  if (type === 'meditation') return 'meditation';
  return noExercise.has(type) ? 'none' : guessWorkoutType(type);
}

/** Returns a title for a type, such as "Trail running" for `trail_running`. */
export function workoutTitle(type: string): string {
  const words = type.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

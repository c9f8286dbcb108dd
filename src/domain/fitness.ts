import type { CalendarDay } from './calendar-day.ts';

export const workoutTypes = ['cardio', 'strength', 'yoga'] as const;
export type WorkoutType = (typeof workoutTypes)[number];

export const intensities = ['low', 'moderate', 'high', 'very_high'] as const;
export type Intensity = (typeof intensities)[number];

/** The durations, in minutes, that a person can select instead of the measured duration. */
export const quickDurations = [15, 30, 45, 60] as const;

/**
 * Bounds of a workout entered by hand: the duration in minutes, the energy in kilocalories, and the characters of the
 * notes.
 */
export const workoutBounds = {
  duration: { min: 1, max: 600 },
  calories: { min: 0, max: 10_000 },
  notes: { max: 1000 },
} as const;

/**
 * The weekly goal in minutes of moderate activity: the least that the WHO recommends for adults (guidelines of 2020).
 */
export const weeklyMinutesGoal = 150;

/**
 * Returns an estimate of the kilocalories burned in a workout: eight per minute, rounded down (product specification).
 */
export const caloriesBurned = (minutes: number): number => Math.floor(minutes * 8);

/**
 * Returns whether the kilocalories of a workout equal the estimate for its minutes (see `caloriesBurned`). They are
 * then shown as approximate, although somebody may have entered or measured the same number.
 */
export const isEstimatedBurn = (calories: number | null, minutes: number): boolean =>
  calories !== null && calories === caloriesBurned(minutes);

interface Workout {
  type: string;
  duration: number;
  caloriesBurned: number | null;
  day: CalendarDay;
}

/**
 * Returns the total minutes, the total kilocalories and the number of workouts. A workout with
 * unknown kilocalories counts as 0 kilocalories.
 */
export function sumWorkouts(workouts: Workout[]): { minutes: number; calories: number; workouts: number } {
  return workouts.reduce(
    (sum, workout) => ({
      minutes: sum.minutes + workout.duration,
      calories: sum.calories + (workout.caloriesBurned ?? 0),
      workouts: sum.workouts + 1,
    }),
    { minutes: 0, calories: 0, workouts: 0 },
  );
}

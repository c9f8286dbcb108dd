import type { CalendarDay } from './calendar-day.ts';

export const workoutTypes = ['cardio', 'strength', 'yoga'] as const;
export type WorkoutType = (typeof workoutTypes)[number];

export const intensities = ['low', 'moderate', 'high', 'very_high'] as const;
export type Intensity = (typeof intensities)[number];

/** Minutes a running workout can be ended with. */
export const quickDurations = [15, 30, 45, 60] as const;

/** Bounds of a workout that is typed in: minutes and kilocalories. */
export const workoutBounds = { duration: { min: 1, max: 600 }, calories: { min: 0, max: 10_000 } } as const;

/** Adults: at least 150 minutes of moderate activity a week (WHO guidelines on physical activity, 2020). */
export const weeklyMinutesGoal = 150;

/** Kilocalories of a workout in minutes, as the specification counts them: eight a minute, rounded down. */
export const caloriesBurned = (minutes: number): number => Math.floor(minutes * 8);

interface Workout {
  type: string;
  duration: number;
  caloriesBurned: number | null;
  day: CalendarDay;
}

/** Sums of minutes, kilocalories (where known) and number of workouts. */
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

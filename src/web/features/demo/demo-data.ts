import type { WorkoutType } from '#domain/fitness.ts';
import type { MealType } from '#domain/nutrition/meals.ts';

/*
 * The data of the demo, except the days and nights, which are in `sample-month.ts`. The page says that the data is
 * invented. `demo-figures.ts` computes sums and averages from this data, so that the numbers of the demo agree with each
 * other.
 */

interface DemoWorkout {
  key: 'ride' | 'yoga' | 'intervals' | 'strength' | 'run';
  type: WorkoutType;
  minutes: number;
  calories: number;
}

/** Workouts, newest first, each on a different day. */
export const workouts: readonly DemoWorkout[] = [
  { key: 'ride', type: 'cardio', minutes: 65, calories: 520 },
  { key: 'yoga', type: 'yoga', minutes: 30, calories: 120 },
  { key: 'intervals', type: 'cardio', minutes: 28, calories: 360 },
  { key: 'strength', type: 'strength', minutes: 50, calories: 380 },
  { key: 'run', type: 'cardio', minutes: 42, calories: 420 },
];

export const weeklyGoals = { days: 7, calories: 3000, minutes: 150 } as const;

interface DemoMeal {
  key: 'oats' | 'salmon' | 'apple' | 'stew';
  mealType: MealType;
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  /** The score of the meal, out of 10. */
  aiScore: number;
}

export const meals: readonly DemoMeal[] = [
  { key: 'stew', mealType: 'dinner', calories: 490, protein: 24, carbs: 68, fat: 14, aiScore: 9 },
  { key: 'apple', mealType: 'snack', calories: 210, protein: 6, carbs: 24, fat: 10, aiScore: 8.1 },
  { key: 'salmon', mealType: 'lunch', calories: 560, protein: 38, carbs: 52, fat: 22, aiScore: 9.2 },
  { key: 'oats', mealType: 'breakfast', calories: 380, protein: 16, carbs: 54, fat: 11, aiScore: 8.7 },
];

/** Minutes of the week's meditation sessions, one per day. */
export const sessionMinutes: readonly number[] = [10, 10, 5, 20, 10, 20, 20];

export const insights = [
  { key: 'sleepMoves', confidence: 92 },
  { key: 'calmer', confidence: 89 },
  { key: 'earlier', confidence: 87 },
] as const;

export const tips = ['light', 'breath', 'water'] as const;

export const posts = [
  { key: 'maja', likes: 24, comments: 6 },
  { key: 'erik', likes: 17, comments: 3 },
  { key: 'amina', likes: 31, comments: 9 },
] as const;

export const expertSessions = [
  { key: 'breathing', status: 'live' },
  { key: 'sleep', status: 'upcoming' },
  { key: 'food', status: 'recorded' },
] as const;

import type { WorkoutType } from '#domain/fitness.ts';
import type { MealType } from '#domain/nutrition/meals.ts';

/*
 * The data of the demo: an invented week from Monday to Sunday, of which Sunday counts as today.
 * The page says that the data is invented. `demo-figures.ts` computes sums and averages of the week
 * from this data, so that the numbers of the demo agree with each other.
 */

interface DemoDay {
  /** A date such as `2026-01-05`. The demo shows only its weekday. */
  date: string;
  steps: number;
  heartRate: number;
  mood: number;
  energy: number;
  stress: number;
}

export const days: readonly DemoDay[] = [
  { date: '2026-01-05', steps: 7420, heartRate: 63, mood: 7, energy: 6, stress: 6 },
  { date: '2026-01-06', steps: 8910, heartRate: 62, mood: 8, energy: 7, stress: 5 },
  { date: '2026-01-07', steps: 6480, heartRate: 64, mood: 7, energy: 6, stress: 6 },
  { date: '2026-01-08', steps: 10230, heartRate: 62, mood: 8, energy: 8, stress: 4 },
  { date: '2026-01-09', steps: 9105, heartRate: 61, mood: 9, energy: 8, stress: 3 },
  { date: '2026-01-10', steps: 8250, heartRate: 62, mood: 8, energy: 7, stress: 3 },
  { date: '2026-01-11', steps: 9240, heartRate: 61, mood: 9, energy: 8, stress: 2 },
];

export type NightLabel = 'excellent' | 'great' | 'good' | 'fair';

interface DemoNight {
  /** The date of the morning after the night. */
  date: string;
  bedtime: string;
  wakeup: string;
  /** The rating of the night, 1 to 10. */
  quality: number;
  label: NightLabel;
  efficiency: number;
}

export const nights: readonly DemoNight[] = [
  { date: '2026-01-05', bedtime: '22:55', wakeup: '06:30', quality: 7, label: 'good', efficiency: 88 },
  { date: '2026-01-06', bedtime: '22:40', wakeup: '06:30', quality: 8, label: 'great', efficiency: 91 },
  { date: '2026-01-07', bedtime: '23:40', wakeup: '06:30', quality: 6, label: 'fair', efficiency: 82 },
  { date: '2026-01-08', bedtime: '22:35', wakeup: '06:30', quality: 8, label: 'great', efficiency: 92 },
  { date: '2026-01-09', bedtime: '22:50', wakeup: '06:40', quality: 8, label: 'great', efficiency: 90 },
  { date: '2026-01-10', bedtime: '23:25', wakeup: '07:45', quality: 7, label: 'good', efficiency: 89 },
  { date: '2026-01-11', bedtime: '22:45', wakeup: '07:15', quality: 9, label: 'excellent', efficiency: 94 },
];

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

import { Activity, CalendarCheck, Flower2, type LucideIcon, Moon, Salad } from 'lucide-react';
import type { AchievementKey } from '#domain/achievements.ts';
import type { Area } from './area.ts';

export const achievementAreas = {
  checkinDays: 'mood',
  checkinStreak: 'mood',
  meditationSessions: 'mindfulness',
  meditationMinutes: 'mindfulness',
  meditationStreak: 'mindfulness',
  workouts: 'fitness',
  workoutMinutes: 'fitness',
  activeWeeks: 'fitness',
  nights: 'sleep',
  nightStreak: 'sleep',
  meals: 'nutrition',
  fullMealDays: 'nutrition',
} as const satisfies Record<AchievementKey, Area>;

type AchievementArea = (typeof achievementAreas)[AchievementKey];

/** The icon of each area that has achievements. The areas other than mood have the icons of the navigation. */
export const achievementIcons: Record<AchievementArea, LucideIcon> = {
  mood: CalendarCheck,
  mindfulness: Flower2,
  fitness: Activity,
  sleep: Moon,
  nutrition: Salad,
};

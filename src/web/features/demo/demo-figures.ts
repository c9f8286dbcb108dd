import { days, earlierDays, hoursAsleep, minutesAfterNoon, nights } from '#web/lib/sample-month.ts';
import { meals, sessionMinutes, weeklyGoals, workouts } from './demo-data.ts';

const mean = (values: readonly number[]): number => sum(values) / values.length;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const today = days.at(-1);
const yesterday = days.at(-2);
const lastNight = nights.at(-1);
if (!today || !yesterday || !lastNight) throw new Error('The demo has no days');

const lastWeek = earlierDays.slice(-7);
const bedtime = Math.round(mean(nights.map((night) => minutesAfterNoon(night.bedtime)))) + 720;

export const figures = {
  steps: today.steps,
  stepsChange: Math.round((today.steps / yesterday.steps - 1) * 100),
  heartRate: today.heartRate,
  averageSteps: Math.round(mean(days.map((day) => day.steps)) / 100) * 100,
  mood: today.mood,
  averageMood: mean(days.map((day) => day.mood)),
  sleepQuality: lastNight.quality * 10,
  lastNightHours: hoursAsleep(lastNight),
  averageHours: mean(nights.map(hoursAsleep)),
  averageEfficiency: Math.round(mean(nights.map((night) => night.efficiency))),
  averageBedtime: `${Math.floor(bedtime / 60) % 24}:${String(bedtime % 60).padStart(2, '0')}`,
  mindfulMinutes: sum(sessionMinutes),
  sessions: sessionMinutes.length,
  streak: sessionMinutes.length,
  workoutDays: workouts.length,
  workoutCalories: sum(workouts.map((workout) => workout.calories)),
  workoutMinutes: sum(workouts.map((workout) => workout.minutes)),
  mealSums: {
    calories: sum(meals.map((meal) => meal.calories)),
    protein: sum(meals.map((meal) => meal.protein)),
    carbs: sum(meals.map((meal) => meal.carbs)),
    fat: sum(meals.map((meal) => meal.fat)),
  },
  lastWeek: {
    steps: Math.round(mean(lastWeek.map((day) => day.steps)) / 100) * 100,
    mood: mean(lastWeek.map((day) => day.mood)),
    hours: mean(lastWeek.map((day) => day.hours)),
  },
  goals: weeklyGoals,
} as const;

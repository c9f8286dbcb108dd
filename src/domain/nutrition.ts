import type { CalendarDay } from './calendar-day.ts';
import { toInstant } from './zoned-time.ts';

export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

export type MealType = (typeof mealTypes)[number];

/** What one entry may hold, both ends included: kilocalories, and grams of each macronutrient. */
export const foodBounds = {
  calories: { min: 0, max: 5000 },
  grams: { min: 0, max: 1000 },
  name: { max: 200 },
  description: { max: 1000 },
  voiceTranscript: { max: 5000 },
} as const;

/** What a person may aim for in a day: kilocalories, and grams of each macronutrient. */
export const targetBounds = {
  calories: { min: 500, max: 10_000 },
  grams: { min: 0, max: 1000 },
} as const;

/** Glasses of water of a day. */
export const waterBounds = { min: 0, max: 50 } as const;

/** Energy in kilocalories (a whole number) and macronutrients in grams; null is not known. */
export interface Nutrients {
  calories: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

const defaultMealTimes: Record<MealType, string> = {
  breakfast: '08:00',
  lunch: '12:00',
  snack: '15:00',
  dinner: '18:00',
};

/** When a meal of a day counts as eaten if nobody said the time: 8, 12, 15 and 18 o'clock where the person is. */
export function defaultMealTime(mealType: MealType, day: CalendarDay, zone: string): Date {
  return toInstant(day, defaultMealTimes[mealType], zone);
}

/** The meal a person most likely means at a time of day, `HH:MM` of 24 hours. */
export function guessMealType(time: string): MealType {
  if (time >= '04:00' && time < '10:30') return 'breakfast';
  if (time >= '10:30' && time < '14:30') return 'lunch';
  if (time >= '17:00' && time < '21:00') return 'dinner';
  return 'snack';
}

/** Grams as they are shown, with one decimal. */
export function roundToOneDecimal(grams: number): number {
  return Math.round(grams * 10) / 10;
}

type Totals = { [Name in keyof Nutrients]: number };

/** A day's totals without some of its meals; grams stay at one decimal, and nothing falls below zero. */
export function subtractMeals(totals: Totals, meals: readonly Nutrients[]): Totals {
  const rest = (name: keyof Nutrients) =>
    Math.max(0, roundToOneDecimal(meals.reduce((left, meal) => left - (meal[name] ?? 0), totals[name])));
  return { calories: rest('calories'), protein: rest('protein'), carbs: rest('carbs'), fat: rest('fat') };
}

/** How far a day is towards its target, in whole percent and not capped; null without a target to reach. */
export function targetProgress(value: number, target: number | null): number | null {
  return target === null || target === 0 ? null : Math.round((value / target) * 100);
}

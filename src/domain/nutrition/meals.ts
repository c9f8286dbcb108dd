import type { CalendarDay } from '../calendar-day.ts';
import { toInstant } from '../zoned-time.ts';

export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

export type MealType = (typeof mealTypes)[number];

/** Inclusive bounds of a meal: kilocalories, grams of each macronutrient, and characters of its texts. */
export const foodBounds = {
  calories: { min: 0, max: 5000 },
  grams: { min: 0, max: 1000 },
  name: { max: 200 },
  description: { max: 1000 },
  voiceTranscript: { max: 5000 },
} as const;

/** Inclusive bounds of a daily target: kilocalories, and grams of each macronutrient. */
export const targetBounds = {
  calories: { min: 500, max: 10_000 },
  grams: { min: 0, max: 1000 },
} as const;

/** Inclusive bounds of the glasses of water on a day. */
export const waterBounds = { min: 0, max: 50 } as const;

/** The most glasses of water that a drawing of a day shows. */
export const maxDrawnGlasses = 8;

/** Energy in whole kilocalories and macronutrients in grams. Null means unknown. */
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

/** Returns the instant of a meal without a given time: 8, 12, 15 or 18 o'clock in the time zone, by type of meal. */
export function defaultMealTime(mealType: MealType, day: CalendarDay, zone: string): Date {
  return toInstant(day, defaultMealTimes[mealType], zone);
}

/** Returns the most likely type of meal for a 24-hour time of day, `HH:MM`. */
export function guessMealType(time: string): MealType {
  if (time >= '04:00' && time < '10:30') return 'breakfast';
  if (time >= '10:30' && time < '14:30') return 'lunch';
  if (time >= '17:00' && time < '21:00') return 'dinner';
  return 'snack';
}

/** Returns a number rounded to one decimal. */
export function roundToOneDecimal(grams: number): number {
  return Math.round(grams * 10) / 10;
}

/**
 * Returns a day's totals minus the given meals of the day, rounded to one decimal and at least 0. An unknown total is
 * null and stays null. `remaining` are all other meals of the day, or undefined if they are not all known. If none of
 * them has a value, the total becomes null.
 */
export function subtractMeals(
  totals: Nutrients,
  meals: readonly Nutrients[],
  remaining: readonly Nutrients[] | undefined,
): Nutrients {
  const rest = (name: keyof Nutrients) => {
    const total = totals[name];
    const isUnknown = meals.length > 0 && remaining?.every((meal) => meal[name] === null);
    if (total === null || isUnknown) return null;
    return Math.max(0, roundToOneDecimal(meals.reduce((left, meal) => left - (meal[name] ?? 0), total)));
  };
  return { calories: rest('calories'), protein: rest('protein'), carbs: rest('carbs'), fat: rest('fat') };
}

/**
 * Returns the progress towards a target in whole percent, which may exceed 100. Returns null if the target is null or
 * 0.
 */
export function targetProgress(value: number, target: number | null): number | null {
  return target === null || target === 0 ? null : Math.round((value / target) * 100);
}

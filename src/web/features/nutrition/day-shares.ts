import type { FoodEntry } from '#contracts/nutrition.ts';
import {
  completeTotals,
  isIncomplete,
  type Macronutrient,
  macronutrients,
  macroShares,
} from '#domain/nutrition/macro-shares.ts';
import type { Nutrients } from '#domain/nutrition/meals.ts';

export interface DayShares {
  /** The shares of the energy in whole percent. Undefined if no meal is complete, or if not all meals are loaded. */
  shares: Record<Macronutrient, number> | undefined;
  /** The number of meals that the shares leave out, because a nutrient is unknown. */
  leftOut: number;
  /** Whether all meals of the day are loaded. */
  hasAllMeals: boolean;
}

/** Returns how the energy of a day divides between protein, carbs and fat. `meals` are the loaded meals in `totals`. */
export function dayShares(totals: Nutrients, meals: readonly FoodEntry[], hasAllMeals: boolean): DayShares {
  const grams = hasAllMeals && completeTotals(totals, meals);
  const shares = (grams && isKnown(grams) && macroShares(grams)) || undefined;
  return { shares, leftOut: meals.filter(isIncomplete).length, hasAllMeals };
}

const isKnown = (grams: Nutrients): grams is Nutrients & Record<Macronutrient, number> =>
  macronutrients.every((name) => grams[name] !== null);

import type { FoodEntry } from '#contracts/nutrition.ts';
import { isIncomplete, type Macronutrient, mealShares } from '#domain/nutrition/macro-shares.ts';

export interface DayShares {
  /** The shares of the energy in whole percent. Undefined if no meal is complete, or if not all meals are loaded. */
  shares: Record<Macronutrient, number> | undefined;
  /** The number of meals that the shares leave out, because a nutrient is unknown. */
  leftOut: number;
  /** Whether all meals of the day are loaded. */
  hasAllMeals: boolean;
}

/** Returns how the energy of a day divides between protein, carbs and fat. `meals` are the loaded meals of the day. */
export function dayShares(meals: readonly FoodEntry[], hasAllMeals: boolean): DayShares {
  const shares = (hasAllMeals && mealShares(meals)) || undefined;
  return { shares, leftOut: meals.filter(isIncomplete).length, hasAllMeals };
}

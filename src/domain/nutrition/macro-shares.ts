import { type Nutrients, subtractMeals } from './meals.ts';

export const macronutrients = ['protein', 'carbs', 'fat'] as const;

export type Macronutrient = (typeof macronutrients)[number];

/** Kilocalories per gram: the general Atwater factors (FAO, Food energy, 2003, 3.3). */
export const energyPerGram: Record<Macronutrient, number> = { protein: 4, carbs: 4, fat: 9 };

/** The grams of a meal, and of its foods if the meal has a list of foods. Null means unknown. */
interface MealGrams extends Record<Macronutrient, number | null> {
  items?: readonly Record<Macronutrient, number | null>[] | null | undefined;
}

/**
 * Returns whether protein, carbs or fat of a meal or of one of its foods is unknown. The grams of the meal leave out
 * the unknown grams of a food.
 */
export const isIncomplete = (meal: MealGrams): boolean =>
  [meal, ...(meal.items ?? [])].some((part) => macronutrients.some((name) => part[name] === null));

/**
 * Returns the day's totals without the meals that are incomplete (see `isIncomplete`), because an unknown value would
 * count as 0 in the shares. `meals` must be all meals in `totals`. Returns null if all of them are incomplete.
 */
export function completeTotals(
  totals: Nutrients,
  meals: readonly (Nutrients & MealGrams)[],
): Nutrients | null {
  if (meals.length > 0 && meals.every(isIncomplete)) return null;
  return subtractMeals(totals, meals.filter(isIncomplete), undefined);
}

/**
 * Returns how the energy of the given grams divides between protein, carbs and fat, in whole
 * percent that add up to 100. Rounds the shares with the largest fractional parts up, and the other
 * shares down. Returns null if all grams are 0.
 */
export function macroShares(grams: Record<Macronutrient, number>): Record<Macronutrient, number> | null {
  const energy = macronutrients.map((name) => ({ name, value: grams[name] * energyPerGram[name] }));
  const total = energy.reduce((sum, { value }) => sum + value, 0);
  if (total <= 0) return null;
  const exact = energy.map(({ name, value }) => ({ name, percent: (value / total) * 100 }));
  const missing = 100 - exact.reduce((sum, { percent }) => sum + Math.floor(percent), 0);
  const byRemainder = exact.toSorted((one, other) => (other.percent % 1) - (one.percent % 1));
  const roundedUp = new Set(byRemainder.slice(0, missing).map(({ name }) => name));
  const shares = exact.map(({ name, percent }) => [
    name,
    Math.floor(percent) + (roundedUp.has(name) ? 1 : 0),
  ]);
  return Object.fromEntries(shares) as Record<Macronutrient, number>;
}

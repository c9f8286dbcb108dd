export const macronutrients = ['protein', 'carbs', 'fat'] as const;

export type Macronutrient = (typeof macronutrients)[number];

/** Kilocalories per gram: the general Atwater factors (FAO, Food energy, 2003, 3.3). */
export const energyPerGram: Record<Macronutrient, number> = { protein: 4, carbs: 4, fat: 9 };

/** The grams of a meal, and of its foods if the meal has a list of foods. Null means unknown. */
export interface MealGrams extends Record<Macronutrient, number | null> {
  items?: readonly Record<Macronutrient, number | null>[] | null | undefined;
}

/**
 * Returns whether protein, carbs or fat of a meal or of one of its foods is unknown. The grams of the meal leave out
 * the unknown grams of a food.
 */
export const isIncomplete = (meal: MealGrams): boolean =>
  [meal, ...(meal.items ?? [])].some((part) => macronutrients.some((name) => part[name] === null));

/**
 * Returns how the energy of the complete meals divides (see `isIncomplete` and `macroShares`). An incomplete meal is
 * left out, because its unknown grams would count as 0. Returns null if no meal is complete or if all grams are 0.
 */
export function mealShares(meals: readonly MealGrams[]): Record<Macronutrient, number> | null {
  const complete = meals.filter((meal) => !isIncomplete(meal));
  const sum = (name: Macronutrient) => complete.reduce((total, meal) => total + (meal[name] ?? 0), 0);
  return macroShares({ protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') });
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

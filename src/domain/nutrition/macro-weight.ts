import { type Macronutrient, macronutrients } from './macro-shares.ts';

/**
 * The most grams that protein, carbs and fat can have together in 100 g of a food. Labels round each of the three to
 * whole grams, so their sum can be up to 1.5 g too high.
 */
const maxGrams = 101.5;

/** Returns whether protein, carbs and fat, in grams per 100 g of a food, fit into 100 g. Null means unknown. */
export const fitIntoFood = (per100: Readonly<Record<Macronutrient, number | null>>): boolean =>
  macronutrients.reduce((sum, name) => sum + (per100[name] ?? 0), 0) <= maxGrams;

import { energyPerGram } from './macro-shares.ts';
import { type Nutrients, roundToOneDecimal } from './meals.ts';

/** The maximum points of each part of the score. */
const most = { protein: 4, carbs: 2, fat: 2, density: 2 };

/**
 * Returns the score of a meal, 0 to 10 with one decimal. Returns null if a macronutrient is unknown or the meal has no
 * energy. `grams` is the weight of the meal, or null if it is unknown. Without a weight, the energy density is unknown,
 * and the points of the other parts are scaled to 10.
 *
 * The shares of energy are compared with the upper limits of the Nordic Nutrition Recommendations 2023: protein 20%,
 * carbohydrates 60% and fat 40%. The energy density is compared with the goal of the World Cancer Research Fund (2007),
 * 125 kcal per 100 g. docs/foods.md describes the score and its limits.
 */
export function scoreMeal(meal: Nutrients, grams: number | null): number | null {
  const { calories, protein, carbs, fat } = meal;
  if (protein === null || carbs === null || fat === null) return null;
  const ofMacros = energyPerGram.protein * protein + energyPerGram.carbs * carbs + energyPerGram.fat * fat;
  const energy = Math.max(calories ?? 0, ofMacros);
  if (energy < 1) return null;
  const proteinShare = (energyPerGram.protein * protein) / energy;
  const fatShare = (energyPerGram.fat * fat) / energy;
  // Energy from other sources, such as alcohol, counts as energy from carbohydrates.
  const restShare = 1 - proteinShare - fatShare;
  const points =
    most.protein * rising(proteinShare, 0, 0.2) +
    most.carbs * falling(restShare, 0.6, 1) +
    most.fat * falling(fatShare, 0.4, 0.7);
  if (grams === null || grams <= 0) return roundToOneDecimal((points * 10) / (10 - most.density));
  return roundToOneDecimal(points + most.density * falling((energy / grams) * 100, 125, 400));
}

/** Returns 0 for values up to `from`, 1 for values from `to`, and a linear interpolation in between. */
function rising(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

const falling = (value: number, from: number, to: number) => 1 - rising(value, from, to);

import { sayRange, sayUnit } from './assumptions.ts';
import type { EverydayFood } from './everyday-foods.ts';
import type { FoodLanguage } from './food.ts';
import type { FoodTable } from './food-table.ts';
import { portionWeight, unitWeight } from './unit-weight.ts';
import type { Unit } from './units.ts';

/** An amount as it is written in a sentence, such as `2 large slices`. */
export interface Amount {
  count: number;
  unit?: Unit;
  size?: { key: string; factor: number };
  range?: [from: number, to: number];
  /** Whether the count is only an article, as in `a side of fries`. */
  isArticle?: boolean;
}

/** The weight of an amount of a food. */
export interface Weight {
  grams: number;
  /** Notes about what was assumed, in the language of the sentence, such as `28 g a slice`. */
  assumed: string[];
  /** Whether the sentence gives the amount, such as `two` or `a slice`. */
  isCounted: boolean;
}

/**
 * Units that can stand between a size and a food. A size such as `large` then still selects a weight from
 * `EverydayFood.units`. For wine, both `a large wine` and `a large glass of wine` have the weight `units.large`.
 */
const sizedUnits = new Set('bag packet cup glass bowl portion kopp mugg glas påse skål'.split(' '));

/**
 * The largest count without a unit that is read as a number of portions. With a larger count, the food gets the weight
 * of one portion.
 */
const maxPortions = 6;

/** Returns the weight of a food without an amount. `grams` defaults to the weight of a portion. */
export function weighPortion(
  food: EverydayFood,
  table: FoodTable,
  language: FoodLanguage,
  grams = portionWeight(food, table),
): Weight {
  return { grams, assumed: [sayUnit(language, 'portion', grams)], isCounted: false };
}

/**
 * Returns the weight of an amount of a food. The first rule that applies decides:
 * - A unit of mass gives the weight directly.
 * - For a size with a weight of its own in `food.units`, the result is the count times that weight.
 * - A count over 6 without a unit is read as one portion, if the food is not counted in pieces.
 * - Otherwise, the result is the count times the weight of one unit, piece or portion, times the factor of the size.
 */
export function weigh(food: EverydayFood, amount: Amount, table: FoodTable, language: FoodLanguage): Weight {
  const { count, unit, size, range } = amount;
  const assumed = range ? [sayRange(language, range, count)] : [];
  if (unit?.grams !== undefined) return { grams: count * unit.grams, assumed, isCounted: true };
  const sized = size && (!unit || sizedUnits.has(unit.key)) ? food.units[size.key] : undefined;
  if (sized !== undefined) {
    const notes = [...assumed, sayUnit(language, size?.key ?? '', sized)];
    return { grams: count * sized, assumed: notes, isCounted: true };
  }
  const { key, grams } = oneOf(food, unit, table);
  if (!unit && key === 'portion' && count > maxPortions) return weighPortion(food, table, language);
  return {
    grams: count * grams * (size?.factor ?? 1),
    assumed: [...assumed, sayUnit(language, key, grams)],
    isCounted: true,
  };
}

/**
 * Returns the weight in grams of one unit, piece or portion, and the key under which `sayUnit` finds the name of this
 * unit.
 */
function oneOf(food: EverydayFood, unit: Unit | undefined, table: FoodTable): { key: string; grams: number } {
  if (unit) return { key: unit.key, grams: unitWeight(food, unit, table) };
  const { each } = food.units;
  return each === undefined
    ? { key: 'portion', grams: portionWeight(food, table) }
    : { key: 'each', grams: each };
}

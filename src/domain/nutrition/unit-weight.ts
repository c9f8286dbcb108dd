import type { EverydayFood } from './everyday-foods.ts';
import type { FoodTable, Portion } from './food-table.ts';
import { unitGrams, vesselMillilitres } from './unit-weights.ts';
import type { Unit } from './units.ts';

/**
 * Units of volume with their millilitres, in the order in which they are tried. The density of a food is computed from
 * the weight of such a unit.
 */
const volumeKeys: [key: string, millilitres: number][] = [
  ['dl', 100],
  ['cup', 240],
  ['tbsp', 15],
  ['msk', 15],
  ['tsp', 5],
  ['tsk', 5],
  ['fl oz', 30],
];

/**
 * The keys under which the weight of a unit can be stored, in order of preference. Other units have only their own key.
 */
const keysByUnit = new Map([
  ['tbsp', ['tbsp', 'msk', 'tablespoon']],
  ['tsp', ['tsp', 'tsk', 'teaspoon']],
  ['piece', ['piece', 'slice', 'each']],
  ['bit', ['bit', 'skiva', 'each', 'piece']],
  ['skål', ['skål', 'tallrik']],
  ['tallrik', ['tallrik', 'skål']],
  ['tin', ['tin', 'can']],
  ['rasher', ['rasher', 'slice']],
  ['strip', ['strip', 'slice']],
  ['fillet', ['fillet', 'each']],
  ['patty', ['patty', 'each']],
  ['link', ['link', 'each']],
  ['bar', ['bar', 'each']],
  ['splash', ['splash', 'dollop', 'add']],
  ['skvätt', ['skvätt', 'klick', 'add']],
  ['chunk', ['chunk', 'square', 'piece']],
  ['ear', ['ear', 'each']],
  ['pot', ['pot', 'each']],
  ['packet', ['packet', 'bag', 'pack']],
  ['skiva', ['skiva', 'slice']],
  ['skopa', ['skopa', 'kula']],
]);

/**
 * Returns the grams of one unit of a food. Uses `food.units` if it has the unit. Otherwise, computes the weight of a
 * unit of volume from the density of the food. For any other unit, uses the first that is known: a published portion,
 * the volume of a vessel such as a bowl, a usual weight of the unit, one piece or a portion of the food.
 */
export function unitWeight(food: EverydayFood, unit: Unit, table: FoodTable): number {
  if (unit.key === 'portion') return portionWeight(food, table);
  const portions = food.parts.length === 1 ? table.portionsOf(food.parts[0]?.id ?? '') : [];
  const keys = keysByUnit.get(unit.key) ?? [unit.key];
  const everyday = firstKnown(keys, (key) => food.units[key]);
  if (everyday !== undefined) return everyday;
  if (unit.millilitres !== undefined) return unit.millilitres * densityOf(food, portions);
  const published = firstKnown(keys, (key) => publishedWeight(portions, key));
  if (published !== undefined) return published;
  const millilitres = vesselMillilitres[unit.key];
  if (millilitres !== undefined) return millilitres * densityOf(food, portions);
  return unitGrams[unit.key] ?? food.units.each ?? portionWeight(food, table);
}

/**
 * Returns the grams of a portion of a food. If `food.portion` is 0, uses a published portion of 5 to 500 g: the medium
 * portion, or the first portion if there is no medium portion. Returns 100 if there is no such portion.
 */
export function portionWeight(food: EverydayFood, table: FoodTable): number {
  if (food.portion > 0) return food.portion;
  const portions = table
    .portionsOf(food.parts[0]?.id ?? '')
    .filter(({ grams }) => grams >= 5 && grams <= 500);
  const medium = portions.find(({ name }) => name.includes('medium'));
  return (medium ?? portions[0])?.grams ?? 100;
}

/**
 * Returns the grams per millilitre, computed from a unit of volume with a known weight. Returns 1 if there is no such
 * unit.
 */
function densityOf(food: EverydayFood, portions: Portion[]): number {
  const densities = (weightOf: (key: string) => number | undefined) =>
    volumeKeys.flatMap(([key, millilitres]) => {
      const grams = weightOf(key);
      return grams === undefined ? [] : [grams / millilitres];
    });
  const [everyday] = densities((key) => food.units[key]);
  return everyday ?? densities((key) => publishedWeight(portions, key))[0] ?? 1;
}

/**
 * Returns the grams of one unit from the published portions, preferably of a unit of medium size. Returns undefined if
 * no published portion has the unit.
 */
function publishedWeight(portions: Portion[], key: string): number | undefined {
  const pattern = new RegExp(`^1 (?:(?:medium|regular|standard|small or thin/very thin)\\b.*)?\\b${key}\\b`);
  const portion =
    portions.find(({ name }) => pattern.test(name)) ??
    portions.find(({ name }) => name.startsWith(`1 ${key}`));
  return portion?.grams;
}

function firstKnown(keys: string[], weightOf: (key: string) => number | undefined): number | undefined {
  return keys.map(weightOf).find((grams) => grams !== undefined);
}

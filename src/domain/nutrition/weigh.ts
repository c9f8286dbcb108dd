import type { EverydayFood } from './everyday-foods.ts';
import type { FoodLanguage } from './food.ts';
import type { FoodTable, Portion } from './food-table.ts';
import { type Unit, unitGrams, vesselMillilitres } from './units.ts';

/** An amount as it was written in the sentence. */
export interface Amount {
  count: number;
  unit?: Unit;
  size?: { key: string; factor: number };
  range?: [from: number, to: number];
}

/** The weight of an amount of a food, with the assumptions that were made. */
export interface Weight {
  grams: number;
  assumed: string[];
}

const volumeKeys: [key: string, millilitres: number][] = [
  ['dl', 100],
  ['cup', 240],
  ['tbsp', 15],
  ['msk', 15],
  ['tsp', 5],
  ['tsk', 5],
  ['fl oz', 30],
];

/** The keys under which the weight of a unit can be stored, the best first. */
const unitKeys = new Map([
  ['tbsp', ['tbsp', 'msk', 'tablespoon']],
  ['tsp', ['tsp', 'tsk', 'teaspoon']],
  ['piece', ['piece', 'slice', 'each']],
  ['bit', ['bit', 'skiva', 'each', 'piece']],
  ['skål', ['skål', 'tallrik']],
  ['tallrik', ['tallrik', 'skål']],
  ['tin', ['tin', 'can']],
  ['mug', ['mug']],
  ['rasher', ['rasher', 'slice']],
  ['strip', ['strip', 'slice']],
  ['fillet', ['fillet', 'each']],
  ['patty', ['patty', 'each']],
  ['link', ['link', 'each']],
  ['bar', ['bar', 'each']],
  ['chunk', ['chunk', 'square', 'piece']],
  ['ear', ['ear', 'each']],
  ['pot', ['pot', 'each']],
  ['bag', ['bag']],
  ['packet', ['packet', 'bag', 'pack']],
  ['skiva', ['skiva', 'slice']],
  ['skopa', ['skopa', 'kula']],
]);

/** Units for which the everyday lists contain sizes, such as a large glass of wine. */
const sizedUnits = new Set([
  'bag',
  'packet',
  'cup',
  'glass',
  'bowl',
  'portion',
  'kopp',
  'mugg',
  'glas',
  'påse',
  'skål',
]);

/** Returns the weight of a food without an amount: a portion, or the usual amount that is added to another food. */
export function weighPortion(
  food: EverydayFood,
  table: FoodTable,
  language: FoodLanguage,
  added?: number,
): Weight {
  const grams = added ?? portionGrams(food, table);
  return { grams, assumed: [say(language, 'portion', grams)] };
}

/** Returns the weight of an amount of a food, from its portion, its unit or its volume. */
export function weigh(food: EverydayFood, amount: Amount, table: FoodTable, language: FoodLanguage): Weight {
  const { count, unit, size } = amount;
  const assumed = amount.range ? [sayRange(language, amount.range, count)] : [];
  if (unit?.grams !== undefined) return { grams: count * unit.grams, assumed };
  const one = unit ? unitWeight(food, unit, table, language) : pieceWeight(food, table, language);
  const sized = size && (!unit || sizedUnits.has(unit.key)) ? food.units[size.key] : undefined;
  if (sized !== undefined)
    return { grams: count * sized, assumed: [...assumed, say(language, size?.key ?? '', sized)] };
  const factor = size?.factor ?? 1;
  return { grams: count * one.grams * factor, assumed: [...assumed, ...one.assumed] };
}

function pieceWeight(food: EverydayFood, table: FoodTable, language: FoodLanguage): Weight {
  const known = food.units.each;
  const grams = known ?? portionGrams(food, table);
  return { grams, assumed: [say(language, known === undefined ? 'portion' : 'each', grams)] };
}

function unitWeight(food: EverydayFood, unit: Unit, table: FoodTable, language: FoodLanguage): Weight {
  if (unit.key === 'portion')
    return {
      grams: portionGrams(food, table),
      assumed: [say(language, 'portion', portionGrams(food, table))],
    };
  const portions = food.parts.length === 1 ? table.portionsOf(food.parts[0]?.id ?? '') : [];
  const keys = unitKeys.get(unit.key) ?? [unit.key];
  const everyday = keys.map((key) => food.units[key]).find((grams) => grams !== undefined);
  const inTable = unit.millilitres === undefined ? keys.map((key) => published(portions, key)) : [];
  const known = everyday ?? inTable.find((grams) => grams !== undefined);
  if (known !== undefined) return { grams: known, assumed: [say(language, unit.key, known)] };
  const millilitres = unit.millilitres ?? vesselMillilitres[unit.key];
  if (millilitres !== undefined) {
    const density = densityOf(food, portions);
    const grams = millilitres * (density ?? 1);
    return { grams, assumed: [say(language, unit.key, grams)] };
  }
  const grams = unitGrams[unit.key] ?? food.units.each ?? portionGrams(food, table);
  return { grams, assumed: [say(language, unit.key, grams)] };
}

/**
 * Returns the density in grams per millilitre, from a volume with a known weight. Returns undefined if there is none.
 */
function densityOf(food: EverydayFood, portions: Portion[]): number | undefined {
  for (const [key, millilitres] of volumeKeys) {
    const grams = food.units[key];
    if (grams !== undefined) return grams / millilitres;
  }
  for (const [key, millilitres] of volumeKeys) {
    const grams = published(portions, key);
    if (grams !== undefined) return grams / millilitres;
  }
  return undefined;
}

/**
 * Returns the weight of one unit in a food table. If there are several sizes, returns that of the medium one. Returns
 * undefined if there is none.
 */
function published(portions: Portion[], key: string): number | undefined {
  const pattern = new RegExp(`^1 (?:(?:medium|regular|standard|small or thin/very thin)\\b.*)?\\b${key}\\b`);
  return (
    portions.find((one) => pattern.test(one.name)) ?? portions.find((one) => one.name.startsWith(`1 ${key}`))
  )?.grams;
}

/**
 * Returns the grams of a portion: that of the everyday list, otherwise the medium or first one of the table, otherwise
 * 100.
 */
function portionGrams(food: EverydayFood, table: FoodTable): number {
  if (food.portion > 0) return food.portion;
  const portions = table.portionsOf(food.parts[0]?.id ?? '').filter((one) => one.grams >= 5);
  const medium = portions.find((one) => one.name.includes('medium'));
  return (medium ?? portions[0])?.grams ?? 100;
}

const unitNames: Record<FoodLanguage, Record<string, string>> = {
  en: { portion: 'portion', each: 'one' },
  sv: { portion: 'portion', each: 'en', tbsp: 'msk', tsp: 'tsk' },
};

const rounded = (grams: number) => String(Number(grams.toPrecision(3)));

function say(language: FoodLanguage, key: string, grams: number): string {
  const name = unitNames[language][key] ?? key;
  return language === 'en'
    ? `${name} taken as ${rounded(grams)} g`
    : `${name} räknad som ${decimal(rounded(grams))} g`;
}

function sayRange(language: FoodLanguage, [from, to]: [number, number], mean: number): string {
  return language === 'en'
    ? `${from} to ${to} taken as ${rounded(mean)}`
    : `${decimal(String(from))} till ${decimal(String(to))} räknat som ${decimal(rounded(mean))}`;
}

const decimal = (text: string) => text.replace('.', ',');

import { type EverydayNames, parseEverydayFoods } from '#domain/nutrition/everyday-foods.ts';
import type { Food, FoodLanguage } from '#domain/nutrition/food.ts';
import type { SentenceFoods } from '#domain/nutrition/parse-sentence.ts';
import type { Per100 } from './own-foods-queries.ts';

/** An own food or recipe of a person, with the fields that the sentence parser needs. */
export interface OwnName extends Per100 {
  id: number;
  name: string;
  portionGrams: number | null;
}

const defaultPortion = 100;

/** The maximum number of results of `withOwnFoods` that are cached. */
const maxRemembered = 10;
const remembered = new Map<string, SentenceFoods>();

/**
 * Returns the foods of the tables together with a person's own foods. If an own food and another
 * food have the same name, the name means the own food. Caches the last results.
 */
export function withOwnFoods(
  foods: SentenceFoods,
  own: readonly OwnName[],
  language: FoodLanguage,
): SentenceFoods {
  if (own.length === 0) return foods;
  const key = JSON.stringify([language, own]);
  const known = remembered.get(key);
  if (known) return known;
  const added = addOwnFoods(foods, own, language);
  const [oldest] = remembered.keys();
  if (remembered.size >= maxRemembered && oldest !== undefined) remembered.delete(oldest);
  remembered.set(key, added);
  return added;
}

function addOwnFoods(foods: SentenceFoods, own: readonly OwnName[], language: FoodLanguage): SentenceFoods {
  const rows = new Map(own.map((food) => [`own:${food.id}`, toFood(food)]));
  const names = foods.names[language];
  const everyday = mergeNames(parseEverydayFoods(own.map(toLine).join('\n')), names.everyday);
  const merged = { ...names, everyday };
  return {
    table: { ...foods.table, find: (id) => rows.get(id) ?? foods.table.find(id) },
    names: { en: merged, sv: merged },
  };
}

const toFood = ({ id, name, kcal, protein, carbs, fat }: OwnName): Food => ({
  id: `own:${id}`,
  names: { en: name, sv: name },
  kcal,
  protein,
  carbs,
  fat,
});

/**
 * Returns an own food as a line in the format of `parseEverydayFoods`. Replaces commas, bars and line breaks in the
 * name of the food, because these characters separate fields and lines in this format.
 */
function toLine({ id, name, portionGrams }: OwnName): string {
  const portion = portionGrams ?? defaultPortion;
  return `own:${id}|${portion}|each=${portion} portion=${portion}|${name.replace(/[,|\n\r]/g, ' ')}`;
}

function mergeNames(first: EverydayNames, second: EverydayNames): EverydayNames {
  const wordsByLetter = new Map(second.wordsByLetter);
  for (const [letter, words] of first.wordsByLetter)
    wordsByLetter.set(letter, [...words, ...(wordsByLetter.get(letter) ?? [])]);
  return {
    byName: new Map([...second.byName, ...first.byName]),
    words: new Map([...second.words, ...first.words]),
    wordsByLetter,
    longest: Math.max(first.longest, second.longest),
    foods: [...first.foods, ...second.foods],
  };
}

import type { EverydayNames } from './everyday-foods.ts';
import { type Food, type FoodLanguage, foodName } from './food.ts';
import { foldSwedish, wordsOf } from './normalize-words.ts';

/** An index of the foods in one language, for searching while a person types. */
export interface FoodSearchIndex {
  language: FoodLanguage;
  /** The foods with known energy that have a name in the language or an everyday name. */
  foods: readonly Food[];
  /**
   * The base score of each food, by its position in `foods`. A search adds the scores of the words to the base score.
   * Foods with everyday names and foods with short names have higher base scores.
   */
  ranks: Float32Array;
  /**
   * The words of all names, sorted, so that words can be found by their beginning. Each word is in its `searchForm`:
   * `smör` is stored as `smor`.
   */
  words: readonly string[];
  /** For each word, the positions in `foods` of the foods with that word in their name. */
  places: readonly Uint16Array[];
  /** The words of each food's shown name, each in its `searchForm` and after a space. */
  shownNames: readonly string[];
  /** The everyday names by food id. */
  aliases: ReadonlyMap<string, readonly string[]>;
  /** The positions in `foods` by everyday name, written without spaces. */
  everyday: ReadonlyMap<string, number>;
}

const everydayRank = 1.5;
const lengthPenalty = 0.04;

/** Returns the search index of all foods with known energy that have a name in the language or an everyday name. */
export function indexFoods(
  all: readonly Food[],
  names: EverydayNames,
  language: FoodLanguage,
): FoodSearchIndex {
  const aliases = aliasesById(names);
  const foods = all.filter((food) => food.kcal !== null && (food.names[language] || aliases.has(food.id)));
  const ranks = new Float32Array(foods.length);
  const everyday = new Map<string, number>();
  const places = new Map<string, number[]>();
  for (const [position, food] of foods.entries()) {
    const own = wordsOf(food.names[language] ?? '');
    const said = aliases.get(food.id) ?? [];
    ranks[position] = (said.length > 0 ? everydayRank : 0) - lengthPenalty * Math.min(own.length, 12);
    for (const alias of said) everyday.set(searchForm(wordsOf(alias).join('')), position);
    for (const word of new Set([...own, ...said.flatMap(wordsOf)].map(searchForm))) {
      const known = places.get(word);
      if (known) known.push(position);
      else places.set(word, [position]);
    }
  }
  const words = [...places.keys()].sort();
  return {
    language,
    foods,
    ranks,
    words,
    places: words.map((word) => Uint16Array.from(places.get(word) ?? [])),
    shownNames: foods.map((food) => spacedWords(foodName(food, language))),
    aliases,
    everyday,
  };
}

/**
 * Returns the form of a word that the search compares: without Swedish letters, because some people type `o` for `ö`.
 */
export const searchForm = (word: string) => foldSwedish(word);

/** Returns the words of a name, each in its `searchForm` and after a space. */
export const spacedWords = (name: string): string =>
  wordsOf(name)
    .map((word) => ` ${searchForm(word)}`)
    .join('');

/**
 * Returns the everyday names by food id. Leaves out everyday foods that consist of several foods from the food tables,
 * because a search result is a single food.
 */
function aliasesById({ foods }: EverydayNames): Map<string, string[]> {
  const aliases = new Map<string, string[]>();
  for (const { food, names } of foods) {
    const [part] = food.parts;
    if (!part || food.parts.length > 1) continue;
    aliases.set(part.id, [...(aliases.get(part.id) ?? []), ...names]);
  }
  return aliases;
}

import type { Food, FoodLanguage } from './food.ts';
import { baseForms } from './inflections.ts';
import { wordsOf } from './normalize-words.ts';

/** Words in the names of foods in the food tables. People leave out these words when they name a food. */
const emptyWords = new Set(
  'nfs raw or and with m u el ns as to all types any fresh plain ra kokt cooked regular prepared average medelvarde farsk'.split(
    ' ',
  ),
);

/**
 * Words for groups of foods, with which some names in the food tables start. A food is also found without its group
 * word: `Fish, halibut` is found as `halibut`.
 */
const groupWords = new Set('fish cheese bread cereal nuts ost fisk brod korv'.split(' '));

const sources: Record<FoodLanguage, RegExp> = { en: /^(fndds|fdc):/, sv: /^(livsmedelsverket|fineli):/ };

/**
 * Returns the foods from the food tables of one language, by the key of their names (see `tableKey`). The key contains
 * neither `emptyWords` nor numbers. Leaves out names of more than four words and foods without known energy. If two
 * foods have the same key, the first food keeps the key.
 */
export function indexTableNames(foods: readonly Food[], language: FoodLanguage): Map<string, Food> {
  const index = new Map<string, Food>();
  for (const food of foods) {
    const name = food.names[language];
    if (!name || food.kcal === null || !sources[language].test(food.id)) continue;
    const words = wordsOf(name).filter((word) => !emptyWords.has(word) && !/\d/.test(word));
    if (words.length === 0 || words.length > 4) continue;
    const keys = [tableKey(words, language)];
    if (words.length > 1 && groupWords.has(words[0] ?? '') && /^\p{L}+,/u.test(name))
      keys.push(tableKey(words.slice(1), language));
    for (const key of keys) if (!index.has(key)) index.set(key, food);
  }
  return index;
}

/** Returns a key that is the same for any order and inflection of the words. */
export function tableKey(words: readonly string[], language: FoodLanguage): string {
  return words
    .map((word) => shortestForm(word, language))
    .sort()
    .join(' ');
}

function shortestForm(word: string, language: FoodLanguage): string {
  if (word.length < 4) return word;
  return baseForms(word, language).reduce((best, form) =>
    form.length >= 4 && form.length < best.length ? form : best,
  );
}

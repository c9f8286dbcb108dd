import { editDistance, forgivenErrors } from './edit-distance.ts';
import { type Food, foodName } from './food.ts';
import { type FoodSearchIndex, searchForm, spacedWords } from './food-search-index.ts';
import { baseForms } from './inflections.ts';
import { wordsOf } from './normalize-words.ts';

const maxQueryWords = 8;
const maxWordLength = 40;

const scores = { exact: 1, inflected: 0.9, beginning: 0.7 };
const everydayNameScore = 3;
const shownNameScore = 2;
const firstWordScore = 0.3;
const preferredScore = 10;

/**
 * Returns at most `limit` foods whose names contain all words of the query, best match first. The words may be in any
 * order, inflected, incomplete or misspelled. Foods in `preferred` (ids of recent and favourite foods) come first, and
 * foods whose shown name has the words come before others. Returns an empty list for an empty query.
 */
export function searchFoods(
  index: FoodSearchIndex,
  query: string,
  limit: number,
  preferred: ReadonlySet<string> = new Set(),
): Food[] {
  const words = readQuery(index, query);
  if (words.length === 0) return [];
  const totals = new Float32Array(index.foods.length);
  const matched = new Uint8Array(index.foods.length);
  for (const [order, word] of words.entries()) {
    for (const [position, score] of scoresOf(index, word)) {
      if (matched[position] !== order) continue;
      matched[position] = order + 1;
      totals[position] = (totals[position] ?? 0) + score;
    }
  }
  const [first = ''] = words;
  const forms = words.map((word) => formsOf(word, index));
  const named = index.everyday.get(words.join(''));
  const found: { food: Food; score: number }[] = [];
  for (const [position, food] of index.foods.entries()) {
    if (matched[position] !== words.length) continue;
    let score = (totals[position] ?? 0) + (index.ranks[position] ?? 0);
    if (position === named) score += everydayNameScore;
    if (preferred.has(food.id)) score += preferredScore;
    const name = index.shownNames[position] ?? '';
    if (hasWords(name, forms)) score += shownNameScore;
    if (name.startsWith(` ${first}`)) score += firstWordScore;
    found.push({ food, score });
  }
  return found
    .sort((left, right) => right.score - left.score)
    .slice(0, limit)
    .map(({ food }) => food);
}

/**
 * Returns a function that returns the everyday name by which the search finds a food. That function returns null if the
 * shown name of the food has all words of the query, and if no single everyday name has all the missing words.
 */
export function createFindAlias(index: FoodSearchIndex, query: string): (food: Food) => string | null {
  const words = readQuery(index, query).map((word) => formsOf(word, index));
  return (food) => {
    const shown = spacedWords(foodName(food, index.language));
    const missing = words.filter((forms) => !hasWords(shown, [forms]));
    if (missing.length === 0) return null;
    const aliases = index.aliases.get(food.id) ?? [];
    return aliases.find((alias) => hasWords(spacedWords(alias), missing)) ?? null;
  };
}

/** Returns the corrected words of a query. Reads only the first 200 characters and eight words. */
const readQuery = (index: FoodSearchIndex, query: string): string[] =>
  wordsOf(query.slice(0, 200))
    .slice(0, maxQueryWords)
    .map((word) => correct(index, searchForm(word)));

/** Returns the word and its base forms, each after a space. */
const formsOf = (word: string, { language }: FoodSearchIndex): string[] =>
  [word, ...baseForms(word, language).filter((form) => form.length > 2)].map((form) => ` ${form}`);

/** Returns whether a form of each word is the beginning of a word in `spaced` (see `spacedWords`). */
const hasWords = (spaced: string, words: readonly string[][]): boolean =>
  words.every((forms) => forms.some((form) => spaced.includes(form)));

/**
 * Returns the score of each food whose name contains the word, a base form of the word, or a longer word that begins
 * with it. If several words of a name match, the highest score counts. The keys are positions in `index.foods`.
 */
function scoresOf(index: FoodSearchIndex, word: string): Map<number, number> {
  const found = new Map<number, number>();
  const add = (at: number, score: number) => {
    for (const position of index.places[at] ?? [])
      if ((found.get(position) ?? 0) < score) found.set(position, score);
  };
  for (let at = firstAtLeast(index.words, word); index.words[at]?.startsWith(word); at++)
    add(at, index.words[at] === word ? scores.exact : scores.beginning);
  for (const form of baseForms(word, index.language)) {
    const at = firstAtLeast(index.words, form);
    if (form !== word && form.length > 2 && index.words[at] === form) add(at, scores.inflected);
  }
  return found;
}

/**
 * Returns the word unchanged if any food is found for the word. Otherwise, returns the most similar known word with the
 * same first letter, or the most similar beginning of such a word. Returns the word unchanged if nothing is similar
 * enough.
 */
function correct(index: FoodSearchIndex, word: string): string {
  if (word.length > maxWordLength || scoresOf(index, word).size > 0) return word;
  let [best, least] = [word, forgivenErrors(word) + 1];
  for (const [at, candidate] of index.words.entries()) {
    if (candidate[0] !== word[0]) continue;
    for (const form of [candidate, candidate.slice(0, word.length)]) {
      const errors = editDistance(word, form, least);
      const isCommoner = errors === least && least > 0 && isOftener(index, at, best);
      if (errors < least || (isCommoner && best !== word)) [best, least] = [form, errors];
    }
  }
  return best;
}

/** Returns whether the word at position `at` occurs in more names than the word `other`. */
const isOftener = (index: FoodSearchIndex, at: number, other: string) =>
  (index.places[at]?.length ?? 0) > (index.places[index.words.indexOf(other)]?.length ?? 0);

/** Returns the position in the sorted `words` of the first word that is equal to `word` or comes after `word`. */
function firstAtLeast(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

const maxAlternatives = 4;
/** How many search results the alternatives are chosen from. */
const maxCandidates = 20;

/**
 * Returns up to four foods, with names other than `item.food`, that the words `item.said` could mean. Foods whose name
 * in the table has these words come first, because an everyday name such as `egg noodles` can mean quite another food.
 */
export function findAlternatives(
  index: FoodSearchIndex,
  item: { id: string; food: string; said: string },
): Food[] {
  const said = wordsOf(item.said).map(searchForm);
  const byName = new Map<string, { food: Food; closeness: number }>();
  for (const food of searchFoods(index, item.said, maxCandidates)) {
    const name = foodName(food, index.language);
    if (food.id === item.id || name === item.food || byName.has(name)) continue;
    byName.set(name, { food, closeness: closenessOf(food, said, index.language) });
  }
  return [...byName.values()]
    .sort((left, right) => right.closeness - left.closeness)
    .slice(0, maxAlternatives)
    .map(({ food }) => food);
}

/**
 * Returns how close the name of a food in the table is to the said words: 3 if it begins with the first of them and has
 * all as whole words, 2 if it has all as whole words, 1 if it has all as beginnings of words, such as `smörkräm` for
 * `smör`, and 0 otherwise. Inflected forms count as the same word.
 */
function closenessOf(food: Food, said: readonly string[], language: FoodSearchIndex['language']): number {
  const own = wordsOf(food.names[language] ?? '').map(searchForm);
  const isSame = (name: string, word: string) =>
    baseForms(name, language).includes(word) || baseForms(word, language).includes(name);
  const hasAll = (matches: (name: string, word: string) => boolean) =>
    said.every((word) => own.some((name) => matches(name, word)));
  if (hasAll(isSame)) return isSame(own[0] ?? '', said[0] ?? '') ? 3 : 2;
  return Number(hasAll((name, word) => name.startsWith(word) || word.startsWith(name)));
}

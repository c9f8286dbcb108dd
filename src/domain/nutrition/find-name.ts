import { editDistance, forgivenErrors } from './edit-distance.ts';
import type { EverydayFood, EverydayNames } from './everyday-foods.ts';
import type { Food, FoodLanguage } from './food.ts';
import { baseForms } from './inflections.ts';
import { commonWords } from './sentence-words.ts';
import { tableKey } from './table-names.ts';

/** The names of foods in one language. */
export interface FoodNames {
  language: FoodLanguage;
  everyday: EverydayNames;
  /** The foods of the tables, by the sorted words of their names. */
  table: Map<string, Food>;
  /** Corrections of misspelled words of the current text, which may repeat them. */
  corrections?: Map<string, string[]>;
}

/** A food that is named in a sentence. */
export interface NamedFood {
  food: EverydayFood;
  /** The number of words of the name. */
  length: number;
  /** The name that was assumed for a misspelled or compound word. */
  readAs?: string;
}

const longestTableName = 4;

/** Returns the food with the longest name that starts at an index of the words, or undefined. */
export function findName(words: readonly string[], start: number, names: FoodNames): NamedFood | undefined {
  const everyday = findEveryday(words, start, names);
  const shortest = everyday && !everyday.readAs ? everyday.length + 1 : 1;
  return findInTable(words, start, shortest, names) ?? everyday;
}

/** Returns the words again, each in the form that names use, if it is known, or undefined. */
function findEveryday(words: readonly string[], start: number, names: FoodNames): NamedFood | undefined {
  const { byName, longest } = names.everyday;
  const forms: string[][] = [];
  for (let index = start; index < Math.min(words.length, start + longest); index++) {
    const known = knownForms(words[index] ?? '', names);
    if (known.length === 0) break;
    forms.push(known);
  }
  for (let length = forms.length; length > 0; length--) {
    const food = combine(forms.slice(0, length), byName);
    if (food) return { food, length };
  }
  return findMisspelled(words, start, names) ?? findCompound(words[start] ?? '', names);
}

/** Returns the food of the first combination of word forms that is a name, with or without spaces. */
function combine(forms: string[][], byName: Map<string, EverydayFood>): EverydayFood | undefined {
  let spaced = [''];
  for (const [index, options] of forms.entries()) {
    spaced = spaced.flatMap((before) => options.map((form) => (index === 0 ? form : `${before} ${form}`)));
    if (spaced.length > 64) spaced.length = 64;
  }
  for (const name of spaced) {
    const food = byName.get(name) ?? (forms.length > 1 ? byName.get(name.replaceAll(' ', '')) : undefined);
    if (food) return food;
  }
  return undefined;
}

/** Returns the forms of a word that occur in names. A word without its Swedish letters is recognised too. */
function knownForms(word: string, { everyday, language }: FoodNames): string[] {
  const forms = baseForms(word, language)
    .map((form) => everyday.words.get(form))
    .filter((form) => form !== undefined);
  return forms.length > 0 || !/^(and|\d)/.test(word) ? [...new Set(forms)].slice(0, 4) : [];
}

/** Returns the food of a name in which one word is misspelled, or undefined. */
function findMisspelled(words: readonly string[], start: number, names: FoodNames): NamedFood | undefined {
  for (let length = Math.min(3, words.length - start); length > 0; length--) {
    const forms = words.slice(start, start + length).map((word) => {
      const known = knownForms(word, names);
      return known.length > 0 ? known : correct(word, names);
    });
    if (forms.some((options) => options.length === 0)) continue;
    const food = combine(forms, names.everyday.byName);
    if (food) return { food, length, readAs: forms.map((options) => options[0]).join(' ') };
  }
  return undefined;
}

/** Returns the known words that are closest to a word, if it has few errors. The first letter must be right. */
function correct(word: string, names: FoodNames): string[] {
  const known = names.corrections?.get(word);
  if (known) return known;
  const found = closestWords(word, names);
  names.corrections?.set(word, found);
  return found;
}

function closestWords(word: string, { everyday, language }: FoodNames): string[] {
  const limit = forgivenErrors(word);
  if (limit === 0 || word.length > 30 || commonWords.has(word)) return [];
  let best: string[] = [];
  let least = limit;
  const candidates = everyday.wordsByLetter.get(word.charAt(0)) ?? [];
  for (const form of baseForms(word, language)) {
    if (form.length < 4) continue;
    for (const candidate of candidates) {
      if (candidate.length < 4) continue;
      const errors = editDistance(form, candidate, least);
      if (errors > least) continue;
      if (errors < least) best = [];
      least = errors;
      const known = everyday.words.get(candidate);
      if (known && !best.includes(known)) best.push(known);
    }
  }
  return best.slice(0, 4);
}

/** First parts of Swedish compounds that are not foods. */
const compoundModifiers = new Set(
  'dill grill sourcream fullkorns surdegs barn jul påsk sommar vinter mini super hem hus stek ugns eko vego vegan kall varm lunch frukost kvälls fredags lördags söndags midsommar lyx snabb special protein lätt färsk laktosfri kryddad krydd stor små rostad ört örta havssalt salt stekt kokt rök gravad'.split(
    ' ',
  ),
);

/** Foods that contain another food: a Swedish `kalkonmacka` is bread with turkey. */
const filledHeads = new Set(['macka', 'smörgås', 'fralla', 'toast', 'sallad', 'mackor', 'smörgåsar']);

/** Returns a food with the usual filling of another food. */
function filled(food: EverydayFood, filling: EverydayFood): EverydayFood {
  const { add, skiva } = filling.units;
  const grams = Math.min(add ?? (skiva === undefined ? filling.portion : 2 * skiva), 80);
  const share = grams / filling.portion;
  const parts = [...food.parts, ...filling.parts.map((part) => ({ id: part.id, grams: part.grams * share }))];
  return { parts, portion: food.portion + grams, units: {} };
}

/** Returns the food of a Swedish compound of two known words, such as `lax` and `sallad`. */
function findCompound(word: string, names: FoodNames): NamedFood | undefined {
  if (names.language !== 'sv' || word.length < 8 || word.length > 40) return undefined;
  for (let split = 3; split <= word.length - 3; split++) {
    const before = word.slice(0, split);
    const linked = before.endsWith('s')
      ? [before, before.slice(0, -1)]
      : [before, `${before}a`, `${before}e`];
    const modifier = linked.find((part) => names.everyday.words.has(part) || compoundModifiers.has(part));
    if (modifier === undefined) continue;
    const head = knownForms(word.slice(split), names);
    const food = head.length > 0 ? combine([head], names.everyday.byName) : undefined;
    if (!food) continue;
    const filling = head.some((form) => filledHeads.has(form))
      ? names.everyday.byName.get(modifier)
      : undefined;
    if (filling) return { food: filled(food, filling), length: 1, readAs: `${head[0]} + ${modifier}` };
    return { food, length: 1, readAs: head[0] ?? word };
  }
  return undefined;
}

/** Returns the table row whose complete name is in the words, in any order. */
function findInTable(
  words: readonly string[],
  start: number,
  shortest: number,
  names: FoodNames,
): NamedFood | undefined {
  for (let length = Math.min(longestTableName, words.length - start); length >= shortest; length--) {
    const part = words.slice(start, start + length);
    if (part.some((word) => !/^\p{L}{3,30}$/u.test(word) || commonWords.has(word))) continue;
    const row = names.table.get(tableKey(part, names.language));
    if (row) return { food: { parts: [{ id: row.id, grams: 100 }], portion: 0, units: {} }, length };
  }
  return undefined;
}

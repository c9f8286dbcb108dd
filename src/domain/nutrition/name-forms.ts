import type { EverydayFood, EverydayNames } from './everyday-foods.ts';
import type { Food, FoodLanguage } from './food.ts';
import { baseForms } from './inflections.ts';

/** The names of foods in one language. */
export interface FoodNames {
  language: FoodLanguage;
  everyday: EverydayNames;
  /** The foods from the food tables, by the key of their names (see `tableKey`). */
  table: Map<string, Food>;
  /** A cache of the spelling corrections of one text. Undefined if corrections are not cached. */
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

const maxForms = 4;
const maxCombinations = 64;

/**
 * The fewest letters of a base form that is recognised without its Swedish letters. With fewer letters, `loka` (base
 * form `lok`) would be read as `lök`.
 */
const shortestGuess = 4;

/**
 * Returns the food of the first combination of word forms that is a name, with or without spaces.
 * `forms` contains the possible forms of each word. Returns undefined if no combination is a name.
 */
export function combineForms(
  forms: string[][],
  byName: ReadonlyMap<string, EverydayFood>,
): EverydayFood | undefined {
  let combined = [''];
  for (const [index, options] of forms.entries())
    combined = combined
      .flatMap((before) => options.map((form) => (index === 0 ? form : `${before} ${form}`)))
      .slice(0, maxCombinations);
  for (const name of combined) {
    const food = byName.get(name) ?? (forms.length > 1 ? byName.get(name.replaceAll(' ', '')) : undefined);
    if (food) return food;
  }
  return undefined;
}

/**
 * Returns the base forms of a word that occur in everyday names, at most four. Also recognises words that were typed
 * without Swedish letters.
 */
export function knownForms(word: string, { everyday, language }: FoodNames): string[] {
  const forms = baseForms(word, language).flatMap((form) => {
    const known = everyday.words.get(form);
    const isGuess = form !== word && form !== known && form.length < shortestGuess;
    return known === undefined || isGuess ? [] : [known];
  });
  return [...new Set(forms)].slice(0, maxForms);
}

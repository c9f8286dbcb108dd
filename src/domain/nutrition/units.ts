import { commonWords } from './common-words.ts';
import { editDistance } from './edit-distance.ts';
import type { FoodLanguage } from './food.ts';
import { unitWords } from './unit-words.ts';

/**
 * A unit of an amount. A unit of mass has grams, a unit of volume has millilitres, and a household unit has neither.
 */
export interface Unit {
  /** The key of the unit in `EverydayFood.units`, such as `slice`. */
  key: string;
  grams?: number;
  millilitres?: number;
}

const measures: Record<string, Omit<Unit, 'key'>> = {
  g: { grams: 1 },
  kg: { grams: 1000 },
  hg: { grams: 100 },
  mg: { grams: 0.001 },
  oz: { grams: 28.35 },
  lb: { grams: 453.6 },
  ml: { millilitres: 1 },
  cl: { millilitres: 10 },
  dl: { millilitres: 100 },
  l: { millilitres: 1000 },
  krm: { millilitres: 1 },
  tsp: { millilitres: 5 },
  tbsp: { millilitres: 15 },
  cup: { millilitres: 240 },
  floz: { millilitres: 29.6 },
  pint: { millilitres: 473 },
  quart: { millilitres: 946 },
};

/**
 * The keys of units whose words also have other meanings, such as `leaf` and `stone`. These words are units only after
 * a number.
 */
const onlyAfterNumber = new Set(['g', 'l', 'row', 'rad', 'stone', 'leaf', 'ear', 'link', 'block', 'boll']);

const unitsOf = (language: FoodLanguage) =>
  new Map(
    unitWords[language]
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [names = '', key = ''] = line.split('=');
        return names.split(',').map((name): [string, Unit] => [name, { key, ...measures[key] }]);
      }),
  );

const units: Record<FoodLanguage, Map<string, Unit>> = { en: unitsOf('en'), sv: unitsOf('sv') };

/** Returns the unit that a word names, or undefined. An ambiguous word is a unit only after a number. */
export function findUnit(word: string, language: FoodLanguage, afterNumber: boolean): Unit | undefined {
  const unit = units[language].get(word) ?? (afterNumber ? misspelledUnit(word, language) : undefined);
  return unit && (afterNumber || !onlyAfterNumber.has(unit.key)) ? unit : undefined;
}

/**
 * Returns the unit that a word of at least six letters names with one spelling error, such as `hadnful`. Returns
 * undefined if there is no such unit.
 */
function misspelledUnit(word: string, language: FoodLanguage): Unit | undefined {
  if (word.length < 6 || commonWords.has(word)) return undefined;
  for (const [name, unit] of units[language])
    if (name.length >= 6 && !onlyAfterNumber.has(unit.key) && editDistance(word, name, 1) === 1) return unit;
  return undefined;
}

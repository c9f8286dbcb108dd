import type { FoodLanguage } from './food.ts';

/** What comes after the weight in English. Other keys are English words, which come after `a`. */
const englishUnits: Record<string, string> = {
  each: 'each',
  tbsp: 'a tablespoon',
  tsp: 'a teaspoon',
  ear: 'an ear',
  small: 'for a small one',
  medium: 'for a medium one',
  large: 'for a large one',
  thick: 'for a thick slice',
  half: 'for half',
  ml: 'per ml',
  cl: 'per cl',
  dl: 'per dl',
  l: 'per litre',
  floz: 'per fl oz',
};

/** What comes after the weight in Swedish. Other keys are Swedish words, which come after `per`. */
const swedishUnits: Record<string, string> = {
  each: 'per styck',
  tbsp: 'per msk',
  tsp: 'per tsk',
  small: 'för en liten',
  medium: 'för en medelstor',
  large: 'för en stor',
};

/** Returns a note about the assumed weight of a unit, in the language, such as `28 g a slice`. */
export function sayUnit(language: FoodLanguage, unitKey: string, grams: number): string {
  return language === 'en'
    ? `${rounded(grams)} g ${englishUnits[unitKey] ?? `a ${unitKey}`}`
    : `${decimal(rounded(grams))} g ${swedishUnits[unitKey] ?? `per ${unitKey}`}`;
}

/** Returns a note about the number that was used for a range, in the language, such as `2 to 3 counted as 2.5`. */
export function sayRange(language: FoodLanguage, [from, to]: [number, number], mean: number): string {
  return language === 'en'
    ? `${from} to ${to} counted as ${rounded(mean)}`
    : `${decimal(String(from))} till ${decimal(String(to))} räknas som ${decimal(rounded(mean))}`;
}

/** Returns a note about a corrected name, in the language, such as `“bannana” read as “banana”`. */
export function sayReadAs(language: FoodLanguage, said: string, name: string): string {
  return language === 'en' ? `“${said}” read as “${name}”` : `”${said}” läst som ”${name}”`;
}

/**
 * Returns a list with the note `cooked` if the name in the food table says that the food is cooked and the
 * words of the person do not say so. Otherwise returns an empty list. Rice and pasta weigh more than twice as much when
 * they are cooked.
 */
export function sayCooked(language: FoodLanguage, said: string, rowName: string): string[] {
  const isCooked = language === 'en' ? /\bcooked\b/i.test(rowName) : /\bkokt/i.test(rowName);
  if (!isCooked || /cook|boil|steam|kok/.test(said)) return [];
  return [language === 'en' ? 'cooked' : 'kokt'];
}

const rounded = (grams: number) => String(Number(grams.toPrecision(3)));
const decimal = (text: string) => text.replace('.', ',');

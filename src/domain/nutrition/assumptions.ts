import type { FoodLanguage } from './food.ts';

const unitNames: Record<FoodLanguage, Record<string, string>> = {
  en: { portion: 'portion', each: 'one' },
  sv: { portion: 'portion', each: 'styck', tbsp: 'msk', tsp: 'tsk' },
};

/** Returns a note about the assumed weight of a unit, in the language, such as `slice taken as 28 g`. */
export function sayUnit(language: FoodLanguage, unitKey: string, grams: number): string {
  const name = unitNames[language][unitKey] ?? unitKey;
  return language === 'en'
    ? `${name} taken as ${rounded(grams)} g`
    : `${name} räknas som ${decimal(rounded(grams))} g`;
}

/** Returns a note about the number that was used for a range, in the language, such as `2 to 3 taken as 2.5`. */
export function sayRange(language: FoodLanguage, [from, to]: [number, number], mean: number): string {
  return language === 'en'
    ? `${from} to ${to} taken as ${rounded(mean)}`
    : `${decimal(String(from))} till ${decimal(String(to))} räknas som ${decimal(rounded(mean))}`;
}

/** Returns a note about a corrected name, in the language, such as `“bannana” read as “banana”`. */
export function sayReadAs(language: FoodLanguage, said: string, name: string): string {
  return language === 'en' ? `“${said}” read as “${name}”` : `”${said}” läst som ”${name}”`;
}

/**
 * Returns a list with the note `taken as cooked` if the name in the food table says that the food is cooked and the
 * words of the person do not say so. Otherwise returns an empty list. Rice and pasta weigh more than twice as much when
 * they are cooked.
 */
export function sayCooked(language: FoodLanguage, said: string, rowName: string): string[] {
  const isCooked = language === 'en' ? /\bcooked\b/i.test(rowName) : /\bkokt/i.test(rowName);
  if (!isCooked || /cook|boil|steam|kok/.test(said)) return [];
  return [language === 'en' ? 'taken as cooked' : 'räknas som kokt'];
}

const rounded = (grams: number) => String(Number(grams.toPrecision(3)));
const decimal = (text: string) => text.replace('.', ',');

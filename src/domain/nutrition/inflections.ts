import type { FoodLanguage } from './food.ts';

/** An ending of an inflected word, and its replacement in the base form. */
type Ending = [ending: string, replacement: string];

const endings: Record<FoodLanguage, Ending[]> = {
  en: [
    ['ies', 'y'],
    ['ves', 'f'],
    ['ves', 'fe'],
    ['oes', 'o'],
    ['es', ''],
    ['s', ''],
  ],
  sv: [
    ['orna', 'a'],
    ['arna', ''],
    ['arna', 'e'],
    ['erna', ''],
    ['ornas', 'a'],
    ['or', 'a'],
    ['ar', ''],
    ['ar', 'e'],
    ['er', ''],
    ['er', 'e'],
    ['en', ''],
    ['en', 'e'],
    ['et', ''],
    ['et', 'e'],
    ['ens', ''],
    ['ets', ''],
    ['na', ''],
    ['an', 'a'],
    ['a', ''],
    ['n', ''],
    ['t', ''],
    ['t', 'd'],
    ['r', ''],
    ['s', ''],
  ],
};

/** Returns a word, followed by all base forms that its ending allows. Some of these forms are not words. */
export function baseForms(word: string, language: FoodLanguage): string[] {
  const forms = [word];
  for (const [ending, replacement] of endings[language]) {
    const stem = word.length - ending.length;
    if (stem >= 2 && word.endsWith(ending)) forms.push(word.slice(0, stem) + replacement);
  }
  return forms;
}

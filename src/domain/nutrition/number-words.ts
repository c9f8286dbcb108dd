import type { FoodLanguage } from './food.ts';

/** Returns a pair for each word of `text`: the word and the value at the same index of `values`. */
const list = (text: string, values: number[]) =>
  text.split(' ').map((word, index): [string, number] => [word, values[index] ?? 0]);
const upTo20 = Array.from({ length: 21 }, (_, index) => index);
const tens = [30, 40, 50, 60, 70, 80, 90];

const cardinals: Record<FoodLanguage, Map<string, number>> = {
  en: new Map([
    ...list(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
      upTo20,
    ),
    ...list('thirty forty fifty sixty seventy eighty ninety', tens),
    ['dozen', 12],
    ['couple', 2],
    ['few', 3],
    ['several', 3],
    ['single', 1],
    ['double', 2],
    ['twice', 2],
  ]),
  sv: new Map([
    ...list(
      'noll en två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo',
      upTo20,
    ),
    ...list('trettio fyrtio femtio sextio sjuttio åttio nittio', tens),
    ['dussin', 12],
    ['par', 2],
    ['några', 3],
    ['enda', 1],
    ['dubbel', 2],
    ['tva', 2],
    ['atta', 8],
  ]),
};

/** Articles, which count as the number 1. */
export const articles: Record<FoodLanguage, Set<string>> = {
  en: new Set(['a', 'an', 'another']),
  sv: new Set(['en', 'ett', 'ena']),
};

/** Words for fractions, with their values. */
export const fractions: Record<string, number> = {
  half: 0.5,
  halv: 0.5,
  halva: 0.5,
  halvt: 0.5,
  quarter: 0.25,
  quater: 0.25,
  qaurter: 0.25,
  kvarts: 0.25,
  third: 1 / 3,
};

/** Words between the ends of a range: `to` in `2 to 3`. */
export const rangeWords = new Set(['to', 'or', 'till', 'eller', '-']);
/** Words before a half: `two and a half`. */
export const andWords = new Set(['and', 'och']);
/**
 * The number words that are not read as a number if an article is before them. So `a double cheeseburger` is one
 * cheeseburger, not two.
 */
export const singleWords = new Set(['double', 'single', 'dubbel', 'enda']);
/** Words for a hundred. */
export const hundreds = new Set(['hundred', 'hundra']);

/**
 * Returns the number that a single word means, such as `twelve` or Swedish `tvåhundrafemtio`. Returns undefined if the
 * word is not a number.
 */
export function readCardinal(word: string, language: FoodLanguage): number | undefined {
  const known = cardinals[language].get(word);
  if (known !== undefined || language === 'en') return known;
  const [before = '', after = '', ...rest] = word.split('hundra');
  if (word.includes('hundra') && rest.length === 0) {
    const count = before === '' || before === 'ett' ? 1 : cardinals.sv.get(before);
    const remainder = after === '' ? 0 : readCardinal(after, language);
    return count === undefined || remainder === undefined ? undefined : count * 100 + remainder;
  }
  for (const [ten, value] of cardinals.sv) {
    const unit = value >= 20 && word.startsWith(ten) ? cardinals.sv.get(word.slice(ten.length)) : undefined;
    if (unit !== undefined && unit > 0 && unit < 10) return value + unit;
  }
  return undefined;
}

import type { FoodLanguage } from './food.ts';

/** A number that was read from words. */
export interface ReadNumber {
  value: number;
  /** How many words were read. */
  length: number;
  /** Whether the number is only an article such as `a`, which is less exact than a number. */
  isArticle: boolean;
  /** The range, if one was given. `value` is its mean. */
  range?: [from: number, to: number];
}

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

const articles: Record<FoodLanguage, Set<string>> = {
  en: new Set(['a', 'an', 'another']),
  sv: new Set(['en', 'ett', 'ena']),
};

const fractions: Record<string, number> = {
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

const rangeWords = new Set(['to', 'or', 'till', 'eller', '-']);
const andWords = new Set(['and', 'och']);
const hundreds = new Set(['hundred', 'hundra']);

/**
 * Returns the number that starts at an index of the words, as digits, words, a fraction or a range. Returns undefined
 * if there is none.
 */
export function readNumber(
  words: readonly string[],
  start: number,
  language: FoodLanguage,
): ReadNumber | undefined {
  const first = readSingle(words, start, language);
  if (!first) return undefined;
  const between = words[start + first.length] ?? '';
  const second = rangeWords.has(between) ? readSingle(words, start + first.length + 1, language) : undefined;
  if (!second || first.isArticle || second.isArticle || second.value <= first.value) return first;
  return {
    value: (first.value + second.value) / 2,
    length: first.length + 1 + second.length,
    isArticle: false,
    range: [first.value, second.value],
  };
}

function readSingle(words: readonly string[], start: number, language: FoodLanguage): ReadNumber | undefined {
  const word = words[start] ?? '';
  if (/^\d/.test(word)) return readDigits(words, start, language);
  if (word in fractions) return readFraction(words, start, language);
  if (articles[language].has(word)) return readAfterArticle(words, start, language);
  const value = readCardinal(word, language);
  if (value === undefined) return hundreds.has(word) ? number(100, 1) : undefined;
  if (hundreds.has(words[start + 1] ?? '')) return readHundreds(words, start, language, value);
  const unit = value >= 20 && value < 100 ? readCardinal(words[start + 1] ?? '', language) : undefined;
  if (unit !== undefined && unit > 0 && unit < 10) return number(value + unit, 2);
  return withHalf(words, start, number(value, 1));
}

const number = (value: number, length: number, isArticle = false): ReadNumber => ({
  value,
  length,
  isArticle,
});

/** Reads `1`, `1.5`, `1/2`, `1 1/2` and `1 and a half`. In English a comma before three digits separates thousands. */
function readDigits(words: readonly string[], start: number, language: FoodLanguage): ReadNumber {
  const value = digitValue(words[start] ?? '', language);
  const next = words[start + 1] ?? '';
  if (Number.isInteger(value) && /^\d\/\d$/.test(next)) return number(value + digitValue(next, language), 2);
  return withHalf(words, start, number(value, 1));
}

function digitValue(word: string, language: FoodLanguage): number {
  const [top = '', bottom] = word.split('/');
  if (bottom !== undefined) return Number(bottom) === 0 ? 0 : Number(top) / Number(bottom);
  const plain = language === 'en' && /^\d{1,3},\d{3}$/.test(word) ? word.replace(',', '') : word;
  return Number(plain.replace(',', '.'));
}

/** Adds a half to a number, for `two and a half` or `ett och ett halvt`. */
function withHalf(words: readonly string[], start: number, whole: ReadNumber): ReadNumber {
  const at = start + whole.length;
  if (!andWords.has(words[at] ?? '')) return whole;
  const skip = ['a', 'en', 'ett'].includes(words[at + 1] ?? '') ? 2 : 1;
  const part = fractions[words[at + skip] ?? ''];
  if (part === undefined) return whole;
  return number(whole.value + part, whole.length + skip + 1);
}

/** Reads `half`, `half a`, `half of a`, `a quarter of a` and `halva`. */
function readFraction(words: readonly string[], start: number, language: FoodLanguage): ReadNumber {
  const value = fractions[words[start] ?? ''] ?? 0;
  let length = 1;
  if (words[start + length] === 'of') length++;
  if (articles[language].has(words[start + length] ?? '')) length++;
  else if (language === 'sv' && words[start + length] === 'dussin') return number(value * 12, length + 1);
  return number(value, length);
}

/** Reads `a couple of`, `ett par`, `a half`, `en halv`, `a hundred`, or only an article. */
function readAfterArticle(words: readonly string[], start: number, language: FoodLanguage): ReadNumber {
  const next = words[start + 1] ?? '';
  if (next in fractions) {
    const fraction = readFraction(words, start + 1, language);
    return number(fraction.value, fraction.length + 1);
  }
  if (hundreds.has(next)) return readHundreds(words, start, language, 1);
  const value = readCardinal(next, language);
  if (value !== undefined && !articles[language].has(next)) {
    const isPair = words[start + 2] === 'of';
    return number(value, isPair ? 3 : 2);
  }
  const withOneHalf = withHalf(words, start, number(1, 1));
  return withOneHalf.length > 1 ? withOneHalf : number(1, 1, true);
}

function readHundreds(
  words: readonly string[],
  start: number,
  language: FoodLanguage,
  count: number,
): ReadNumber {
  const at = start + 2;
  const skip = andWords.has(words[at] ?? '') ? 1 : 0;
  const rest = readCardinal(words[at + skip] ?? '', language);
  return rest !== undefined && rest >= 10 ? number(count * 100 + rest, 3 + skip) : number(count * 100, 2);
}

/** Returns the number of one word. Knows Swedish compounds such as `tjugofem` and `tvåhundrafemtio`. */
function readCardinal(word: string, language: FoodLanguage): number | undefined {
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

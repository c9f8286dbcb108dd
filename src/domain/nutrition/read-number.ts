import type { FoodLanguage } from './food.ts';
import {
  andWords,
  articles,
  fractions,
  hundreds,
  rangeWords,
  readCardinal,
  singleWords,
} from './number-words.ts';

/** A number that was read from words. */
export interface ReadNumber {
  value: number;
  /** The number of words that were read. */
  length: number;
  /** Whether the number is only an article such as `a`, which counts as 1. */
  isArticle: boolean;
  /** The ends of the range, if a range was given. `value` is then the mean of both ends. */
  range?: [from: number, to: number];
}

/**
 * Returns the number that starts at an index of the words. The number can be in digits, in words, a fraction or a
 * range. Returns undefined if no number starts there.
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
  if (word.endsWith('%')) return undefined;
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

/**
 * Returns the number plus a half if words such as `and a half` follow it: `two and a half`, `ett och ett halvt`.
 * Otherwise returns the number unchanged.
 */
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
  if (value !== undefined && !articles[language].has(next) && !singleWords.has(next)) {
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

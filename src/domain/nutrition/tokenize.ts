import type { FoodLanguage } from './food.ts';
import { normalizeText } from './normalize-words.ts';

/** How many characters of a text are read. All later characters are ignored. */
const maxSentenceLength = 10_000;

const vulgar: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
};

const token =
  /\d{1,2}:\d{2}|\d+(?:[.,]\d+)?\s?%|\d\/\d(?!\d)|\d+(?:[.,]\d+)*|\p{L}+|[-–—](?=\s?\d)|[×*,;.!?()\n+&/:-]/gu;

const abbreviations: [RegExp, string][] = [
  [/\bfl\.? ?oz\b\.?/g, 'floz'],
  [/\bfluid ounces?\b/g, 'floz'],
  [/\b\d{1,2} ?(?:inch(?:es)?|tum)\b/g, ' '],
  [/\b(tbsp|tsp|oz|lbs?|g|ml|dl|cl|kg|msk|tsk|krm|st|ca|approx|bl|resp)\.(?=\s|$)/g, '$1'],
  [/\bpb ?& ?j\b/g, 'pbj'],
  [/\bb\/?l\/?t\b/g, 'blt'],
  [/\bw\//g, ' with '],
  [
    /\b(?:kl|klockan|at|around) (?=\d{1,2}(?:[.:]\d{2})?\b(?! ?(?:g|kg|ml|dl|cl|st|msk|tsk|oz)\b))\d{1,2}(?:[.:]\d{2})?(?: ?[ap]\.?m\b\.?)?/g,
    ' ',
  ],
  [/\b\d{1,2}(?:[.:]\d{2})? ?[ap]\.?m\b\.?/g, ' '],
];

const yogurt: Record<FoodLanguage, string> = { en: 'yogurt', sv: 'yoghurt' };

/**
 * Returns the words, numbers and punctuation marks of a text in lower case. `½` becomes `1/2`, and `×` becomes `x`.
 * Words with several spellings, such as `yoghurt`, get the spelling of `EverydayNames`.
 */
export function tokenize(text: string, language: FoodLanguage): string[] {
  let plain = normalizeText(text.slice(0, maxSentenceLength)).replace(
    /(\d?)\s?([½¼¾⅓⅔⅛])/g,
    (_, whole: string, part: string) => ` ${whole} ${vulgar[part]} `,
  );
  for (const [pattern, replacement] of abbreviations) plain = plain.replace(pattern, replacement);
  plain = plain.replace(/(\p{L})-(?=\p{L})/gu, '$1 ');
  plain = plain.replace(/\b(?:yogh?o?urt|jogh?urt|youghurt)/g, yogurt[language]);
  return (plain.match(token) ?? []).flatMap(toTokens);
}

function toTokens(match: string): string[] {
  if (/^\d{1,2}:\d{2}$/.test(match)) return [];
  if (match.endsWith('%')) return [match.replace(/\s/g, '').replace(',', '.')];
  if (match === '×' || match === '*') return ['x'];
  if (match === '–' || match === '—') return ['-'];
  if (match === '&' || match === '+') return ['and'];
  return [match];
}

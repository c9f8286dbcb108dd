import { type FoodNames, findName, type NamedFood } from './find-name.ts';
import type { FoodLanguage } from './food.ts';
import { readNumber } from './numbers.ts';
import {
  addingWords,
  fillers,
  instructionWords,
  joiningWords,
  leavingOutWords,
  otherWords,
  planningWords,
  sizes,
} from './sentence-words.ts';
import { findUnit } from './units.ts';
import type { Amount } from './weigh.ts';

/** A part of a sentence that matters to the parser. */
export type Part =
  | { kind: 'food'; named: NamedFood; words: string }
  | { kind: 'amount'; amount: Amount; isArticle: boolean; isAside: boolean }
  | { kind: 'multiplier'; count: number }
  | { kind: 'size'; key: string; factor: number }
  | { kind: 'break' }
  | { kind: 'comma' }
  | { kind: 'end'; isQuestion: boolean }
  | { kind: 'adding' }
  | { kind: 'leavingOut' }
  | { kind: 'other' }
  | { kind: 'planning' }
  | { kind: 'instruction' }
  | { kind: 'unknown'; word: string };

interface Read {
  part?: Part;
  length: number;
}

const marks: Record<string, Part | undefined> = {
  ',': { kind: 'comma' },
  ':': { kind: 'comma' },
  '/': { kind: 'comma' },
  ';': { kind: 'end', isQuestion: false },
  '.': { kind: 'end', isQuestion: false },
  '!': { kind: 'end', isQuestion: false },
  '\n': { kind: 'end', isQuestion: false },
  '?': { kind: 'end', isQuestion: true },
};

/** Returns the parts of a sentence: foods, amounts, and the words between them. */
export function readParts(tokens: readonly string[], names: FoodNames): Part[] {
  const parts: Part[] = [];
  let isAside = false;
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] ?? '';
    if (token === '(' || token === ')') {
      isAside = token === '(';
      index++;
      continue;
    }
    const { part, length } = readPart(tokens, index, names, parts.at(-1), isAside);
    if (part) parts.push(part);
    index += length;
  }
  return parts;
}

function readPart(
  tokens: readonly string[],
  index: number,
  names: FoodNames,
  previous: Part | undefined,
  isAside: boolean,
): Read {
  const token = tokens[index] ?? '';
  const mark = marks[token];
  if (mark) return { part: mark, length: 1 };
  if (instructionWords.has(token)) return { part: { kind: 'instruction' }, length: 1 };
  const multiplier = readMultiplier(tokens, index);
  if (multiplier) return multiplier;
  const named = startsName(tokens, index, names.language) ? findName(tokens, index, names) : undefined;
  if (named && named.length > 1 && !named.readAs) return foodPart(tokens, index, named);
  const amount = readAmount(tokens, index, names.language, previous, isAside);
  if (amount) return amount;
  if (named && !isGrammar(token, names.language)) return foodPart(tokens, index, named);
  return { part: readWord(token, names.language), length: 1 };
}

/**
 * Returns whether the name of a food may start at this word. A name can start with a single letter only before `and`,
 * as in `m and m`.
 */
function startsName(tokens: readonly string[], index: number, language: FoodLanguage): boolean {
  const token = tokens[index] ?? '';
  if (token.length < 2) return tokens[index + 1] === 'and' && /\p{L}/u.test(token);
  return !/^[\d/.,]+$/.test(token) && !joiningWords.has(token) && !(language === 'sv' && token === 'en');
}

/** Returns whether a word has a grammatical role. Such a word is not a food, unless it starts a longer name. */
const isGrammar = (token: string, language: FoodLanguage) =>
  joiningWords.has(token) ||
  addingWords.has(token) ||
  leavingOutWords.has(token) ||
  sizes.has(token) ||
  otherWords.has(token) ||
  planningWords.has(token) ||
  fillers[language].has(token);

const foodPart = (tokens: readonly string[], index: number, named: NamedFood): Read => ({
  part: { kind: 'food', named, words: tokens.slice(index, index + named.length).join(' ') },
  length: named.length,
});

/** Reads `x2`, `2x` and `2 x`. */
function readMultiplier(tokens: readonly string[], index: number): Read | undefined {
  const [token = '', next = ''] = [tokens[index], tokens[index + 1]];
  if (token === 'x' && /^\d{1,3}$/.test(next))
    return { part: { kind: 'multiplier', count: Number(next) }, length: 2 };
  return undefined;
}

/** Reads a number with its unit, or only a household unit, which counts as one. */
function readAmount(
  tokens: readonly string[],
  index: number,
  language: FoodLanguage,
  previous: Part | undefined,
  isAside: boolean,
): Read | undefined {
  const read = readNumber(tokens, index, language);
  if (!read) {
    const unit = findUnit(tokens[index] ?? '', language, previous?.kind === 'amount');
    if (!unit) return undefined;
    const amount = { count: unit.grams || unit.millilitres ? Number.NaN : 1, unit };
    return { part: { kind: 'amount', amount, isArticle: true, isAside }, length: 1 };
  }
  let at = index + read.length;
  if (tokens[at] === 'x') at++;
  while (
    [
      'of',
      'full',
      'hel',
      'hela',
      'whole',
      'heaped',
      'rågad',
      'rågade',
      'level',
      'strukna',
      'struken',
    ].includes(tokens[at] ?? '')
  )
    at++;
  const size = sizes.get(tokens[at] ?? '');
  const unitAt = size ? at + 1 : at;
  const unit = findUnit(tokens[unitAt] ?? '', language, true);
  const amount: Amount = { count: read.value, range: read.range };
  if (unit) {
    amount.unit = unit;
    amount.size = size;
    at = unitAt + 1;
  }
  return {
    part: { kind: 'amount', amount, isArticle: read.isArticle && !unit, isAside },
    length: at - index,
  };
}

function readWord(token: string, language: FoodLanguage): Part | undefined {
  const size = sizes.get(token);
  if (size) return { kind: 'size', ...size };
  if (joiningWords.has(token)) return { kind: 'break' };
  if (leavingOutWords.has(token)) return { kind: 'leavingOut' };
  if (planningWords.has(token)) return { kind: 'planning' };
  if (otherWords.has(token)) return { kind: 'other' };
  if (addingWords.has(token)) return { kind: 'adding' };
  if (fillers[language].has(token) || token.endsWith('%') || !/\p{L}/u.test(token)) return undefined;
  return { kind: 'unknown', word: token };
}

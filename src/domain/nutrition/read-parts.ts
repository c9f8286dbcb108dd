import { dryWords, findName } from './find-name.ts';
import type { FoodLanguage } from './food.ts';
import { fillers, joiningWords } from './grammar-words.ts';
import type { FoodNames, NamedFood } from './name-forms.ts';
import { determiners } from './non-food-words.ts';
import { readAmount } from './read-amount.ts';
import { readConstruction } from './read-construction.ts';
import type { Reading, SentencePart } from './sentence-part.ts';
import { hasRole, marks, readWord } from './word-roles.ts';

/** Returns the parts of a text: foods, amounts, and the words between them. */
export function readParts(tokens: readonly string[], names: FoodNames): SentencePart[] {
  const parts: SentencePart[] = [];
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
  previous: SentencePart | undefined,
  isAside: boolean,
): Reading {
  const token = tokens[index] ?? '';
  const { language } = names;
  const mark = marks[token];
  if (mark) return { part: mark, length: 1 };
  const construction = readConstruction(tokens, index, language, previous);
  if (construction) return construction;
  const named = canStartName(tokens, index, language) ? findName(tokens, index, names) : undefined;
  if (named && isDescription(tokens, index, named, names)) return { length: 1 };
  if (named && named.length > 1 && !named.readAs) return foodReading(tokens, index, named);
  const amount = readAmount(tokens, index, language, previous, isAside);
  if (amount) return amount;
  if (named && !hasRole(token, language)) return foodReading(tokens, index, named);
  const part = readWord(token, language);
  return part?.kind === 'unknown' && isPlace(tokens, index) ? { length: 1 } : { part, length: 1 };
}

const placePrepositions = new Set(['from', 'at', 'från', 'hos']);

/**
 * Returns whether an unknown word is the name of a place, as in `a falafel wrap from the Moon`. Such a word follows a
 * preposition.
 */
function isPlace(tokens: readonly string[], index: number): boolean {
  const before = determiners.has(tokens[index - 1] ?? '') ? index - 2 : index - 1;
  return placePrepositions.has(tokens[before] ?? '');
}

/**
 * Returns whether the name of a food can start at the word at an index. A name can start with a single letter only
 * before `and`, as in `m and m`.
 */
function canStartName(tokens: readonly string[], index: number, language: FoodLanguage): boolean {
  const token = tokens[index] ?? '';
  if (token.length < 2) return tokens[index + 1] === 'and' && /\p{L}/u.test(token);
  return !/^[\d/.,]+$/.test(token) && !joiningWords.has(token) && !(language === 'sv' && token === 'en');
}

const foodReading = (tokens: readonly string[], index: number, named: NamedFood): Reading => ({
  part: { kind: 'food', named, words: tokens.slice(index, index + named.length).join(' ') },
  length: named.length,
});

/**
 * Returns whether a word such as `grilled` only describes the food after it. In `grilled chicken thighs`, the food is
 * `chicken thighs`, although `grilled chicken` is a name too.
 */
function isDescription(
  tokens: readonly string[],
  index: number,
  named: NamedFood,
  names: FoodNames,
): boolean {
  const token = tokens[index] ?? '';
  if (named.length < 2 || !fillers[names.language].has(token) || dryWords[names.language].has(token))
    return false;
  const next = findName(tokens, index + 1, names);
  return next !== undefined && !next.readAs && next.length >= named.length;
}

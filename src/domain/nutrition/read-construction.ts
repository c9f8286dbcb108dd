import type { FoodLanguage } from './food.ts';
import { sharingWords } from './grammar-words.ts';
import { circumstanceWords, determiners, otherWords } from './non-food-words.ts';
import { readNumber } from './read-number.ts';
import type { Reading, SentencePart } from './sentence-part.ts';
import { wordSet } from './word-set.ts';

/**
 * Reads a group of words that have a meaning only together, such as `x2`, `shared between two` and `after the workout`.
 * Reads the verb of a statement such as `ice cream is good` as planning, so that the sentence is left out. Returns
 * undefined if there are no such words at the index.
 */
export function readConstruction(
  tokens: readonly string[],
  index: number,
  language: FoodLanguage,
  previous: SentencePart | undefined,
): Reading | undefined {
  const reading = readMultiplier(tokens, index) ?? readSharing(tokens, index, language);
  if (reading) return reading;
  const circumstance = circumstanceLength(tokens, index, language);
  if (circumstance > 0) return { length: circumstance };
  return isStatement(tokens, index, previous) ? { part: { kind: 'planning' }, length: 1 } : undefined;
}

/** Reads a multiplier such as `x2`. Returns undefined if there is none at the index. */
function readMultiplier(tokens: readonly string[], index: number): Reading | undefined {
  const count = tokens[index + 1] ?? '';
  if (tokens[index] !== 'x' || !/^\d{1,3}$/.test(count)) return undefined;
  return { part: { kind: 'multiplier', count: Number(count) }, length: 2 };
}

const sharingPrepositions = wordSet('between by among in into with på mellan med');

/**
 * Reads `shared between two` and `delad på två`. Without a number, the food was shared by two people. Returns undefined
 * if there are no such words at the index.
 */
function readSharing(tokens: readonly string[], index: number, language: FoodLanguage): Reading | undefined {
  const isSharing = sharingWords.has(tokens[index] ?? '') && sharingPrepositions.has(tokens[index + 1] ?? '');
  if (!isSharing) return undefined;
  const number = readNumber(tokens, index + 2, language);
  const people = number && !number.isArticle && number.value >= 1 ? number.value : 2;
  return { part: { kind: 'sharing', people }, length: 2 + (number?.length ?? 0) };
}

/** Returns the number of tokens of a time or place such as `after the workout`, or 0 if there is none at the index. */
function circumstanceLength(tokens: readonly string[], index: number, language: FoodLanguage): number {
  if (!circumstanceWords[language].has(tokens[index] ?? '')) return 0;
  let at = index + 1;
  while (determiners.has(tokens[at] ?? '')) at++;
  const start = at;
  while (otherWords.has(tokens[at] ?? '')) at++;
  return at > start ? at - index : 0;
}

/**
 * Returns whether the verb of a statement is at the index, as in `ice cream is good`. The verb (`is`, `are`, `är` or
 * `smakar`) directly follows a food, and no digits follow it.
 */
function isStatement(tokens: readonly string[], index: number, previous: SentencePart | undefined): boolean {
  const isVerb = ['is', 'are', 'är', 'smakar'].includes(tokens[index] ?? '');
  return isVerb && previous?.kind === 'food' && !/^\d/.test(tokens[index + 1] ?? '');
}

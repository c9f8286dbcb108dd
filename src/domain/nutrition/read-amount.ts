import type { FoodLanguage } from './food.ts';
import { sizes } from './grammar-words.ts';
import { readNumber } from './read-number.ts';
import type { AmountPart, SentencePart } from './sentence-part.ts';
import { findUnit } from './units.ts';
import type { Amount } from './weigh.ts';
import { wordSet } from './word-set.ts';

/** Words between a number and its unit or food that do not change the amount. */
const skippedWords = wordSet('of full hel hela helt whole heaped rågad rågade level strukna struken x');

/**
 * Reads an amount at an index of the tokens: a number, a number with a unit, or only a unit. Returns the amount and its
 * length in tokens, or undefined if there is no amount. Without a number, the count of a unit with known grams or
 * millilitres is NaN, and the count of another unit is 1. `isAside` says whether the amount is in brackets.
 */
export function readAmount(
  tokens: readonly string[],
  index: number,
  language: FoodLanguage,
  previous: SentencePart | undefined,
  isAside: boolean,
): { part: AmountPart; length: number } | undefined {
  const number = readNumber(tokens, index, language);
  if (!number) {
    const unit = findUnit(tokens[index] ?? '', language, isBeforeUnit(previous));
    if (!unit) return undefined;
    const amount = { count: unit.grams || unit.millilitres ? Number.NaN : 1, unit };
    return { part: { kind: 'amount', amount, isArticle: true, isAside }, length: 1 };
  }
  let at = index + number.length;
  while (skippedWords.has(tokens[at] ?? '')) at++;
  const size = sizes.get(tokens[at] ?? '');
  const unitAt = size ? at + 1 : at;
  const unit = findUnit(tokens[unitAt] ?? '', language, true);
  const amount: Amount = { count: number.value, range: number.range };
  if (unit) {
    amount.unit = unit;
    amount.size = size;
    at = unitAt + 1;
  }
  const isArticle = number.isArticle && !unit;
  if (isArticle) amount.isArticle = true;
  return { part: { kind: 'amount', amount, isArticle, isAside }, length: at - index };
}

/**
 * Returns whether an ambiguous word such as `links` is a unit after `previous`: after an amount, or after a food that
 * comes in links, as in `sausage links`.
 */
function isBeforeUnit(previous: SentencePart | undefined): boolean {
  return previous?.kind === 'amount' || (previous?.kind === 'food' && 'link' in previous.named.food.units);
}

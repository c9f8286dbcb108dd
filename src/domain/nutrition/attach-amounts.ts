import type { Mention } from './mention.ts';
import type { AmountPart, SentencePart } from './sentence-part.ts';

/** Returns whether the amounts come after their foods, as in `chicken 200 g, rice 150 g`. */
export function trailsAmounts(sentence: SentencePart[]): boolean {
  const kinds = sentence
    .filter((part) => part.kind === 'food' || (part.kind === 'amount' && !part.isArticle))
    .map((part) => part.kind);
  return kinds[0] === 'food' && kinds.at(-1) === 'amount' && kinds.length % 2 === 0;
}

/**
 * Returns whether an amount belongs to the food before it (`last`). `next` is the part after the amount. `isTrailing`
 * is the result of `trailsAmounts` for the sentence.
 */
export function belongsToLast(
  part: AmountPart,
  next: SentencePart | undefined,
  last: Mention,
  isTrailing: boolean,
): boolean {
  if (part.isAside || Number.isNaN(part.amount.count)) return true;
  if (part.isArticle && part.amount.unit) return next?.kind !== 'food' && !last.amount?.unit;
  if (part.isArticle) return false;
  return !last.amount && (isTrailing || next?.kind !== 'food');
}

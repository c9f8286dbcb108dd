import type { NamedFood } from './name-forms.ts';
import type { Amount } from './weigh.ts';

/** A part of a sentence that matters to the parser. */
export type SentencePart =
  | { kind: 'food'; named: NamedFood; words: string }
  | AmountPart
  /** `x2`: the number of times that the food was eaten. */
  | { kind: 'multiplier'; count: number }
  /** `large`: the size of the food. */
  | { kind: 'size'; key: string; factor: number }
  /**
   * `and`: the next food continues a list. In `coffee with milk and sugar`, both milk and sugar are added to the
   * coffee. In `rice and 2 eggs`, the amount belongs to the eggs.
   */
  | { kind: 'break' }
  | { kind: 'comma' }
  | { kind: 'end'; isQuestion: boolean }
  /** `with`: the next food is added to the food before it, such as the milk in `coffee with milk`. */
  | { kind: 'adding' }
  /** `without`: the next food was not eaten. */
  | { kind: 'leavingOut' }
  /** `no wait`: the next food replaces the previous food. */
  | { kind: 'correction' }
  /** `shared by two`: the earlier amounts are divided by the number of people. */
  | { kind: 'sharing'; people: number }
  /** `or` between foods that were not eaten. */
  | { kind: 'alternative' }
  /** `ate`: the sentence is about a meal. */
  | { kind: 'eating' }
  /** `bought`: the sentence is about a meal only if it also has an `eating` part. */
  | { kind: 'buying' }
  /** A word about something else, such as `meeting`. */
  | { kind: 'other' }
  /** A word of a plan, a wish or a question. */
  | { kind: 'planning' }
  | { kind: 'instruction' }
  | { kind: 'unknown'; word: string };

export interface AmountPart {
  kind: 'amount';
  /** `count` is NaN for a unit of mass or volume without a number. */
  amount: Amount;
  /** Whether the amount is only an article such as `a`, or a unit without a number. */
  isArticle: boolean;
  /** Whether the amount is in brackets, as in `3 slices (90 g)`. */
  isAside: boolean;
}

/** The result of reading the tokens at an index. */
export interface Reading {
  /** What the tokens mean. Undefined if they have no meaning for the parser. */
  part?: SentencePart;
  /** The number of tokens that were read. */
  length: number;
}

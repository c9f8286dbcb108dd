import type { FoodLanguage } from './food.ts';
import {
  addingWords,
  alternativeWords,
  correctingWords,
  eatingWords,
  fillers,
  joiningWords,
  leavingOutWords,
  sizes,
} from './grammar-words.ts';
import { buyingWords, instructionWords, otherWords, planningWords } from './non-food-words.ts';
import type { SentencePart } from './sentence-part.ts';

/** The sentence part for each punctuation mark. */
export const marks: Record<string, SentencePart | undefined> = {
  ',': { kind: 'comma' },
  ':': { kind: 'comma' },
  '/': { kind: 'comma' },
  ';': { kind: 'end', isQuestion: false },
  '.': { kind: 'end', isQuestion: false },
  '!': { kind: 'end', isQuestion: false },
  '\n': { kind: 'end', isQuestion: false },
  '?': { kind: 'end', isQuestion: true },
};

type SimpleKind =
  | 'break'
  | 'leavingOut'
  | 'alternative'
  | 'correction'
  | 'planning'
  | 'buying'
  | 'instruction';

/** Words with a grammatical role, and the kind of their sentence part. */
const grammar: [words: ReadonlySet<string>, kind: SimpleKind][] = [
  [instructionWords, 'instruction'],
  [joiningWords, 'break'],
  [leavingOutWords, 'leavingOut'],
  [alternativeWords, 'alternative'],
  [correctingWords, 'correction'],
  [buyingWords, 'buying'],
  [planningWords, 'planning'],
];

/**
 * Returns whether a word has a grammatical role, names a size, is a filler, or is in the list of other words that are
 * not foods. Such a word is read as a food only if it starts a food name of several words.
 */
export const hasRole = (token: string, language: FoodLanguage) =>
  grammar.some(([words]) => words.has(token)) ||
  addingWords[language].has(token) ||
  otherWords.has(token) ||
  sizes.has(token) ||
  fillers[language].has(token);

/**
 * Returns the sentence part of a word that is neither a food nor an amount, or undefined if the word has no meaning.
 */
export function readWord(token: string, language: FoodLanguage): SentencePart | undefined {
  const size = sizes.get(token);
  if (size) return { kind: 'size', ...size };
  const role = grammar.find(([words]) => words.has(token));
  if (role) return { kind: role[1] };
  if (otherWords.has(token)) return { kind: 'other' };
  if (addingWords[language].has(token)) return { kind: 'adding' };
  if (eatingWords.has(token)) return { kind: 'eating' };
  if (fillers[language].has(token) || token.endsWith('%') || !/\p{L}/u.test(token)) return undefined;
  return { kind: 'unknown', word: token };
}

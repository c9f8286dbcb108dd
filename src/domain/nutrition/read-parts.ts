import { findName } from './find-name.ts';
import type { FoodLanguage } from './food.ts';
import {
  addingWords,
  alternativeWords,
  correctingWords,
  eatingWords,
  fillers,
  joiningWords,
  leavingOutWords,
  sharingWords,
  sizes,
} from './grammar-words.ts';
import type { FoodNames, NamedFood } from './name-forms.ts';
import {
  buyingWords,
  circumstanceWords,
  determiners,
  instructionWords,
  otherWords,
  planningWords,
} from './non-food-words.ts';
import { readAmount } from './read-amount.ts';
import { readNumber } from './read-number.ts';
import type { SentencePart } from './sentence-part.ts';

/** What was read from the tokens at an index. No part means that the tokens do not matter. */
interface Reading {
  part?: SentencePart;
  /** The number of tokens. */
  length: number;
}

const marks: Record<string, SentencePart | undefined> = {
  ',': { kind: 'comma' },
  ':': { kind: 'comma' },
  '/': { kind: 'comma' },
  ';': { kind: 'end', isQuestion: false },
  '.': { kind: 'end', isQuestion: false },
  '!': { kind: 'end', isQuestion: false },
  '\n': { kind: 'end', isQuestion: false },
  '?': { kind: 'end', isQuestion: true },
};

type SimpleKind = 'break' | 'leavingOut' | 'alternative' | 'correction' | 'planning' | 'buying';

/** Words with a grammatical role, and the kind of part that they are. */
const grammar: [words: ReadonlySet<string>, kind: SimpleKind][] = [
  [joiningWords, 'break'],
  [leavingOutWords, 'leavingOut'],
  [alternativeWords, 'alternative'],
  [correctingWords, 'correction'],
  [buyingWords, 'buying'],
  [planningWords, 'planning'],
];

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
  if (instructionWords.has(token)) return { part: { kind: 'instruction' }, length: 1 };
  const multiplier = readMultiplier(tokens, index);
  if (multiplier) return multiplier;
  const sharing = readSharing(tokens, index, language);
  if (sharing) return sharing;
  const circumstance = circumstanceLength(tokens, index, language);
  if (circumstance > 0) return { length: circumstance };
  if (isStatement(tokens, index, previous)) return { part: { kind: 'planning' }, length: 1 };
  const named = canStartName(tokens, index, language) ? findName(tokens, index, names) : undefined;
  if (named && named.length > 1 && !named.readAs) return foodReading(tokens, index, named);
  const amount = readAmount(tokens, index, language, previous, isAside);
  if (amount) return amount;
  if (named && !hasRole(token, language)) return foodReading(tokens, index, named);
  return { part: readWord(token, language), length: 1 };
}

/** Reads `x2`. */
function readMultiplier(tokens: readonly string[], index: number): Reading | undefined {
  const count = tokens[index + 1] ?? '';
  if (tokens[index] !== 'x' || !/^\d{1,3}$/.test(count)) return undefined;
  return { part: { kind: 'multiplier', count: Number(count) }, length: 2 };
}

/** Reads `shared between two` and `delad på två`. Two people are meant if no number follows. */
function readSharing(tokens: readonly string[], index: number, language: FoodLanguage): Reading | undefined {
  if (!sharingWords.has(tokens[index] ?? '')) return undefined;
  const prepositions = ['between', 'by', 'among', 'in', 'into', 'with', 'på', 'mellan', 'med'];
  const at = index + (prepositions.includes(tokens[index + 1] ?? '') ? 2 : 1);
  const number = readNumber(tokens, at, language);
  const people = number && !number.isArticle && number.value >= 1 ? number.value : 2;
  const length = at - index + (number?.length ?? 0);
  return { part: { kind: 'sharing', people }, length };
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

/** Returns whether `is` follows a food without an amount, as in `ice cream is good`. */
function isStatement(tokens: readonly string[], index: number, previous: SentencePart | undefined): boolean {
  const isVerb = ['is', 'are', 'är', 'smakar'].includes(tokens[index] ?? '');
  return isVerb && previous?.kind === 'food' && !/^\d/.test(tokens[index + 1] ?? '');
}

/**
 * Returns whether the name of a food may start at this word. A name can start with a single letter only before `and`,
 * as in `m and m`.
 */
function canStartName(tokens: readonly string[], index: number, language: FoodLanguage): boolean {
  const token = tokens[index] ?? '';
  if (token.length < 2) return tokens[index + 1] === 'and' && /\p{L}/u.test(token);
  return !/^[\d/.,]+$/.test(token) && !joiningWords.has(token) && !(language === 'sv' && token === 'en');
}

/** Returns whether a word has a grammatical role. Such a word is not a food, unless it starts a longer name. */
const hasRole = (token: string, language: FoodLanguage) =>
  grammar.some(([words]) => words.has(token)) ||
  addingWords.has(token) ||
  otherWords.has(token) ||
  sizes.has(token) ||
  fillers[language].has(token);

const foodReading = (tokens: readonly string[], index: number, named: NamedFood): Reading => ({
  part: { kind: 'food', named, words: tokens.slice(index, index + named.length).join(' ') },
  length: named.length,
});

/** Returns the part of a word that is neither a food nor an amount, or undefined if it does not matter. */
function readWord(token: string, language: FoodLanguage): SentencePart | undefined {
  const size = sizes.get(token);
  if (size) return { kind: 'size', ...size };
  const role = grammar.find(([words]) => words.has(token));
  if (role) return { kind: role[1] };
  if (otherWords.has(token)) return { kind: 'other' };
  if (addingWords.has(token)) return { kind: 'adding' };
  if (eatingWords.has(token)) return { kind: 'eating' };
  if (fillers[language].has(token) || token.endsWith('%') || !/\p{L}/u.test(token)) return undefined;
  return { kind: 'unknown', word: token };
}

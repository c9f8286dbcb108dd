import { type Claim, tokenPattern } from './claim.ts';
import { betterDirection, readDirections } from './direction-words.ts';
import {
  countingArticle,
  isForbiddenWord,
  isTurningWord,
  plainComparisons,
  steadyWords,
} from './forbidden-words.ts';
import { namedMeasures } from './named-measures.ts';

/** The reason why a text of a language model is not shown. */
type Refusal =
  | 'length'
  | 'characters'
  | 'unknownToken'
  | 'noToken'
  | 'tokenPlace'
  | 'forbiddenWord'
  | 'foreignMeasure'
  | 'direction';

export type CheckedNarrative = { text: string } | { refused: Refusal };

const longestText = 1500;

/**
 * Checks a text of a language model. Returns the text with its tokens filled, or the reason why the text is refused. A
 * claim is a fact that the text is allowed to state. A token such as `{{c1.effect}}` stands for a figure or words of a
 * claim. The rules:
 * - Each figure must come from a token.
 * - A sentence without a token must not name a direction, such as "higher".
 * - A sentence with tokens must not name a direction that differs from the direction of the claims to which the tokens
 *   belong.
 * - Words for numbers, causes and medicine are refused, and so are measures that the claims do not contain.
 *
 * It does no harm if the check refuses a good text, because a text from a template replaces every refused text.
 */
export function checkNarrative(raw: string, claims: readonly Claim[]): CheckedNarrative {
  const text = raw.trim();
  if (text.length === 0 || text.length > longestText) return { refused: 'length' };
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const tokens = [...text.matchAll(tokenPattern)];
  if (tokens.length === 0) return { refused: 'noToken' };
  if (tokens.some(([, id = '', name = '']) => !hasToken(byId.get(id), name)))
    return { refused: 'unknownToken' };
  if (!areTokensApart(text)) return { refused: 'tokenPlace' };
  if (!arePlainLetters(text.replace(tokenPattern, ' '))) return { refused: 'characters' };
  for (const sentence of splitSentences(text)) {
    const refused = checkSentence(sentence, byId);
    if (refused) return { refused };
  }
  return {
    text: text.replace(tokenPattern, (_, id: string, name: string) => byId.get(id)?.tokens[name] ?? ''),
  };
}

const hasToken = (claim: Claim | undefined, name: string): boolean =>
  claim !== undefined && Object.hasOwn(claim.tokens, name);

/**
 * Returns whether each token has spaces or punctuation around it, no dash before it, and a word before the next token.
 */
function areTokensApart(text: string): boolean {
  const marked = text.replace(tokenPattern, '\uE000');
  return (
    !/[^\s("“”]\uE000/u.test(marked) &&
    !/\uE000(?:[^\s.,;:!?)"“”]|[.,:][^\s])/u.test(marked) &&
    !/[-–—]\s*\uE000/u.test(marked) &&
    !/\uE000[^\p{L}]*\uE000/u.test(marked)
  );
}

/**
 * Returns whether a text has only Latin letters, spaces and common punctuation. This refuses digits of all kinds,
 * hidden characters, and letters of other alphabets that look like Latin letters.
 */
function arePlainLetters(text: string): boolean {
  if (text.normalize('NFKC') !== text || !/^[a-zåäöéèüæøA-ZÅÄÖÉÈÜÆØ\s.,;:!?'’"“”()–—-]*$/u.test(text))
    return false;
  const words = text.match(/\p{L}+/gu) ?? [];
  // Refuses Roman numerals, and words that are spelt letter by letter.
  return words.every(
    (word) => !/^[IVXLCDM]{2,}$/u.test(word) && (word.length > 1 || /^[aisöåAISÖÅ]$/u.test(word)),
  );
}

const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+|\n+|;\s*/u).filter((sentence) => sentence.trim() !== '');

function checkSentence(sentence: string, byId: ReadonlyMap<string, Claim>): Refusal | undefined {
  const claims = [...sentence.matchAll(tokenPattern)].flatMap(([, id = '']) => byId.get(id) ?? []);
  const plain = sentence.replace(tokenPattern, ' ').toLocaleLowerCase('sv');
  const words = plain.match(/\p{L}+/gu) ?? [];
  if (countingArticle.test(plain) || words.some(isForbiddenWord)) return 'forbiddenWord';
  const sources = claims.length > 0 ? claims : [...byId.values()];
  const allowed = new Set(sources.flatMap(({ measures }) => measures));
  if (namedMeasures(words).some((names) => !names.some((name) => allowed.has(name)))) return 'foreignMeasure';
  return areDirectionsTrue(plain, claims) ? undefined : 'direction';
}

/**
 * Returns whether a sentence agrees with the direction of each of `claims`, the claims to which its tokens belong.
 * `plain` is the sentence in lower case and without its tokens. A sentence about a pattern may have only one direction
 * word. With two, as in "less stress" and "lower energy", one of them could be about the exposure, and only the
 * direction of the outcome is known.
 */
function areDirectionsTrue(plain: string, claims: readonly Claim[]): boolean {
  const direct = plainComparisons.reduce((text, comparison) => text.replace(comparison, ' '), plain);
  const { directions, values } = readDirections(direct);
  const words = direct.match(/\p{L}+/gu) ?? [];
  const told = directions.length + values.length;
  if (words.some(isTurningWord)) return false;
  if (claims.length === 0) return told === 0;
  if (claims.some(({ kind }) => kind === 'pattern') && (told > 1 || new Set(claims).size > 1)) return false;
  return claims.every(({ direction, measures: [outcome] }) => {
    const better = betterDirection(outcome);
    return (
      (direction === 0 || !steadyWords.test(plain)) &&
      directions.every((one) => one === direction) &&
      values.every((one) => better !== undefined && one * better === direction)
    );
  });
}

import type { SentencePart } from './sentence-part.ts';

/**
 * Returns the sentences of a text that are about eating, without the clauses that are about something else. Returns an
 * empty list if the text gives an instruction.
 */
export function sentencesAboutFood(parts: SentencePart[]): SentencePart[][] {
  if (parts.some((part) => part.kind === 'instruction')) return [];
  return splitSentences(parts).map(withoutOtherClauses).filter(isAboutFood);
}

/** Splits parts at the ends of sentences, and leaves out questions. */
function splitSentences(parts: SentencePart[]): SentencePart[][] {
  const sentences: SentencePart[][] = [[]];
  for (const part of parts) {
    if (part.kind === 'end') {
      if (part.isQuestion) sentences.pop();
      sentences.push([]);
    } else sentences.at(-1)?.push(part);
  }
  return sentences;
}

/** Leaves out clauses that are not about eating, such as `I ran 5 km`. */
function withoutOtherClauses(sentence: SentencePart[]): SentencePart[] {
  const clauses: SentencePart[][] = [[]];
  for (const part of sentence) {
    if (part.kind === 'comma' || part.kind === 'break') clauses.push([part]);
    else clauses.at(-1)?.push(part);
  }
  return clauses.filter((clause) => !clause.some((part) => part.kind === 'other')).flat();
}

/**
 * Returns whether a sentence says what was eaten. Each food and each amount gives points, and the points must exceed
 * the number of unknown words. Returns false if the sentence is a plan, says only that food was bought, or only repeats
 * the name of a food.
 */
function isAboutFood(sentence: SentencePart[]): boolean {
  const has = (kind: SentencePart['kind']) => sentence.some((part) => part.kind === kind);
  if (has('planning') || (has('buying') && !has('eating')) || repeatsOneWord(sentence)) return false;
  let understood = 0;
  let unknown = 0;
  for (const part of sentence) {
    if (part.kind === 'food') understood += part.named.readAs ? 0.9 : part.named.length;
    if (part.kind === 'amount') understood += part.amount.unit || !part.isArticle ? 0.5 : 0.25;
    if (part.kind === 'unknown') unknown++;
  }
  return understood > unknown;
}

/** Returns whether a sentence only repeats one food, without an amount or a list, as in `cake cake`. */
function repeatsOneWord(sentence: SentencePart[]): boolean {
  const foods = sentence.flatMap((part) => (part.kind === 'food' ? [part.words] : []));
  const isBare = !sentence.some(({ kind }) => ['amount', 'eating', 'break', 'comma'].includes(kind));
  return isBare && foods.length > 1 && new Set(foods).size === 1;
}

import { commonWords } from './common-words.ts';
import { editDistance, forgivenErrors } from './edit-distance.ts';
import { baseForms } from './inflections.ts';
import type { FoodNames } from './name-forms.ts';

const shortestWord = 4;
/**
 * The fewest letters of a base form that is corrected. A base form is a word without its ending. Shorter base forms are
 * similar to too many names.
 */
const shortestStem = 6;
const longestWord = 30;
const maxCorrections = 4;

/**
 * Returns the words of everyday names that are closest to a misspelled word. Returns an empty list if the word has too
 * many errors or a wrong first letter. Also returns an empty list for a common word: `bride` is not a misspelled
 * `brie`.
 */
export function correctSpelling(word: string, names: FoodNames): string[] {
  const known = names.corrections?.get(word);
  if (known) return known;
  const found = closestWords(word, names);
  names.corrections?.set(word, found);
  return found;
}

function closestWords(word: string, { everyday, language }: FoodNames): string[] {
  if (word.length > longestWord || commonWords.has(word)) return [];
  const candidates = (everyday.wordsByLetter.get(word.charAt(0)) ?? []).filter(
    (candidate) => candidate.length >= shortestWord,
  );
  let best: string[] = [];
  let least = forgivenErrors(word);
  if (least === 0) return [];
  for (const form of baseForms(word, language)) {
    if (form.length < (form === word ? shortestWord : shortestStem)) continue;
    for (const candidate of candidates) {
      const errors = editDistance(form, candidate, least);
      if (errors > least) continue;
      if (errors < least) best = [];
      least = errors;
      const name = everyday.words.get(candidate);
      if (name && !best.includes(name)) best.push(name);
    }
  }
  return best.slice(0, maxCorrections);
}

/** Words that can come before the name of a food: numbers, units and articles, in both languages. */
const amountWords = new Set(
  (
    'a an one two three four five six seven eight nine ten half some the of ' +
    'en ett två tre fyra fem sex sju åtta nio tio halv halvt halva lite några ' +
    'g gram grams kg ml cl dl l cup cups glass glasses slice slices piece pieces portion portions tbsp tsp oz lb bowl plate handful ' +
    'glas skiva skivor bit bitar portioner msk tsk krm st stycken kopp koppar skål tallrik näve'
  ).split(' '),
);

/**
 * Splits a sentence before its last food, which the person is typing. `before` is the text before that food, without
 * the comma or the word, such as "and", that separates them. `query` is the name of that food without its amount, or
 * empty if the person has not typed a name yet.
 */
export function splitAtSearch(sentence: string): { before: string; query: string } {
  const start = [...sentence.matchAll(/[,;+]|(?<![\p{L}\d])(?:and|with|och|med)(?!\p{L})/giu)].at(-1);
  const cut = start ? start.index + start[0].length : 0;
  const words = sentence.slice(cut).split(/\s+/).filter(Boolean);
  const first = words.findIndex(
    (word) => !amountWords.has(word.toLowerCase()) && !/^[\d.,/½¼¾]+\p{L}{0,2}$/u.test(word),
  );
  const query = first === -1 ? '' : words.slice(first).join(' ');
  return { before: start ? sentence.slice(0, start.index).trim() : '', query };
}

/**
 * Returns whether the name that the person is typing is not counted as a food of the meal: the server could not read
 * the sentence, or did not understand the name. Compares parts of words, because the person can type on after the
 * answer.
 */
export const isUnread = (
  query: string,
  { error, unknownWords }: { error: Error | null; unknownWords: readonly string[] },
): boolean => error !== null || unknownWords.some((word) => isPartOf(word, query));

/** Returns whether one of the texts contains the other. Ignores case. */
export function isPartOf(one: string, other: string): boolean {
  const [left, right] = [one.toLowerCase(), other.toLowerCase()];
  return left.includes(right) || right.includes(left);
}

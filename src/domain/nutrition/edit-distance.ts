/**
 * Returns the edit distance of two words: the smallest number of edits that turn `left` into
 * `right`. An edit inserts, deletes or replaces a letter, or swaps two neighbouring letters.
 * Returns `limit + 1` if the distance is above `limit`.
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= right.length; j++) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1;
      let value = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) return limit + 1;
    before = previous;
    previous = row;
  }
  return Math.min(previous[right.length] ?? limit + 1, limit + 1);
}

/** Returns how many typing errors are accepted in a word: none below 5 letters, one below 8, otherwise two. */
export function forgivenErrors(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
}

const delimiters = [',', ';', '\t'] as const;

/** The number of lines that are compared. */
const lines = 20;

/**
 * Returns the delimiter of a CSV file, guessed from the first 20 lines of `sample`, the start of the text. A delimiter
 * occurs equally often on most lines. So for each candidate, the function finds its most common count per line, and
 * counts the lines with that count. The candidate with the most such lines wins. Among equal candidates, the candidate
 * that occurs more often per line wins. Text in quotes is ignored. Returns a comma if the text contains no candidate.
 */
export function guessDelimiter(sample: string): string {
  const counts = countByLine(sample);
  const scored = delimiters.map((delimiter) => {
    const perLine = counts.map((line) => line[delimiter]).filter((count) => count > 0);
    const usual = mostCommon(perLine);
    return { delimiter, linesAlike: perLine.filter((count) => count === usual).length, usual };
  });
  const [best] = scored.toSorted((a, b) => b.linesAlike - a.linesAlike || b.usual - a.usual);
  return best?.delimiter ?? ',';
}

function countByLine(sample: string): Record<(typeof delimiters)[number], number>[] {
  const none = { ',': 0, ';': 0, '\t': 0 };
  const counts = [{ ...none }];
  let isQuoted = false;
  for (const character of sample) {
    const line = counts.at(-1);
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted || !line) continue;
    else if (character === '\n') {
      if (counts.length === lines) break;
      counts.push({ ...none });
    } else if (character === ',' || character === ';' || character === '\t') line[character] += 1;
  }
  return counts;
}

function mostCommon(values: readonly number[]): number {
  const groups = Map.groupBy(values, (value) => value);
  const [first] = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  return first?.[0] ?? 0;
}

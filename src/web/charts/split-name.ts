/** The most characters that fit beside the drawing in one line. */
const lineLength = 15;

/**
 * Returns a name as one line, or as two lines if it is long. The break is the space at which the longer line is
 * shortest. A no-break space never becomes a break.
 */
export function splitName(name: string): string[] {
  if (name.length <= lineLength) return [name];
  const words = name.split(' ');
  const pairs = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const);
  const lengthOf = (pair: readonly string[]) => Math.max(...pair.map((line) => line.length));
  const shortest = pairs.toSorted((one, other) => lengthOf(one) - lengthOf(other))[0];
  return shortest ? [...shortest] : [name];
}

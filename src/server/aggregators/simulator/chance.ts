import { createHash } from 'node:crypto';
import { seededRandom } from '#domain/seeded-random.ts';

/** Returns a generator of numbers in [0, 1). The same words always give the same numbers. */
export function chanceOf(...words: (string | number)[]): () => number {
  return seededRandom(createHash('sha256').update(words.join('\n')).digest().readInt32BE());
}

/**
 * Returns a number near `middle`. Most numbers differ from `middle` by less than `spread`, and none by more than three
 * times `spread`.
 */
export function near(chance: () => number, middle: number, spread: number): number {
  return middle + spread * 2 * (chance() + chance() + chance() - 1.5);
}

/** Rounds a number to `decimals` decimal places. */
export const round = (value: number, decimals = 0): number => Number(value.toFixed(decimals));

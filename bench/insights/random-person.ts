import { seededRandom } from '#domain/seeded-random.ts';

/** A source of random numbers from several distributions. The same seed gives the same numbers in every run. */
export interface Draw {
  uniform(from?: number, to?: number): number;
  normal(): number;
  chance(probability: number): boolean;
  /** Returns a random whole number from 0 to `count - 1`. */
  index(count: number): number;
}

export function createDraw(seed: number): Draw {
  const random = seededRandom(seed);
  // Skips the first numbers, because they are similar for consecutive seeds.
  for (let skip = 0; skip < 8; skip++) random();
  const uniform = (from = 0, to = 1) => from + (to - from) * random();
  return {
    uniform,
    chance: (probability) => random() < probability,
    index: (count) => Math.floor(random() * count),
    normal: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  };
}

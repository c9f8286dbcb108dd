import { expect, test } from 'vitest';
import { hasFalseClaim } from './null-people.ts';

const people = 100;

// The test uses the seeds 1 to 100, which were not selected to make it pass. The limit of 16 follows from the binomial
// distribution. If each person has a false claim (see `hasFalseClaim`) with probability 0.1, then 98% of all groups of
// 100 people contain at most 16 people with a false claim. `npm run bench:insights` measures the rate with many more
// people.
test('of 100 people without effects, at most 16 see any claim in a year', () => {
  const claimed = Array.from({ length: people }, (_, index) => index + 1).filter(hasFalseClaim);
  expect(claimed.length).toBeLessThanOrEqual(16);
  // Without this check, an engine that finds nothing would pass.
  expect(claimed.length).toBeGreaterThan(0);
});

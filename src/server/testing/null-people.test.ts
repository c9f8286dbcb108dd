import { expect, test } from 'vitest';
import { hasFalseClaim } from './null-people.ts';

const people = 100;

// The seeds are the first 100 numbers and were not chosen. Of 100 people with a false claim each with probability .1, at
// most 16 have one in 98 of 100 draws. `npm run bench:insights` measures the share itself, on many more people.
test('of 100 people without effects, at most 16 see any claim in a year', () => {
  const claimed = Array.from({ length: people }, (_, index) => index + 1).filter(hasFalseClaim);
  expect(claimed.length).toBeLessThanOrEqual(16);
  // Without this, an engine that finds nothing would pass.
  expect(claimed.length).toBeGreaterThan(0);
}, 60_000);

import { expect, test } from 'vitest';
import { placeInBand } from './place-in-band.ts';

test('a score is on a scale from 0 to 10', () => {
  const fact = { measure: 'mood', days: 5, value: 7, usual: 6.5, low: 6, high: 8 } as const;
  expect(placeInBand(fact)).toEqual({ dot: 70, median: 65, start: 60, width: 20 });
});

test('a habit is on a scale from none to all of the logged days', () => {
  const fact = { measure: 'alcoholConsumption', days: 4, value: 1, usual: 2, low: 1, high: 3 } as const;
  expect(placeInBand(fact)).toEqual({ dot: 25, median: 50, start: 25, width: 50 });
});

test('an amount is on a scale from 0 to above the highest amount', () => {
  const fact = { measure: 'meditationMinutes', days: 4, value: 4, usual: 8, low: 5, high: 10 } as const;
  const { dot, start, width } = placeInBand(fact);
  expect(dot).toBeCloseTo(400 / 11);
  expect(start + width).toBeCloseTo(1000 / 11);
  expect(placeInBand({ ...fact, value: 0, usual: 0, low: 0, high: 0 }).dot).toBe(0);
});

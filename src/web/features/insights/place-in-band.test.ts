import { expect, test } from 'vitest';
import { placeInBand } from './place-in-band.ts';

test.each([
  [
    'inside the band',
    { value: 7, usual: 6.5, low: 6, high: 8 },
    { dot: 50, median: 37.5, start: 25, width: 50 },
  ],
  [
    'at the end of the band',
    { value: 8, usual: 7, low: 6, high: 8 },
    { dot: 75, median: 50, start: 25, width: 50 },
  ],
  [
    'equal to all earlier weeks',
    { value: 5, usual: 5, low: 5, high: 5 },
    { dot: 50, median: 50, start: 50, width: 0 },
  ],
])('a value %s', (_, fact, places) => {
  expect(placeInBand(fact)).toEqual(places);
});

test('a value far outside the band is still drawn to scale, and inside the width', () => {
  const { dot, start, width } = placeInBand({ value: 27, usual: 7, low: 6, high: 8 });
  expect(dot).toBeGreaterThan(90);
  expect(dot).toBeLessThan(97);
  // The value is ten widths of the band above its middle.
  expect(dot - (start + width / 2)).toBeCloseTo(10 * width);
});

test('a value outside a band without width is drawn at the side', () => {
  expect(placeInBand({ value: 4, usual: 5, low: 5, high: 5 }).dot).toBeCloseTo(50 - 50 / 1.1);
});

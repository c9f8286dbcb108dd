import { expect, test } from 'vitest';
import { findBreaks, findLeastSpan } from './body-axis.ts';
import { fromKilograms } from './units.ts';
import { valueAxis } from './value-axis.ts';

const spanOf = ([low, high]: [number, number]) => high - low;

test('an axis covers at least three percent of a weight, in kilograms and in pounds', () => {
  const kilograms = [80, 80.3, 79.8];
  for (const unit of ['kg', 'lb'] as const) {
    const shown = kilograms.map((value) => fromKilograms(value, unit));
    const { domain } = valueAxis(shown, findLeastSpan('weight', shown), 1);
    expect(spanOf(domain)).toBeGreaterThanOrEqual(0.03 * (shown[0] ?? 0));
    // A change of half a kilogram takes up less than 14% of the height of the chart.
    expect((Math.max(...shown) - Math.min(...shown)) / spanOf(domain)).toBeLessThan(0.14);
  }
});

test('a waist has the same share, and body fat has percentage points', () => {
  expect(findLeastSpan('waist', [80, 90])).toBeCloseTo(2.55);
  expect(findLeastSpan('bodyFat', [12])).toBe(6);
  expect(findLeastSpan('bodyFat', [38])).toBe(6);
});

test('a larger change has an axis that fits it', () => {
  const { domain } = valueAxis([70, 92], findLeastSpan('weight', [70, 92]));
  expect(domain).toEqual([70, 95]);
});

test('the line is interrupted where nothing was measured for more than two weeks', () => {
  expect(findBreaks([])).toEqual([]);
  expect(findBreaks([1, 2, 16, 17])).toEqual([]);
  expect(findBreaks([1, 16, 20, 60])).toEqual([8.5, 40]);
});

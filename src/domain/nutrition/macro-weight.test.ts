import { expect, test } from 'vitest';
import { fitIntoFood } from './macro-weight.ts';

test.each([
  [{ protein: 99.9, carbs: 99.9, fat: 0 }, false],
  [{ protein: 34, carbs: 34, fat: 34 }, false],
  [{ protein: 10, carbs: 66, fat: 25 }, true],
  // Butter oil of the Finnish food table.
  [{ protein: 0.62, carbs: 0, fat: 100 }, true],
  [{ protein: null, carbs: 100, fat: null }, true],
])('%j fits into 100 g: %s', (per100, fits) => {
  expect(fitIntoFood(per100)).toBe(fits);
});

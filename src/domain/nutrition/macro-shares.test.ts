import { expect, it } from 'vitest';
import { isIncomplete, macroShares, mealShares } from './macro-shares.ts';

it('divides the energy with 4, 4 and 9 kilocalories per gram', () => {
  expect(macroShares({ protein: 25, carbs: 50, fat: 100 / 9 })).toEqual({ protein: 25, carbs: 50, fat: 25 });
  expect(macroShares({ protein: 0, carbs: 0, fat: 3 })).toEqual({ protein: 0, carbs: 0, fat: 100 });
});

it('gives whole percent that add up to 100', () => {
  expect(macroShares({ protein: 9, carbs: 9, fat: 4 })).toEqual({ protein: 34, carbs: 33, fat: 33 });
  for (const protein of [0, 0.1, 7.3, 41.9]) {
    const { protein: first, carbs, fat } = macroShares({ protein, carbs: 13.7, fat: 5.2 }) ?? {};
    expect((first ?? 0) + (carbs ?? 0) + (fat ?? 0)).toBe(100);
  }
});

it('has no shares without any grams', () => {
  expect(macroShares({ protein: 0, carbs: 0, fat: 0 })).toBeNull();
});

it('leaves meals with an unknown nutrient out of the shares', () => {
  const complete = { protein: 25, carbs: 50, fat: 100 / 9 };
  const incomplete = { protein: 30, carbs: null, fat: null };
  expect(mealShares([complete, incomplete])).toEqual({ protein: 25, carbs: 50, fat: 25 });
  expect(mealShares([complete, complete])).toEqual({ protein: 25, carbs: 50, fat: 25 });
  expect(mealShares([incomplete])).toBeNull();
});

it('calls a meal incomplete if a nutrient of one of its foods is unknown', () => {
  const rice = { protein: 3, carbs: 40, fat: 1 };
  const bar = { protein: 20, carbs: null, fat: null };
  expect(isIncomplete({ protein: 23, carbs: 40, fat: 1, items: [rice, bar] })).toBe(true);
  expect(isIncomplete({ ...rice, items: [rice] })).toBe(false);
  expect(isIncomplete({ ...rice, items: null })).toBe(false);
  expect(isIncomplete(bar)).toBe(true);
});

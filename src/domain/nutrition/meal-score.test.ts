import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreMeal } from './meal-score.ts';

const meal = (calories: number | null, protein: number, carbs: number, fat: number) => ({
  calories,
  protein,
  carbs,
  fat,
});

describe('the score of a meal', () => {
  test.each([
    ['salmon with potatoes', meal(500, 32, 40, 22), 400, 10],
    ['oatmeal with milk', meal(300, 12, 45, 8), 330, 9],
    ['pizza', meal(800, 32, 90, 34), 300, 8],
    ['an apple', meal(78, 0.5, 19, 0.3), 150, 4.8],
    ['crisps', meal(530, 6, 50, 33), 100, 4.2],
    ['a soft drink', meal(140, 0, 35, 0), 330, 4],
    ['beer', meal(145, 1.3, 12, 0), 330, 5],
  ])('%s', (_name, values, grams, expected) => {
    expect(scoreMeal(values, grams)).toBeCloseTo(expected, 0);
  });

  test('is null if a macronutrient is unknown or there is no energy', () => {
    expect(scoreMeal({ calories: 300, protein: null, carbs: 10, fat: 3 }, 200)).toBeNull();
    expect(scoreMeal(meal(0, 0, 0, 0), 250)).toBeNull();
  });

  test('is between 0 and 10 with one decimal, also without a weight', () => {
    const value = fc.double({ min: 0, max: 1000, noNaN: true });
    fc.assert(
      fc.property(
        value,
        value,
        value,
        fc.option(value),
        fc.option(value),
        (protein, carbs, fat, kcal, grams) => {
          const score = scoreMeal({ calories: kcal, protein, carbs, fat }, grams) ?? 0;
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(10);
          expect(Math.round(score * 10)).toBeCloseTo(score * 10, 6);
        },
      ),
    );
  });

  test('does not depend on the size of the meal', () => {
    const once = meal(500, 32, 40, 22);
    const twice = meal(1000, 64, 80, 44);
    expect(scoreMeal(twice, 800)).toBe(scoreMeal(once, 400));
    expect(scoreMeal(twice, null)).toBe(scoreMeal(once, null));
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, toCalendarDay } from '../calendar-day.ts';
import {
  defaultMealTime,
  guessMealType,
  mealTypes,
  roundToOneDecimal,
  subtractMeals,
  targetProgress,
} from './meals.ts';

describe('defaultMealTime', () => {
  test.each([
    ['breakfast', '2026-03-28', 'Europe/Stockholm', '2026-03-28T07:00:00.000Z'],
    ['breakfast', '2026-03-29', 'Europe/Stockholm', '2026-03-29T06:00:00.000Z'],
    ['lunch', '2026-03-10', 'America/Los_Angeles', '2026-03-10T19:00:00.000Z'],
    ['snack', '2026-03-10', 'UTC', '2026-03-10T15:00:00.000Z'],
    ['dinner', '2026-03-10', 'Pacific/Auckland', '2026-03-10T05:00:00.000Z'],
  ] as const)('%s of %s in %s', (mealType, day, zone, instant) => {
    expect(defaultMealTime(mealType, day, zone).toISOString()).toBe(instant);
  });

  test('is on the given day, in the order of the meals', () => {
    const days = fc.integer({ min: -20_000, max: 40_000 }).map((count) => addDays('1970-01-01', count));
    const zones = fc.constantFrom(
      'Europe/Stockholm',
      'Asia/Kathmandu',
      'America/St_Johns',
      'Pacific/Auckland',
    );
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const moments = (['breakfast', 'lunch', 'snack', 'dinner'] as const).map((meal) =>
          defaultMealTime(meal, day, zone),
        );
        expect(moments).toHaveLength(mealTypes.length);
        for (const moment of moments) expect(toCalendarDay(moment, zone)).toBe(day);
        expect(moments).toEqual(moments.toSorted((a, b) => a.getTime() - b.getTime()));
      }),
    );
  });
});

test('numbers are rounded to one decimal', () => {
  expect([0.1 + 0.2, 9.96, 0, 12.04].map(roundToOneDecimal)).toEqual([0.3, 10, 0, 12]);
});

test('progress is in percent, not capped, and unknown without a target', () => {
  expect(targetProgress(500, 2000)).toBe(25);
  expect(targetProgress(2500, 2000)).toBe(125);
  expect(targetProgress(500, null)).toBeNull();
  expect(targetProgress(0, 0)).toBeNull();
});

test('the time of day suggests the meal', () => {
  const times = ['03:59', '04:00', '10:29', '10:30', '14:29', '14:30', '17:00', '20:59', '21:00'];
  expect(times.map(guessMealType)).toEqual([
    'snack',
    'breakfast',
    'breakfast',
    'lunch',
    'lunch',
    'snack',
    'dinner',
    'dinner',
    'snack',
  ]);
});

test('totals minus a meal are the totals of the other meals', () => {
  const totals = { calories: 900, protein: 30.3, carbs: 50, fat: 1 };
  const meals = [
    { calories: 400, protein: 10.1, carbs: null, fat: 1.2 },
    { calories: null, protein: 10.1, carbs: null, fat: null },
  ];
  expect(subtractMeals(totals, meals, undefined)).toEqual({
    calories: 500,
    protein: 10.1,
    carbs: 50,
    fat: 0,
  });
  expect(subtractMeals(totals, [], [])).toEqual(totals);
  expect(subtractMeals({ ...totals, fat: null }, meals, undefined).fat).toBeNull();
});

test('a total is unknown, and not 0, if no other meal of the day has a value', () => {
  const soup = { calories: 300, protein: 12, carbs: 30, fat: 9 };
  const coffee = { calories: 2, protein: null, carbs: null, fat: null };
  const unknown = { protein: null, carbs: null, fat: null };
  expect(subtractMeals({ ...soup, calories: 302 }, [soup], [coffee])).toEqual({ calories: 2, ...unknown });
});

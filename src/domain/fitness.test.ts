import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caloriesBurned, isEstimatedBurn, quickDurations, sumWorkouts } from './fitness.ts';

test('a workout burns eight kilocalories per minute, rounded down', () => {
  expect(quickDurations.map(caloriesBurned)).toEqual([120, 240, 360, 480]);
  expect(caloriesBurned(10.2)).toBe(81);
});

test('kilocalories are an estimate if they equal eight per minute', () => {
  expect([isEstimatedBurn(81, 10.2), isEstimatedBurn(82, 10.2), isEstimatedBurn(null, 10)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('totals count unknown kilocalories as 0', () => {
  const day = '2026-03-10';
  const workout = fc.record({
    type: fc.constant('cardio'),
    duration: fc.integer({ min: 1, max: 600 }),
    caloriesBurned: fc.option(fc.integer({ min: 0, max: 10_000 })),
    day: fc.constant(day),
  });
  fc.assert(
    fc.property(fc.array(workout), fc.array(workout), (some, more) => {
      const [a, b, both] = [sumWorkouts(some), sumWorkouts(more), sumWorkouts([...some, ...more])];
      expect(both).toEqual({
        minutes: a.minutes + b.minutes,
        calories: a.calories + b.calories,
        workouts: some.length + more.length,
      });
    }),
  );
  expect(sumWorkouts([{ type: 'yoga', duration: 30, caloriesBurned: null, day }])).toEqual({
    minutes: 30,
    calories: 0,
    workouts: 1,
  });
});

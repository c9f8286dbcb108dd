import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import {
  countHorizonDays,
  findHeights,
  findMostUnusual,
  findRuns,
  findUsualHeights,
  listFirstDays,
} from './horizon.ts';

const today = '2026-03-29';

/** Assigns the values to consecutive days. The last value is for today. */
const upToToday = (values: readonly (number | null)[]) =>
  values.map((value, index) => ({ day: addDays(today, index - values.length + 1), value }));

const usualWeeks = Array.from({ length: 14 }, (_, index) => 6 + (index % 3));

test('lists up to four first days with a value, if all of them are drawn', () => {
  const yesterday = addDays(today, -1);
  const list = (values: readonly (number | null)[]) => listFirstDays(upToToday(values), today, 7);
  expect(list([null, 6, null, 7, null])).toEqual([addDays(today, -3), yesterday]);
  expect(list([5, 6, 7, 6])).toHaveLength(4);
  expect(list([5, 6, 7, 6, 5])).toEqual([]);
  expect(list([5, null, null, null, null, null, null, 6])).toEqual([]);
});

test('the usual heights are those of the quartiles', () => {
  const values = upToToday([4, 5, 6, 7, 8, 9, 10, 7]);
  const third = { low: expect.closeTo(-1 / 3), high: expect.closeTo(1 / 3) };
  expect(findUsualHeights('mood', values, today)).toEqual(third);
  expect(findUsualHeights('mood', values.slice(-7), today)).toBeUndefined();
});

describe('findHeights', () => {
  test('is 0 at the usual value, and null without a value', () => {
    const heights = findHeights('mood', upToToday([...usualWeeks, null, 7, 10, 4]), today);
    expect(heights).toHaveLength(30);
    expect(heights.slice(-4)).toEqual([null, 0, 1, -1]);
    expect(heights.slice(0, 12).every((height) => height === null)).toBe(true);
  });

  test('grows with the distance from the usual value', () => {
    expect(findHeights('sleepHours', upToToday([...Array(10).fill(7), 7.75]), today).at(-1)).toBe(0.5);
  });

  test('is higher for more stress, as for the other measures', () => {
    const heights = findHeights('stressLevel', upToToday([...usualWeeks, 7, 10, 4]), today);
    expect(heights.slice(-2)).toEqual([1, -1]);
  });

  test('is relative to the mean if there are too few days for a usual value', () => {
    expect(findHeights('mood', upToToday([5, 8]), today).slice(-2)).toEqual([-0.5, 0.5]);
  });

  test('is between -1 and 1, and null only for a day without a value', () => {
    const history = fc.array(fc.option(fc.integer({ min: 0, max: 50 })), { minLength: 30, maxLength: 40 });
    fc.assert(
      fc.property(history, (values) => {
        const heights = findHeights('waterIntake', upToToday(values), today);
        values.slice(-30).forEach((value, index) => {
          const height = heights[index] ?? null;
          expect(height === null).toBe(value === null);
          if (height !== null) expect(Math.abs(height)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});

test('the Horizon starts at the first value, but shows at least 7 and at most 30 days', () => {
  expect(countHorizonDays([], today)).toBe(7);
  expect(countHorizonDays(upToToday([6, 7, 6]), today)).toBe(7);
  expect(countHorizonDays(upToToday([null, 6, ...Array(9).fill(null), 7]), today)).toBe(11);
  expect(countHorizonDays(upToToday(Array(40).fill(6)), today)).toBe(30);
});

test('a run ends at each gap', () => {
  expect(findRuns([null, 0.1, 0.2, null, null, 0])).toEqual([
    { first: 1, last: 2 },
    { first: 5, last: 5 },
  ]);
  expect(findRuns([null, null])).toEqual([]);
});

describe('findMostUnusual', () => {
  test('is the measure farthest from its usual values', () => {
    const series = {
      mood: upToToday([...usualWeeks, 9]),
      sleepHours: upToToday([...usualWeeks, 3]),
      energyLevel: upToToday([...usualWeeks, 7]),
    };
    expect(findMostUnusual(series, today)).toBe('sleepHours');
    expect(findMostUnusual({ ...series, sleepHours: upToToday(usualWeeks) }, today)).toBe('mood');
    expect(findMostUnusual({ energyLevel: series.energyLevel }, today)).toBeUndefined();
  });

  test('ignores water below the usual values, because more can be drunk today', () => {
    expect(findMostUnusual({ waterIntake: upToToday([...usualWeeks, 0]) }, today)).toBeUndefined();
    expect(findMostUnusual({ waterIntake: upToToday([...usualWeeks, 12]) }, today)).toBe('waterIntake');
  });

  test('needs a usual value and a value of today', () => {
    expect(findMostUnusual({ mood: upToToday([5, 9]) }, today)).toBeUndefined();
    expect(findMostUnusual({ mood: upToToday([...usualWeeks, null]) }, today)).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar-day.ts';
import { compareWithUsual, type DayValue, daysUntilUsual, findUsual, listLastDays } from './usual.ts';

const today = '2026-03-29';

/** Assigns the values to consecutive days. The last value is for the day before today. */
const daily = (values: readonly (number | null)[]): DayValue[] =>
  values.map((value, index) => ({ day: addDays(today, index - values.length), value }));

const history = fc.array(fc.option(fc.integer({ min: 0, max: 500 })), { maxLength: 60 });

describe('findUsual', () => {
  test('is the median with the quartiles, interpolated between days', () => {
    expect(findUsual(daily([4, 8, 5, 7, 6, 10, 9]), today)).toEqual({ median: 7, low: 5.5, high: 8.5 });
    expect(findUsual(daily([1, 2, 3, 4, 5, 6, 7, 8]), today)).toEqual({ median: 4.5, low: 2.75, high: 6.25 });
  });

  test('needs seven days with a value before today', () => {
    const sixDays = daily([6, null, 6, 6, 6, null, 6, 6]);
    expect(findUsual(sixDays, today)).toBeNull();
    expect(findUsual([...sixDays, { day: today, value: 6 }], today)).toBeNull();
    expect(daysUntilUsual(sixDays, today)).toBe(1);
    expect(findUsual([...sixDays, { day: '2026-01-01', value: 6 }], today)).toEqual({
      median: 6,
      low: 6,
      high: 6,
    });
    expect(daysUntilUsual([], today)).toBe(7);
  });

  test('counts only the newest 28 days with a value, in any order of the list', () => {
    const recent = Array.from({ length: 28 }, () => 7);
    const values = daily([
      ...Array.from({ length: 20 }, () => 1),
      ...recent.slice(0, 14),
      null,
      ...recent.slice(14),
    ]);
    expect(findUsual(values, today)).toEqual({ median: 7, low: 7, high: 7 });
    expect(findUsual(values.toReversed(), today)).toEqual({ median: 7, low: 7, high: 7 });
  });

  test('has at most a quarter of the days, rounded up, on each side', () => {
    fc.assert(
      fc.property(history, (values) => {
        const usual = findUsual(daily(values), today);
        const counted = values.filter((value) => value !== null).slice(-28);
        expect(usual === null).toBe(counted.length < 7);
        if (!usual) return;
        expect(usual.median).toBeGreaterThanOrEqual(usual.low);
        expect(usual.median).toBeLessThanOrEqual(usual.high);
        const below = counted.filter((value) => value < usual.low).length;
        const above = counted.filter((value) => value > usual.high).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(Math.ceil((counted.length - 1) / 4));
      }),
    );
  });

  test('does not depend on the values of today or later days', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 500 }), (values, value) => {
        const later = [0, 1, 2].map((offset) => ({ day: addDays(today, offset), value }));
        expect(findUsual([...later, ...daily(values)], today)).toEqual(findUsual(daily(values), today));
      }),
    );
  });
});

test('a value is slightly outside up to half the distance between the quartiles', () => {
  const usual = { median: 7, low: 6, high: 8 };
  const positions = [4.9, 5, 5.9, 6, 8, 8.1, 9, 9.1].map((value) => compareWithUsual(value, usual));
  expect(positions).toEqual([
    'below',
    'slightlyBelow',
    'slightlyBelow',
    'within',
    'within',
    'slightlyAbove',
    'slightlyAbove',
    'above',
  ]);
  expect(compareWithUsual(8, { median: 7, low: 7, high: 7 })).toBe('above');
});

test('the last days end with today and have null for a missing day', () => {
  const values = [
    { day: today, value: 3 },
    { day: '2026-03-27', value: 5 },
    { day: '2026-03-20', value: 9 },
  ];
  expect(listLastDays(values, today, 3)).toEqual([
    { day: '2026-03-27', value: 5 },
    { day: '2026-03-28', value: null },
    { day: today, value: 3 },
  ]);
});

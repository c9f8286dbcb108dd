import { expect, test } from 'vitest';
import { dayForKey, monthRange, monthWeeks, shiftMonth } from './month.ts';

test('monthRange returns the last day, also in a leap year', () => {
  expect(monthRange('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthRange('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

test('shiftMonth returns the same day, or the end of a shorter month', () => {
  expect(shiftMonth('2026-01-31', 1)).toBe('2026-02-28');
  expect(shiftMonth('2026-03-31', -1)).toBe('2026-02-28');
  expect(shiftMonth('2026-12-15', 1)).toBe('2027-01-15');
  expect(shiftMonth('2026-01-15', -1)).toBe('2025-12-15');
});

test('weeks start on the given weekday and contain every day of the month once', () => {
  // 1 November 2026 is a Sunday.
  expect(monthWeeks('2026-11-15', 1)[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(monthWeeks('2026-11-15', 0)[0]?.[0]).toBe('2026-11-01');
  const days = monthWeeks('2026-11-15', 1)
    .flat()
    .filter((day) => day !== null);
  expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-11-01', '2026-11-30']);
});

test('keys move by day, by week, to the ends of the week and by month', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
  // 18 November 2026 is a Wednesday.
  expect(keys.map((key) => dayForKey(key, '2026-11-18', 1)?.slice(5))).toEqual([
    '11-17',
    '11-19',
    '11-11',
    '11-25',
    '11-16',
    '11-22',
    '10-18',
    '12-18',
  ]);
  expect(dayForKey('Home', '2026-11-18', 0)).toBe('2026-11-15');
  expect(dayForKey('Enter', '2026-11-18', 1)).toBeUndefined();
});

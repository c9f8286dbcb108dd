import { expect, test } from 'vitest';
import { addDays } from '../calendar-day.ts';
import { usualValue } from './device-summary.ts';

const date = '2026-03-10';
const values = (...list: number[]) => list.map((value, index) => ({ day: addDays(date, -index), value }));

test('the usual value is the median of the days before', () => {
  expect(usualValue(values(90_000, 1, 2, 3, 4, 5, 6, 700), date)).toBe(4);
  expect(usualValue(values(90_000, 1, 2, 3, 4, 5, 6, 700, 800), date)).toBe(4.5);
});

test('fewer than seven days and days longer ago give no usual value', () => {
  expect(usualValue(values(1, 2, 3, 4, 5, 6, 7), date)).toBeNull();
  expect(usualValue(values(...Array(40).keys()).slice(29), date)).toBeNull();
});

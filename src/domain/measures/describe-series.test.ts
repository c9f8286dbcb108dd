import { expect, test } from 'vitest';
import { describeSeries } from './describe-series.ts';

const ofValues = (...values: (number | null)[]) => describeSeries(values.map((value) => ({ value })));

test('finds the newest highest and lowest point, the last point and the gaps', () => {
  expect(ofValues(3, 8, null, 2, 8, 2, 5, null)).toEqual({
    highest: 4,
    lowest: 5,
    last: 6,
    direction: 'falling',
    gaps: 2,
  });
  expect(ofValues(null, null)).toBeNull();
});

test('compares the last third with the first third', () => {
  expect(ofValues(1, 2, 3, 4, 5, 6)?.direction).toBe('rising');
  expect(ofValues(6, 5, 4, 3, 2, 1)?.direction).toBe('falling');
  expect(ofValues(5, 5, 5)?.direction).toBe('steady');
  expect(ofValues(50, 60, 40, 50, 60, 46)?.direction).toBe('steady');
  expect(ofValues(7, null)?.direction).toBeNull();
});

test('counts the days between two points that are not next to each other', () => {
  const points = [10, 11, 15].map((at) => ({ at, value: at }));
  expect(describeSeries(points)?.gaps).toBe(3);
});

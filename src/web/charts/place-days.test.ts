import { expect, it } from 'vitest';
import { placeDays } from './place-days.ts';

it('leaves an empty column for each day without a value', () => {
  expect(placeDays([100, 101, 104])).toEqual({ columns: [0, 1, 4], count: 5 });
  expect(placeDays([100, 113])).toEqual({ columns: [0, 13], count: 14 });
});

it('draws each gap as one column if the days span more than two weeks', () => {
  expect(placeDays([100, 101, 104, 140])).toEqual({ columns: [0, 1, 3, 5], count: 6 });
});

it('places no days', () => {
  expect(placeDays([])).toEqual({ columns: [], count: 0 });
});

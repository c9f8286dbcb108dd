import { expect, it } from 'vitest';
import { findGoalEnd } from './week-bar-drawing.tsx';

const weeksOf = (values: number[]) => values.map((value, index) => ({ day: `week ${index}`, value }));

it.each([
  ['the right end', [160, 90, 80, 70, 60, 50, 40, 30, 20, 10, 20, 30], 'right'],
  ['the left end, if the newest weeks are high', [10, 20, 30, 20, 10, 90, 80, 70, 60, 50, 160, 40], 'left'],
  ['the left end, if the highest week is new', [10, 20, 30, 20, 10, 90, 80, 70, 60, 50, 140, 40], 'left'],
  ['no end between high bars', [160, 20, 30, 20, 10, 90, 80, 70, 60, 50, 160, 40], undefined],
])('labels the goal at %s', (_name, values, end) => {
  expect(findGoalEnd(weeksOf(values), 150)).toBe(end);
});

import { expect, it } from 'vitest';
import { countColumns, stackDots } from './stack-dots.ts';

const dotSpacing = 8;

it('puts as many dots beside each other as there is space between two values', () => {
  expect(countColumns([0, 40, 80, 40], dotSpacing)).toBe(4);
  expect(countColumns([0, 3, 9], dotSpacing)).toBe(1);
  expect(countColumns([50], dotSpacing)).toBe(6);
});

it('stacks dots of the same value around it', () => {
  expect(stackDots([40, 40, 80, 40], 2, dotSpacing)).toEqual([
    { x: 36, level: 0 },
    { x: 44, level: 0 },
    { x: 80, level: 0 },
    { x: 36, level: 1 },
  ]);
});

it('moves dots without space for two columns to places that do not overlap', () => {
  expect(stackDots([1, 2, 5], 1, dotSpacing)).toEqual([
    { x: 0, level: 0 },
    { x: 0, level: 1 },
    { x: dotSpacing, level: 0 },
  ]);
});

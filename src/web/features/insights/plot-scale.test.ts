import { expect, test } from 'vitest';
import { linearScale, spreadDots } from './plot-scale.ts';

test('a scale maps both ends, and a domain without width stays finite', () => {
  const toPixels = linearScale([2, 10], 100, 0);
  expect([toPixels(2), toPixels(6), toPixels(10)]).toEqual([100, 50, 0]);
  expect(linearScale([3, 3], 0, 100)(3)).toBe(0);
});

test('equal days lie side by side around the middle, within the width', () => {
  expect(spreadDots([50, 50, 50, 90], 100)).toEqual([0, -9, 9, 0]);
  const many = spreadDots(
    Array.from({ length: 101 }, () => 50),
    100,
  );
  expect(Math.max(...many.map(Math.abs))).toBeLessThanOrEqual(50);
  expect(new Set(many).size).toBe(101);
});

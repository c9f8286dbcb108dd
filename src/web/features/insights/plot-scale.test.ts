import { expect, test } from 'vitest';
import { linearScale } from '#web/charts/linear-scale.ts';
import { clusterDots, spreadDots } from './plot-scale.ts';

test('a scale maps both ends, and a domain without width stays finite', () => {
  const toPixels = linearScale([2, 10], 100, 0);
  expect([toPixels(2), toPixels(6), toPixels(10)]).toEqual([100, 50, 0]);
  expect(linearScale([3, 3], 0, 100)(3)).toBe(0);
});

test('equal days lie side by side around the middle, within the width', () => {
  const few = spreadDots([50, 50, 50, 90], 100);
  expect(few.map(({ x }) => x)).toEqual([0, -9, 9, 0]);
  expect(few.map(({ y }) => y)).toEqual([0, 0, 0, 0]);
  const many = spreadDots(
    Array.from({ length: 101 }, () => 50),
    100,
  );
  expect(Math.max(...many.map(({ x }) => Math.abs(x)))).toBeLessThanOrEqual(50);
  expect(new Set(many.map(({ y }) => y))).toEqual(new Set([-7, 0, 7]));
  expect(new Set(many.map(({ x, y }) => `${x} ${y}`)).size).toBe(101);
});

test('days with the same values form a cluster of separate dots, and others stay where they are', () => {
  const same = Array.from({ length: 30 }, () => ({ x: 10, y: 20 }));
  const offsets = clusterDots([...same, { x: 60, y: 20 }]);
  expect(offsets.at(-1)).toEqual({ x: 0, y: 0 });
  expect(new Set(offsets.slice(0, 30).map(({ x, y }) => `${x} ${y}`)).size).toBe(30);
  expect(Math.max(...offsets.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThan(20);
});

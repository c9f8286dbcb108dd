import { expect, test } from 'vitest';
import { skyAt } from './sky-at.ts';

test('the sun rises, the sun sets, or the moon rises', () => {
  const heights = (['focus', 'calm', 'deep'] as const).map((type) =>
    [0, 1].map((elapsed) => {
      const { sunHeight, moonHeight } = skyAt(elapsed, type);
      return [sunHeight, moonHeight];
    }),
  );
  expect(heights).toEqual([
    [
      [0.75, 0],
      [1, 0],
    ],
    [
      [0.35, 0],
      [0, 0],
    ],
    [
      [0, 0],
      [0, 0.45],
    ],
  ]);
});

test('stars shine only while the sun is low, and brightest after sunset', () => {
  expect([0, 0.5, 1].map((elapsed) => skyAt(elapsed, 'calm').starlight > 0)).toEqual([false, true, true]);
  expect(skyAt(1, 'calm').starlight).toBe(1);
  expect(skyAt(0, 'deep').starlight).toBe(1);
  expect(skyAt(1, 'focus').starlight).toBe(0);
});

test('a time outside of the session counts as its start or its end', () => {
  expect(skyAt(-0.5, 'calm')).toEqual(skyAt(0, 'calm'));
  expect(skyAt(1.5, 'calm')).toEqual(skyAt(1, 'calm'));
});

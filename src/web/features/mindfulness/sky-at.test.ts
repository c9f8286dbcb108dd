import { expect, test } from 'vitest';
import { skyAt } from './sky-at.ts';

test('the sun sets while the sky darkens, or rises while the sky lightens', () => {
  expect([0, 0.25, 1].map((elapsed) => skyAt(elapsed, false))).toEqual([
    { dusk: 0, sunHeight: 1, starlight: 0, warmth: 0 },
    { dusk: 0.25, sunHeight: 0.75, starlight: 0, warmth: 0 },
    { dusk: 1, sunHeight: 0, starlight: 1, warmth: 0.5 },
  ]);
  expect(skyAt(0.25, true)).toEqual({ dusk: 0.75, sunHeight: 0.25, starlight: 0, warmth: 1 });
});

test('a time outside of the session counts as its start or its end', () => {
  expect(skyAt(-0.5, false)).toEqual(skyAt(0, false));
  expect(skyAt(1.5, false)).toEqual(skyAt(1, false));
});

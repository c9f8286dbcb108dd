import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breathingExercises, breathingStep, roundSeconds } from '#domain/mindfulness.ts';
import { breathDepth, depthAfter } from './breath-depth.ts';

test.each([
  ['4-7-8', [19, 15, 8, 4, 0], [0, 1, 1, 0.5, 0]],
  ['box', [16, 12, 8, 6, 4, 0], [0, 1, 1, 0.5, 0, 0]],
] as const)(
  '%s is empty at both ends, and full after inhaling and while holding',
  (exercise, left, depths) => {
    const found = left.map((seconds) => Math.round(breathDepth(exercise, seconds) * 1000) / 1000);
    expect(found).toEqual(depths);
  },
);

test.each(breathingExercises)('%s never jumps and stays between 0 and 1', (exercise) => {
  const moment = fc.double({ min: 0.02, max: roundSeconds(exercise), noNaN: true });
  fc.assert(
    fc.property(moment, (left) => {
      const [before, after] = [breathDepth(exercise, left), breathDepth(exercise, left - 0.02)];
      expect(Math.abs(before - after)).toBeLessThan(0.02);
      expect(before).toBeGreaterThanOrEqual(0);
      expect(before).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  ['4-7-8', [19, 15, 8], [1, 1, 0]],
  ['box', [16, 12, 8, 4], [1, 1, 0, 0]],
] as const)('%s: each step leads to full or to empty lungs', (exercise, left, depths) => {
  const found = left.map((seconds) => {
    const { phase, isEmpty } = breathingStep(exercise, seconds);
    return depthAfter(phase, isEmpty);
  });
  expect(found).toEqual(depths);
});

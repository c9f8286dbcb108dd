import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breathingExercises } from '#domain/mindfulness.ts';
import { breathDepth } from './breath-depth.ts';

test('is empty at both ends, and full after inhaling and while holding', () => {
  for (const exercise of ['4-7-8', 'box'] as const) {
    const depths = [breathingExercises[exercise], 15, 8, 4, 0].map((left) => breathDepth(exercise, left));
    expect(depths.map((depth) => Math.round(depth * 1000) / 1000)).toEqual([0, 1, 1, 0.5, 0]);
  }
});

test('never jumps and stays between 0 and 1', () => {
  const moment = fc.double({ min: 0.02, max: 19, noNaN: true });
  fc.assert(
    fc.property(moment, (left) => {
      const [before, after] = [breathDepth('4-7-8', left), breathDepth('4-7-8', left - 0.02)];
      expect(Math.abs(before - after)).toBeLessThan(0.02);
      expect(before).toBeGreaterThanOrEqual(0);
      expect(before).toBeLessThanOrEqual(1);
    }),
  );
});

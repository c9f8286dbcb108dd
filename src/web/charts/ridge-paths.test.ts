import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lane, ridgePaths } from './ridge-paths.ts';

const none = (count: number) => Array.from({ length: count }, () => null);

test('today has its own piece, and a hill ends at the outer edges of its first and last day', () => {
  const { past, today } = ridgePaths([0, 0.5, null, ...none(25), 0.2, 1]);
  expect(past).toHaveLength(2);
  expect(past[0]?.top).toMatch(/^M5 52C.* 15 33$/);
  expect(past[0]?.hill).toMatch(/^M0 100A5 48 0 0 1 5 52C.* 15 33A5 67 0 0 1 20 100Z$/);
  expect(past[1]?.hill).toMatch(/ 285 44.4V100Z$/);
  expect(today?.top).toMatch(/ 295 14$/);
  expect(today?.hill).toMatch(/ 295 14A5 86 0 0 1 300 100Z$/);
  expect(ridgePaths([...none(28), 1, null]).today).toBeNull();
});

test('a single day is a point on a hill as wide as a day', () => {
  const [hill] = ridgePaths([...none(10), 0, ...none(19)]).past;
  expect(hill?.isPoint).toBe(true);
  expect(hill?.top).toBe('M105 52L105 52');
  expect(hill?.hill).toBe('M100 100A5 48 0 0 1 105 52A5 48 0 0 1 110 100Z');
});

test('draws as many days as there are heights', () => {
  const { past, today } = ridgePaths([null, 0, 1]);
  expect(past[0]?.top).toBe('M15 52L15 52');
  expect(today?.top).toMatch(/C.* 25 14$/);
});

test('a change of today moves no earlier hill', () => {
  const before = ridgePaths([...none(20), 0.1, 0.4, null, ...none(6), null]);
  const after = ridgePaths([...none(20), 0.1, 0.4, null, ...none(6), 1]);
  expect(after.past).toEqual(before.past);
  expect([before.today, after.today?.top.length]).toEqual([null, expect.any(Number)]);
});

test('stays inside the drawing', () => {
  const heights = fc.array(fc.option(fc.double({ min: -1, max: 1, noNaN: true })), {
    minLength: 30,
    maxLength: 30,
  });
  fc.assert(
    fc.property(heights, (values) => {
      const { past, today } = ridgePaths(values);
      for (const { top } of today ? [...past, today] : past) {
        const numbers = [...top.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([text]) => Number(text));
        const levels = numbers.filter((_, index) => index % 2 === 1);
        expect(Math.min(...levels)).toBeGreaterThanOrEqual(lane.usual - lane.amplitude - 0.01);
        expect(Math.max(...levels)).toBeLessThanOrEqual(lane.height);
      }
    }),
  );
});

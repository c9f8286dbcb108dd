import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groundLevel, ridgePaths } from './ridge-paths.ts';

const place = { baseline: 50, amplitude: 10 };
const none = (count: number) => Array.from({ length: count }, () => null);

test('today has its own piece, and a gap ends a hill', () => {
  const { past, today } = ridgePaths([0, 0.5, null, ...none(25), 0.2, 1], place);
  expect(past).toHaveLength(2);
  expect(past[0]?.top).toMatch(/^M0 50C/);
  expect(past[0]?.hill).toMatch(/V63.5H0Z$/);
  expect(past[1]?.top).toMatch(/ 285 48$/);
  expect(today?.top).toMatch(/ 295 40C.* 300 40$/);
  expect(ridgePaths([...none(28), 1, null], place).today).toBeNull();
});

test('a change of today moves no earlier hill', () => {
  const before = ridgePaths([...none(20), 0.1, 0.4, null, ...none(6), null], place);
  const after = ridgePaths([...none(20), 0.1, 0.4, null, ...none(6), 1], place);
  expect(after.past).toEqual(before.past);
  expect([before.today, after.today?.top.length]).toEqual([null, expect.any(Number)]);
});

test('stays between the highest value and the ground', () => {
  const heights = fc.array(fc.option(fc.double({ min: -1, max: 1, noNaN: true })), {
    minLength: 30,
    maxLength: 30,
  });
  fc.assert(
    fc.property(heights, (values) => {
      const { past, today } = ridgePaths(values, place);
      for (const { top } of today ? [...past, today] : past) {
        const numbers = [...top.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([text]) => Number(text));
        const heightsOfLine = numbers.filter((_, index) => index % 2 === 1);
        expect(Math.min(...heightsOfLine)).toBeGreaterThanOrEqual(place.baseline - place.amplitude - 0.01);
        expect(Math.max(...heightsOfLine)).toBeLessThanOrEqual(groundLevel(place) + 2.01);
      }
    }),
  );
});

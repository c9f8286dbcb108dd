import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lane, ridgePaths } from './ridge-paths.ts';

const none = (count: number) => Array.from({ length: count }, () => null);

test('a line and its hill end in the middle of the first and of the last day', () => {
  const { hills, past, today } = ridgePaths([0, 0.5, 1, null, ...none(26)]);
  expect(past).toHaveLength(1);
  expect(past[0]?.path).toMatch(/^M5 50C.* 25 8$/);
  expect(hills).toEqual([`${past[0]?.path}V50H5Z`]);
  expect(today).toBeNull();
});

test('the line to today is a piece of its own, above the hill of all its days', () => {
  const { hills, past, today } = ridgePaths([...none(26), 0, 0.5, 0.2, 1]);
  expect(past.map(({ path }) => path)).toEqual([expect.stringMatching(/^M265 50C.* 285 41.6$/)]);
  expect(today?.path).toMatch(/^M285 41.6C.* 295 8$/);
  expect(hills).toEqual([expect.stringMatching(/^M265 50C.* 295 8V50H265Z$/)]);
});

test('a single day is a dot, and two days are dots joined by a thin line, without a hill', () => {
  const { hills, past } = ridgePaths([...none(10), 0, null, 0, 0, ...none(16)]);
  expect(hills).toEqual([]);
  expect(past).toEqual([
    { path: 'M105 50h0', kind: 'dot' },
    { path: 'M125 50h0', kind: 'dot' },
    { path: 'M135 50h0', kind: 'dot' },
    { path: expect.stringMatching(/^M125 50C.* 135 50$/), kind: 'thinLine' },
  ]);
});

test('yesterday and today are joined by a thin line', () => {
  const { hills, past, today } = ridgePaths([...none(28), 0, 1]);
  expect(hills).toEqual([]);
  expect(past).toEqual([{ path: 'M285 50h0', kind: 'dot' }]);
  expect(today).toEqual({ path: expect.stringMatching(/^M285 50C.* 295 8$/), kind: 'thinLine' });
});

test('draws as many days as there are heights', () => {
  expect(ridgePaths([null, 0, 1]).today?.path).toMatch(/^M15 50C.* 25 8$/);
});

test('a change of today moves no earlier hill', () => {
  const before = ridgePaths([...none(20), 0.1, 0.4, null, ...none(6), null]);
  const after = ridgePaths([...none(20), 0.1, 0.4, null, ...none(6), 1]);
  expect(after.past).toEqual(before.past);
  expect([before.today, after.today?.path.length]).toEqual([null, expect.any(Number)]);
});

test('stays inside the drawing', () => {
  const heights = fc.array(fc.option(fc.double({ min: -1, max: 1, noNaN: true })), {
    minLength: 30,
    maxLength: 30,
  });
  fc.assert(
    fc.property(heights, (values) => {
      const { past, today } = ridgePaths(values);
      for (const { path } of today ? [...past, today] : past) {
        const numbers = [...path.replace('h0', '').matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([text]) =>
          Number(text),
        );
        const levels = numbers.filter((_, index) => index % 2 === 1);
        expect(Math.min(...levels)).toBeGreaterThanOrEqual(lane.usual - lane.amplitude - 0.01);
        expect(Math.max(...levels)).toBeLessThanOrEqual(lane.height);
      }
    }),
  );
});

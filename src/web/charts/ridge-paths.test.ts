import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lane, ridgePaths } from './ridge-paths.ts';

const none = (count: number) => Array.from({ length: count }, () => null);

test('a hill has its feet in the middle of the next days without a value, and its top between the values', () => {
  const { hills, tops, todaysHill } = ridgePaths([null, 0, 1, ...none(27)]);
  expect(tops).toEqual(['M15 50C20 50 20 8 25 8']);
  expect(hills).toEqual(['M5 100C10 100 10 50 15 50C20 50 20 8 25 8C30 8 30 100 35 100Z']);
  expect(todaysHill).toBeNull();
});

test('a foot ends at the edge of the drawing', () => {
  const { hills, todaysHill } = ridgePaths([0, 0, null, null, 0, 0]);
  expect(hills).toEqual([
    'M0 100C2.5 100 2.5 50 5 50C10 50 10 50 15 50C20 50 20 100 25 100Z',
    'M35 100C40 100 40 50 45 50C45 50 45 100 45 100Z',
  ]);
  expect(todaysHill).toBe('M45 100C45 100 45 50 45 50C50 50 50 50 55 50C57.5 50 57.5 100 60 100Z');
});

test('a day without neighbours is a stone within its own day', () => {
  const { hills, todaysHill } = ridgePaths([null, 0, null, 1]);
  expect(hills).toEqual(['M12.5 100V57Q12.5 50 15 50Q17.5 50 17.5 57V100Z']);
  expect(todaysHill).toBe('M32.5 100V15Q32.5 8 35 8Q37.5 8 37.5 15V100Z');
});

test('the part of a hill from yesterday to today is a path of its own', () => {
  const { hills, tops, todaysHill, todaysTop } = ridgePaths([null, 0, 0.5, 1]);
  expect(hills).toEqual(['M5 100C10 100 10 50 15 50C20 50 20 29 25 29C25 29 25 100 25 100Z']);
  expect(tops).toEqual(['M15 50C20 50 20 29 25 29']);
  expect(todaysHill).toBe('M25 100C25 100 25 29 25 29C30 29 30 8 35 8C37.5 8 37.5 100 40 100Z');
  expect(todaysTop).toBe('M25 29C30 29 30 8 35 8');
});

test('each day except today has a dot, and a single day has no line', () => {
  const { tops, dots, todaysTop } = ridgePaths([...none(10), 0, null, 0, 0, ...none(15), 1]);
  expect(dots).toEqual(['M105 50h0', 'M125 50h0', 'M135 50h0']);
  expect(tops).toEqual(['M125 50C130 50 130 50 135 50']);
  expect(todaysTop).toBeNull();
});

test('a change of today moves no earlier line', () => {
  const before = ridgePaths([...none(20), 0.1, 0.4, null, ...none(5), 0, 0.5]);
  const after = ridgePaths([...none(20), 0.1, 0.4, null, ...none(5), 0, 1]);
  expect({ ...after, todaysHill: '', todaysTop: '' }).toEqual({ ...before, todaysHill: '', todaysTop: '' });
  expect([before.todaysTop, after.todaysTop]).toEqual([
    'M285 50C290 50 290 29 295 29',
    'M285 50C290 50 290 8 295 8',
  ]);
});

test('stays inside the drawing', () => {
  const heights = fc.array(fc.option(fc.double({ min: -1, max: 1, noNaN: true })), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(heights, (values) => {
      const { hills, tops, dots, todaysHill, todaysTop } = ridgePaths(values);
      const points = [...hills, ...tops, ...dots, todaysHill ?? '', todaysTop ?? '']
        .join('')
        .matchAll(/(-?[\d.]+) (-?[\d.]+)/g);
      for (const [, x, y] of points) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThanOrEqual(values.length * lane.day);
        expect(Number(y)).toBeGreaterThanOrEqual(lane.usual - lane.amplitude);
        expect(Number(y)).toBeLessThanOrEqual(lane.height);
      }
    }),
  );
});

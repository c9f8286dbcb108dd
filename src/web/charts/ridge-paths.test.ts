import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lane, ridgePaths } from './ridge-paths.ts';

const none = (count: number) => Array.from({ length: count }, () => null);

test('a line and its hill end in the middle of the first and of the last day', () => {
  const { hills, lines, lineToToday } = ridgePaths([0, 0.5, 1, null, ...none(26)]);
  expect(lines).toEqual(['M5 50L15 29L25 8']);
  expect(hills).toEqual(['M5 50L15 29L25 8V50H5Z']);
  expect(lineToToday).toBeNull();
});

test('the line to today is a path of its own, above the hill of all its days', () => {
  const { hills, lines, lineToToday } = ridgePaths([...none(26), 0, 0.5, 0.2, 1]);
  expect(lines).toEqual(['M265 50L275 29L285 41.6']);
  expect(lineToToday).toBe('M285 41.6L295 8');
  expect(hills).toEqual(['M265 50L275 29L285 41.6L295 8V50H265Z']);
});

test('each day except today has a dot, and only a gap of one day is bridged', () => {
  const { hills, lines, bridges, dots, lineToToday } = ridgePaths([
    ...none(10),
    0,
    null,
    0,
    0,
    ...none(15),
    1,
  ]);
  expect(dots).toEqual(['M105 50h0', 'M125 50h0', 'M135 50h0']);
  expect(lines).toEqual(['M125 50L135 50']);
  expect(hills).toEqual([]);
  expect(bridges).toEqual(['M105 50L125 50']);
  expect(lineToToday).toBeNull();
});

test('draws as many days as there are heights', () => {
  expect(ridgePaths([null, 0, 1]).lineToToday).toBe('M15 50L25 8');
});

test('a change of today moves no earlier line', () => {
  const before = ridgePaths([...none(20), 0.1, 0.4, null, ...none(5), 0, null]);
  const after = ridgePaths([...none(20), 0.1, 0.4, null, ...none(5), 0, 1]);
  expect(after.lines).toEqual(before.lines);
  expect(after.dots).toEqual(before.dots);
  expect([before.lineToToday, after.lineToToday]).toEqual([null, 'M285 50L295 8']);
});

test('stays inside the drawing', () => {
  const heights = fc.array(fc.option(fc.double({ min: -1, max: 1, noNaN: true })), {
    minLength: 30,
    maxLength: 30,
  });
  fc.assert(
    fc.property(heights, (values) => {
      const { hills, lines, bridges, dots, lineToToday } = ridgePaths(values);
      const levels = [...hills, ...lines, ...bridges, ...dots, lineToToday ?? '']
        .join('')
        .matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g);
      for (const [, level] of levels) {
        expect(Number(level)).toBeGreaterThanOrEqual(lane.usual - lane.amplitude);
        expect(Number(level)).toBeLessThanOrEqual(lane.usual + lane.amplitude);
      }
    }),
  );
});

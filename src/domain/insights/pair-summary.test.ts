import { expect, test } from 'vitest';
import { summarisePair } from './pair-summary.ts';

test('a habit is split into no and yes', () => {
  const days = [1, 2, 3].map((outcome) => ({ exposure: 0, outcome }));
  const yes = [7, 5].map((outcome) => ({ exposure: 1, outcome }));
  expect(summarisePair([...days, ...yes], true)).toEqual({
    days: 5,
    less: { days: 3, mean: 2, low: 1.5, high: 2.5 },
    more: { days: 2, mean: 6, low: 5.5, high: 6.5 },
  });
});

test('a number is split into its lowest and highest third', () => {
  const days = [9, 1, 5, 2, 8, 4, 3].map((exposure) => ({ exposure, outcome: exposure * 10 }));
  const { less, more } = summarisePair(days, false);
  expect([less?.days, less?.mean, more?.days, more?.mean]).toEqual([2, 15, 2, 85]);
});

test('no days give no groups', () => {
  expect(summarisePair([], true)).toEqual({ days: 0, less: undefined, more: undefined });
  expect(summarisePair([{ exposure: 3, outcome: 1 }], false)).toMatchObject({
    less: undefined,
    more: undefined,
  });
});

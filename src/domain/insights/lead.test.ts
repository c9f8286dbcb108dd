import { expect, test } from 'vitest';
import { certaintyOf, findMoreDays, rankPatterns, summariseDays } from './lead.ts';

const pattern = (confidence: number, effect: number, low: number, high: number, days = 100) => ({
  confidence,
  effect,
  low,
  high,
  days,
});

test('the most certain pattern leads, and of equally certain ones the one with the largest share', () => {
  const likely = pattern(80, -3, -3.2, -2.8);
  const weak = pattern(95, 0.4, 0.1, 0.7);
  const strong = pattern(95, -1.3, -1.7, -0.9);
  expect(rankPatterns([likely, weak, strong])).toEqual([strong, weak, likely]);
  expect(rankPatterns([])).toEqual([]);
});

test('the same interval over fewer days means a larger share of the outcome', () => {
  const [many, few] = [pattern(95, 1, 0.5, 1.5, 300), pattern(95, 1, 0.5, 1.5, 60)];
  expect(rankPatterns([many, few])).toEqual([few, many]);
});

test.each([
  [99, 'almostCertain'],
  [98, 'veryLikely'],
  [90, 'veryLikely'],
  [89, 'likely'],
  [66, 'likely'],
  [65, 'possible'],
])('a confidence of %i percent is called %s', (confidence, certainty) => {
  expect(certaintyOf(confidence)).toBe(certainty);
});

const days = [1, 0, 1, 5].map((exposure, index) => ({ day: `2026-03-0${index + 1}`, exposure }));

test('days are split by yes and no, or by the median', () => {
  expect([...findMoreDays(days, true)]).toEqual(['2026-03-01', '2026-03-03', '2026-03-04']);
  expect([...findMoreDays(days, false)]).toEqual(['2026-03-04']);
});

test('a group of days has the means of both measures, unless it is empty', () => {
  expect(
    summariseDays([
      { exposure: 2, outcome: 4 },
      { exposure: 8, outcome: 7 },
    ]),
  ).toEqual({ days: 2, mean: 5.5, exposureMean: 5 });
  expect(summariseDays([])).toBeUndefined();
});

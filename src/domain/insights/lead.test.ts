import { expect, test } from 'vitest';
import { certaintyOf, countPositions, findLead, findMoreDays } from './lead.ts';

const pattern = (confidence: number, effect: number, low: number, high: number) => ({
  confidence,
  effect,
  low,
  high,
});

test('the most certain pattern leads, and of equally certain ones the strongest', () => {
  const [likely, weak, strong] = [
    pattern(80, -3, -3.2, -2.8),
    pattern(95, 0.4, 0.1, 0.7),
    pattern(95, -1.3, -1.7, -0.9),
  ];
  expect(findLead([likely, weak, strong])).toBe(strong);
  expect(findLead([likely])).toBe(likely);
  expect(findLead([])).toBeUndefined();
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

test('values on the edge of the band are within it', () => {
  const usual = { low: 5, median: 6, high: 7 };
  expect(countPositions([4, 5, 6, 7, 7.5, 9], usual)).toEqual({ below: 1, within: 3, above: 2 });
  expect(countPositions([], usual)).toEqual({ below: 0, within: 0, above: 0 });
});

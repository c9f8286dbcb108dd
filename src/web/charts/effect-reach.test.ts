import { expect, test } from 'vitest';
import { formatAmount } from '#domain/insights/measure-phrases.ts';
import { effectReach } from './effect-reach.ts';

test('effects share an axis only if their outcomes and their steps have the same unit', () => {
  const patterns = [
    { exposure: 'alcoholConsumption', outcome: 'sleepQuality', low: -2, high: -1 },
    { exposure: 'selfCareActivity', outcome: 'mood', low: 0.5, high: 1 },
    { exposure: 'steps', outcome: 'mood', low: 0.0001, high: 0.0004 },
    { exposure: 'steps', outcome: 'energyLevel', low: 0.0001, high: 0.0009 },
    { exposure: 'sleepQuality', outcome: 'heartRate', low: -8, high: -4 },
  ] as const;
  expect(patterns.map((pattern) => effectReach(pattern, patterns))).toEqual([2.5, 2.5, 1, 1, 10]);
});

test('the axis goes beyond an interval whose end is a round number', () => {
  for (const high of [0.3, 1, 1.98, 2, 9.9, 10]) {
    const pattern = { exposure: 'alcoholConsumption', outcome: 'mood', low: 0, high } as const;
    expect(effectReach(pattern, [pattern])).toBeGreaterThan(high * 1.05);
  }
});

test.each([
  [0.11, '0.2'],
  [0.42, '0.5'],
  [1.2, '1.5'],
])('the end of an axis for %d is shown as it is drawn', (low, shown) => {
  const pattern = { exposure: 'alcoholConsumption', outcome: 'mood', low: -low, high: 0 } as const;
  const reach = effectReach(pattern, [pattern]);
  expect(reach).toBeCloseTo(Number(shown));
  expect(formatAmount(reach, 'mood', 'en')).toBe(shown);
});

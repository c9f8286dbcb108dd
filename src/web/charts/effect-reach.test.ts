import { expect, test } from 'vitest';
import { formatAmount } from '#domain/insights/measure-phrases.ts';
import { effectReach } from './effect-reach.ts';

test('effects on outcomes with the same unit share an axis', () => {
  const patterns = [
    { exposure: 'alcoholConsumption', outcome: 'sleepQuality', low: -2, high: -1 },
    { exposure: 'steps', outcome: 'mood', low: 0.0001, high: 0.0004 },
    { exposure: 'sleepQuality', outcome: 'heartRate', low: -8, high: -4 },
  ] as const;
  expect(effectReach('sleepQuality', patterns)).toBeCloseTo(2.5);
  expect(effectReach('mood', patterns)).toBeCloseTo(2.5);
  expect(effectReach('heartRate', patterns)).toBeCloseTo(10);
});

test('the axis goes beyond an interval whose end is a round number', () => {
  for (const high of [0.3, 1, 1.98, 2, 9.9, 10]) {
    const pattern = { exposure: 'alcoholConsumption', outcome: 'mood', low: 0, high } as const;
    expect(effectReach('mood', [pattern])).toBeGreaterThan(high * 1.05);
  }
});

test.each([
  [0.11, '0.2'],
  [0.42, '0.5'],
  [1.2, '1.5'],
])('the end of an axis for %d is shown as it is drawn', (low, shown) => {
  const reach = effectReach('mood', [
    { exposure: 'alcoholConsumption', outcome: 'mood', low: -low, high: 0 },
  ]);
  expect(reach).toBeCloseTo(Number(shown));
  expect(formatAmount(reach, 'mood', 'en')).toBe(shown);
});

import { expect, test } from 'vitest';
import { effectReach } from './effect-reach.ts';

test('effects on outcomes with the same unit share an axis', () => {
  const patterns = [
    { exposure: 'alcoholConsumption', outcome: 'sleepQuality', low: -2, high: -1 },
    { exposure: 'steps', outcome: 'mood', low: 0.0001, high: 0.0004 },
    { exposure: 'sleepQuality', outcome: 'heartRate', low: -8, high: -4 },
  ] as const;
  expect(effectReach('sleepQuality', patterns)).toBeCloseTo(2);
  expect(effectReach('mood', patterns)).toBeCloseTo(2);
  expect(effectReach('heartRate', patterns)).toBeCloseTo(8);
});

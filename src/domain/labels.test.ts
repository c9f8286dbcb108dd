import { expect, test } from 'vitest';
import { checkinEnergyLabel, checkinStressLabel, moodLabel, stressLabel } from './labels.ts';

test.each([
  [10, 'great'],
  [8, 'great'],
  [7.9, 'good'],
  [6, 'good'],
  [5, 'fair'],
  [4, 'fair'],
  [3.9, 'poor'],
  [0, 'poor'],
])('mood %d is %s', (mood, label) => expect(moodLabel(mood)).toBe(label));

test.each([
  [0, 'low'],
  [3, 'low'],
  [3.1, 'medium'],
  [6, 'medium'],
  [6.1, 'high'],
])('stress %d is %s', (stress, label) => expect(stressLabel(stress)).toBe(label));

test.each([
  [8, 'excellent', 'veryHigh'],
  [6, 'good', 'high'],
  [4, 'fair', 'moderate'],
  [3, 'low', 'low'],
])('in the check-in, energy %d is %s and stress %s', (value, energy, stress) => {
  expect([checkinEnergyLabel(value), checkinStressLabel(value)]).toEqual([energy, stress]);
});

import { expect, test } from 'vitest';
import { profilePercent } from './readiness.ts';

const days = (mood: number, energyLevel: number, stressLevel = 0, sleepQuality = 0) => ({
  mood,
  energyLevel,
  stressLevel,
  sleepQuality,
});

test('the second-longest series decides the percentage', () => {
  expect(profilePercent(days(0, 0))).toBe(0);
  expect(profilePercent(days(100, 0))).toBe(0);
  expect(profilePercent(days(100, 21))).toBe(50);
  expect(profilePercent(days(41, 41))).toBe(97);
  expect(profilePercent(days(42, 0, 0, 90))).toBe(100);
});

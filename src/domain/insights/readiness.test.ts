import { expect, test } from 'vitest';
import { countMissingDays, profilePercent } from './readiness.ts';

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

test('the second-longest series decides how many days are missing', () => {
  expect(countMissingDays(days(0, 0))).toBe(42);
  expect(countMissingDays(days(100, 14))).toBe(28);
  expect(countMissingDays(days(41, 41))).toBe(1);
  expect(countMissingDays(days(42, 0, 0, 90))).toBe(0);
});

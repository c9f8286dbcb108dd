import { expect, it } from 'vitest';
import { describeYear, keepMeasure } from '#domain/year-horizon.ts';
import { findSpreadScale } from './spread-scale.ts';

const none = { sleepHours: null, heartRate: null, stressLevel: null, energyLevel: null, waterIntake: null };
const monthsOf = (moods: number[]) => {
  const values = moods.map((mood, index) => ({ ...none, date: `2025-03-0${index + 1}`, mood }));
  return describeYear(keepMeasure(values, 'mood'), 2025, '2026-01-01');
};

it('reaches from the lowest to the highest quartile, and includes the usual value', () => {
  const months = monthsOf([2, 2, 2, 5, 8, 8, 8]);
  const scale = findSpreadScale(months, 'mood', 5);
  expect([2, 5, 8].map(scale.place)).toEqual([0, 0.5, 1]);
  expect(findSpreadScale(months, 'mood', 10).place(10)).toBe(1);
});

it('puts a single value in the middle', () => {
  expect(findSpreadScale(monthsOf([6]), 'mood', undefined).place(6)).toBe(0.5);
});

it('has a few round ticks', () => {
  expect(findSpreadScale(monthsOf([2, 2, 2, 5, 8, 8, 8]), 'mood', 5).ticks).toEqual([2, 4, 6, 8]);
  expect(findSpreadScale(monthsOf([6]), 'mood', 6.5).ticks).toEqual([6]);
});

import { expect, test } from 'vitest';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { findShownYear } from './shown-year.ts';

const none = {
  sleepHours: null,
  heartRate: null,
  stressLevel: null,
  energyLevel: null,
  mood: null,
  waterIntake: null,
};
const values = [
  { ...none, date: '2025-05-30', sleepHours: 8, mood: 7 },
  { ...none, date: '2025-05-31', sleepHours: 7, mood: 6 },
];
const show = (chosen?: HorizonMeasure, nights?: { date: string; awakeHours: number | null }[]) =>
  findShownYear(values, nights, 2025, '2026-06-15', chosen);

test('a measure without values in the year cannot be chosen', () => {
  expect(show('mood')).toMatchObject({ measure: 'mood', measures: ['sleepHours', 'mood'] });
  expect(show('waterIntake')).toMatchObject({ measure: 'sleepHours', measures: ['sleepHours', 'mood'] });
});

test('the hours of sleep are the time in bed only if no device measured a night', () => {
  const nights = (...awakeHours: (number | null)[]) =>
    values.map(({ date }, index) => ({ date, awakeHours: awakeHours[index] ?? null }));
  expect(show(undefined, nights(null, null)).sleepMeaning).toBe('inBed');
  expect(show(undefined, nights(null, 0.5)).sleepMeaning).toBe('mixed');
  expect(show(undefined, nights(1, 0.5)).sleepMeaning).toBe('asleep');
  expect(show().sleepMeaning).toBe('mixed');
});

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
const show = (chosen: HorizonMeasure) =>
  findShownYear({ entries: values, sleepMeaning: 'inBed' }, 2025, '2026-06-15', chosen);

test('a measure without values in the year cannot be chosen', () => {
  expect(show('mood')).toMatchObject({ measure: 'mood', measures: ['sleepHours', 'mood'] });
  expect(show('waterIntake')).toMatchObject({ measure: 'sleepHours', measures: ['sleepHours', 'mood'] });
});

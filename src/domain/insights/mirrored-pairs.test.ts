import { expect, test } from 'vitest';
import type { MeasureName } from '../measures/catalogue.ts';
import { withoutMirrored } from './mirrored-pairs.ts';

const pair = (exposure: MeasureName, outcome: MeasureName, lag: 0 | 1 = 0) => ({
  exposure,
  outcome,
  lag,
  status: 'current' as 'current' | 'withdrawn',
});

test('of two same-day pairs of the same measures, the one from the night is kept, in any order', () => {
  const night = pair('sleepQuality', 'stressLevel');
  const day = pair('stressLevel', 'sleepQuality');
  expect(withoutMirrored([day, night])).toEqual([night]);
  expect(withoutMirrored([night, day])).toEqual([night]);
});

test('the role of the exposure decides first, and the catalogue decides between equal roles', () => {
  const byRole = pair('alcoholConsumption', 'stressLevel');
  expect(withoutMirrored([pair('stressLevel', 'alcoholConsumption'), byRole])).toEqual([byRole]);
  const byCatalogue = pair('stressLevel', 'procrastination');
  expect(withoutMirrored([pair('procrastination', 'stressLevel'), byCatalogue])).toEqual([byCatalogue]);
});

test('a current pair is kept before a withdrawn one', () => {
  const withdrawn = { ...pair('sleepQuality', 'stressLevel'), status: 'withdrawn' as const };
  const current = pair('stressLevel', 'sleepQuality');
  expect(withoutMirrored([withdrawn, current])).toEqual([current]);
});

test('pairs on different days, or with one direction only, are kept', () => {
  const pairs = [
    pair('sleepQuality', 'stressLevel'),
    pair('stressLevel', 'sleepQuality', 1),
    pair('stressLevel', 'mood'),
  ];
  expect(withoutMirrored(pairs)).toEqual(pairs);
});

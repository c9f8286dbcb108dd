import { describe, expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { breathingStep, countStreakDays, roundSeconds } from './mindfulness.ts';

const today = '2026-03-11';
const back = (...counts: number[]) => counts.map((count) => addDays(today, -count));

describe('countStreakDays', () => {
  test.each([
    ['none', [], 0],
    ['today alone', [0], 1],
    ['yesterday, today not over', [1], 1],
    ['three days up to yesterday', [1, 2, 3], 3],
    ['three days with today', [0, 1, 2], 3],
    ['a gap ends it', [0, 1, 3, 4], 2],
    ['two days ago is over', [2, 3], 0],
  ])('%s', (_name, days, count) => {
    expect(countStreakDays(back(...days), today)).toBe(count);
  });
  test('counts at most the given number of days', () => {
    const year = Array.from({ length: 365 }, (_, count) => addDays(today, -count));
    expect([countStreakDays(year, today, 30), countStreakDays(year, today)]).toEqual([30, 365]);
  });
});

test('a 4-7-8 round inhales for 4 s, holds for 7 s and exhales for 8 s', () => {
  expect(roundSeconds('4-7-8')).toBe(19);
  expect([19, 16, 15.5, 15, 9, 8.5, 8, 1, 0].map((left) => breathingStep('4-7-8', left).phase)).toEqual([
    'inhale',
    'inhale',
    'inhale',
    'hold',
    'hold',
    'hold',
    'exhale',
    'exhale',
    'exhale',
  ]);
});

test('a box round has four steps of 4 s', () => {
  expect(roundSeconds('box')).toBe(16);
  const steps = [16, 12.5, 12, 8.5, 8, 4.5, 4, 0].map((left) => breathingStep('box', left));
  expect(steps.map(({ phase, isEmpty }) => (isEmpty ? `${phase} empty` : phase))).toEqual([
    'inhale',
    'inhale',
    'hold',
    'hold',
    'exhale',
    'exhale',
    'hold empty',
    'hold empty',
  ]);
  expect(steps.map(({ progress }) => progress)).toEqual([0, 0.875, 0, 0.875, 0, 0.875, 0, 1]);
});

test('the seconds of each step count down to 1, and start again with the next step', () => {
  const lefts = Array.from({ length: roundSeconds('4-7-8') }, (_, second) => roundSeconds('4-7-8') - second);
  const steps = lefts.map((left) => breathingStep('4-7-8', left));
  expect(steps.map(({ secondsLeft }) => secondsLeft)).toEqual([
    ...[4, 3, 2, 1],
    ...[7, 6, 5, 4, 3, 2, 1],
    ...[8, 7, 6, 5, 4, 3, 2, 1],
  ]);
  expect(steps.map(({ index }) => index)).toEqual(lefts.map((left) => (left > 15 ? 0 : left > 8 ? 1 : 2)));
});

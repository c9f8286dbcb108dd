import { describe, expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { breathingPhase, countStreakDays } from './mindfulness.ts';

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

test('the breathing phase depends on the seconds left', () => {
  expect([19, 16, 15.5, 15, 9, 8.5, 8, 1, 0].map(breathingPhase)).toEqual([
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

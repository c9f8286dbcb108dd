import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import {
  breathingPhase,
  countStreakDays,
  elapsedMilliseconds,
  pauseTimer,
  resumeTimer,
  type TimerState,
  toWholeMinutes,
} from './mindfulness.ts';

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
  test('counts no further than asked', () => {
    const year = Array.from({ length: 365 }, (_, count) => addDays(today, -count));
    expect([countStreakDays(year, today, 30), countStreakDays(year, today)]).toEqual([30, 365]);
  });
});

test('breathing phases by the seconds left', () => {
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

test('however it is paused and resumed, the timer knows the time that it ran', () => {
  const steps = fc.array(
    fc.tuple(fc.constantFrom('pause', 'resume', 'look'), fc.integer({ min: 0, max: 90_000 })),
  );
  fc.assert(
    fc.property(steps, (moves) => {
      let timer: TimerState = { runningSince: 0, elapsedBefore: 0, duration: 300_000 };
      let [now, ran, running] = [0, 0, true];
      for (const [move, later] of moves) {
        now += later;
        if (running) ran += later;
        if (move === 'pause') [timer, running] = [pauseTimer(timer, now), false];
        if (move === 'resume') [timer, running] = [resumeTimer(timer, now), true];
        expect(elapsedMilliseconds(timer, now)).toBe(Math.min(300_000, ran));
      }
    }),
  );
});

test('stopping early saves whole minutes', () => {
  expect([59_999, 60_000, 119_999].map(toWholeMinutes)).toEqual([0, 1, 1]);
});

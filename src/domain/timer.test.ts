import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elapsedMilliseconds, pauseTimer, resumeTimer, type TimerState, toWholeMinutes } from './timer.ts';

test('the elapsed time excludes pauses', () => {
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

test('whole minutes are rounded down', () => {
  expect([59_999, 60_000, 119_999].map(toWholeMinutes)).toEqual([0, 1, 1]);
});

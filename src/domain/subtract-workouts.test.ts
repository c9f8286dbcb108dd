import { expect, test } from 'vitest';
import { subtractFromDays, subtractFromSummary } from './subtract-workouts.ts';

const workout = (date: string, duration: number, caloriesBurned: number | null = duration * 8) => ({
  date,
  duration,
  caloriesBurned,
});
const range = { date: '2026-03-10', weekStart: '2026-03-08' };

test('the totals of the day and the week leave out the workouts', () => {
  const summary = {
    today: { minutes: 60, calories: 360, workouts: 2 },
    week: { minutes: 100, goal: 150 },
    bests: null,
  };
  const deleted = [workout('2026-03-10', 45), workout('2026-03-09', 30), workout('2026-03-07', 90)];
  expect(subtractFromSummary(summary, deleted, range)).toEqual({
    today: { minutes: 15, calories: 0, workouts: 1 },
    week: { minutes: 25, goal: 150 },
    bests: null,
  });
});

test('unknown calories change no total, and no total is negative', () => {
  const summary = { today: { minutes: 20, calories: 80, workouts: 1 }, week: { minutes: 20 } };
  const deleted = [workout('2026-03-10', 20, null), workout('2026-03-10', 20, null)];
  expect(subtractFromSummary(summary, deleted, range)).toEqual({
    today: { minutes: 0, calories: 80, workouts: 0 },
    week: { minutes: 0 },
  });
});

test('a day whose only workout is left out has no minutes', () => {
  const days = [
    { date: '2026-03-09', minutes: 30 },
    { date: '2026-03-10', minutes: 60 },
  ];
  const deleted = [workout('2026-03-09', 30), workout('2026-03-10', 20)];
  expect(subtractFromDays(days, deleted)).toEqual([{ date: '2026-03-10', minutes: 40 }]);
});

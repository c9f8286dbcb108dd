import { beforeEach, expect, test } from 'vitest';
import { pauseTimer, resumeTimer } from '#domain/timer.ts';
import { createTimerStore } from '#web/lib/timer/timer-store.ts';
import {
  changeTimer,
  parseWorkoutTimer,
  startWorkout,
  type WorkoutTimer,
  workoutMinutes,
} from './workout-timer.ts';

const minute = 60_000;
let now: number;

beforeEach(() => {
  now = Date.parse('2026-03-10T12:00:00Z');
  localStorage.clear();
});

const openTab = (userId = 7) =>
  createTimerStore<WorkoutTimer>({
    name: 'workout',
    userId,
    parse: parseWorkoutTimer,
    serialize: (workout) => workout && JSON.stringify(workout),
    now: () => now,
  });
const minutesOf = (workout: WorkoutTimer) => workout && workoutMinutes(workout, now);

test('a workout continues in another tab, after a reload and while the computer sleeps', () => {
  openTab().update((_before, at) => startWorkout('yoga', at));
  now += 90 * minute;
  const other = openTab();
  expect(other.read()?.type).toBe('yoga');
  expect(minutesOf(other.read())).toBe(90);
  expect(openTab(8).read()).toBeNull();
});

test('a pause does not count, and the clock stops at the longest workout', () => {
  const tab = openTab();
  tab.update((_before, at) => startWorkout('cardio', at));
  now += 10 * minute;
  tab.update((before, at) => changeTimer(before, pauseTimer, at));
  now += 60 * minute;
  tab.update((before, at) => changeTimer(before, resumeTimer, at));
  now += 5 * minute;
  expect(minutesOf(tab.read())).toBe(15);
  now += 5000 * minute;
  expect(minutesOf(tab.read())).toBe(600);
});

test.each([
  '',
  'no json',
  '{}',
  '{"type":"golf"}',
  '{"type":"yoga","timer":{"runningSince":"x"}}',
  '[]',
  '5',
])('a stored %j is not a workout', (text) => {
  expect(parseWorkoutTimer(text)).toBeNull();
});

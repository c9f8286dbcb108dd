import { afterEach, expect, test, vi } from 'vitest';
import type { ExerciseActivity } from '#contracts/fitness.ts';
import { toWorkout, workoutSchema, workoutValues } from './workout-form.ts';

const workout: ExerciseActivity = {
  id: 3,
  userId: 7,
  type: 'cardio',
  duration: 30,
  intensity: 'moderate',
  caloriesBurned: 240,
  notes: null,
  // 00:30 on 10 March in Stockholm.
  timestamp: '2026-03-09T23:30:12.345Z',
  date: '2026-03-10',
  zone: 'Europe/Stockholm',
  source: 'self',
  counts: true,
};
const { zone, timestamp } = workout;
const values = workoutValues(workout, 'en');
const send = (changes: object, opened: { timestamp: string | undefined } | undefined = { timestamp }) =>
  toWorkout(workoutSchema('en', '2026-03-12', false).parse({ ...values, ...changes }), {
    userId: 7,
    zone,
    opened: opened && { date: values.date, time: values.time, ...opened },
  });

afterEach(() => vi.useRealTimers());

test('a new workout opens without a time', () => {
  expect(workoutValues(undefined, 'en').time).toBe('');
});

test('a workout opens with the day and the time of its own zone', () => {
  expect(values).toMatchObject({ date: '2026-03-10', time: '00:30' });
});

test('an unchanged time keeps the instant to the second', () => {
  expect(send({ duration: '45' })).toMatchObject({ duration: 45, timestamp });
});

test('calories that are an estimate are estimated again for other minutes', () => {
  expect(values.caloriesBurned).toBe('');
  expect(send({ duration: '20' })).toMatchObject({ duration: 20, caloriesBurned: 160 });
});

test('calories that differ from the estimate are kept', () => {
  expect(workoutValues({ ...workout, caloriesBurned: 310 }, 'en').caloriesBurned).toBe('310');
});

test('a changed day or time is read in the zone of the workout', () => {
  expect(send({ date: '2026-03-08' })).toMatchObject({ timestamp: '2026-03-07T23:30:00.000Z' });
  expect(send({ time: '08:00' })).toMatchObject({ timestamp: '2026-03-10T07:00:00.000Z' });
});

test('an unsent workout without a time of its own keeps the time at which it was written', () => {
  expect(send({}, { timestamp: undefined })).not.toHaveProperty('timestamp');
});

test('a new workout has the time of the form', () => {
  expect(
    toWorkout(workoutSchema('en', '2026-03-12', true).parse(values), { userId: 7, zone, opened: undefined }),
  ).toMatchObject({ timestamp: '2026-03-09T23:30:00.000Z' });
});

test.each([
  // 19:45 and 00:20 in Stockholm.
  ['began before it ended now', '2026-03-12T18:45:00Z', '2026-03-12T18:15:00.000Z'],
  ['began at midnight at the earliest', '2026-03-11T23:20:00Z', '2026-03-11T23:00:00.000Z'],
])('a new workout of today without a time %s', (_, now, timestamp) => {
  vi.useFakeTimers({ now: new Date(now) });
  const schema = workoutSchema('en', '2026-03-12', true);
  const input = schema.parse({ ...values, date: '2026-03-12', time: '' });
  expect(toWorkout(input, { userId: 7, zone, opened: undefined })).toMatchObject({ timestamp });
});

test('a workout of another day and a logged workout need a time', () => {
  const fault = (date: string, isNew: boolean) =>
    workoutSchema('en', '2026-03-12', isNew).safeParse({ ...values, date, time: '' }).error?.issues[0]?.path;
  expect(fault('2026-03-12', true)).toBeUndefined();
  expect(fault('2026-03-11', true)).toEqual(['time']);
  expect(fault('2026-03-12', false)).toEqual(['time']);
});

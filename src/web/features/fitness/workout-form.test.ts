import { expect, test } from 'vitest';
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
  toWorkout(workoutSchema('en', '2026-03-12').parse({ ...values, ...changes }), {
    userId: 7,
    zone,
    opened: opened && { date: values.date, time: values.time, ...opened },
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
    toWorkout(workoutSchema('en', '2026-03-12').parse(values), { userId: 7, zone, opened: undefined }),
  ).toMatchObject({ timestamp: '2026-03-09T23:30:00.000Z' });
});

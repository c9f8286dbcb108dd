import { expect, test } from 'vitest';
import { terraKinds } from './kinds.ts';

const recordedAt = new Date('2026-03-02T10:00:00Z');
const read = (metadata: Record<string, unknown>, more: Record<string, unknown> = {}) => {
  const times = {
    start_time: '2026-03-01T18:00:00+01:00',
    end_time: '2026-03-01T18:45:00+01:00',
    summary_id: 'a1',
  };
  const item = { metadata: { ...times, ...metadata }, ...more };
  return terraKinds
    .find(({ name }) => name === 'activity')
    ?.read([item], { zone: 'Europe/Stockholm', recordedAt });
};
const common = { externalId: 'a1', zone: '+01:00', startedAt: new Date('2026-03-01T17:00:00Z'), minutes: 45 };

test('a workout with the title of the person', () => {
  const calories_data = { total_burned_calories: 410, net_activity_calories: 350 };
  expect(read({ type: 8, name: 'Morning Run' }, { calories_data })).toEqual([
    { kind: 'workout', ...common, type: 'cardio', title: 'Morning Run', intensity: null, calories: 410 },
  ]);
});

test.each([
  [80, 'strength', 'Strength training'],
  [97, 'strength', 'Weightlifting'],
  [100, 'yoga', 'Yoga'],
  [49, 'yoga', 'Pilates'],
  [1, 'cardio', 'Biking'],
  [108, 'cardio', 'Other'],
  [9999, 'cardio', 'Workout'],
  [null, 'cardio', 'Unknown'],
])('an activity of type %s is %s', (type, expected, title) => {
  expect(read({ type })).toEqual([
    { kind: 'workout', ...common, type: expected, title, intensity: null, calories: null },
  ]);
});

test.each([
  [45, 'mindfulness'],
  [122, 'breathing'],
])('an activity of type %s is a session of %s', (number, type) => {
  expect(read({ type: number })).toEqual([{ kind: 'session', ...common, type }]);
});

test('0 is a type: a ride in a vehicle, which is no workout', () => {
  const notUsed = { kind: 'rejected', reason: 'notUsed', where: 'a1' };
  expect(read({ type: 0 })).toEqual([{ ...notUsed, what: 'activity In vehicle' }]);
  expect(read({ type: 8, upload_type: 4 })).toEqual([{ ...notUsed, what: 'activity, deleted' }]);
});

test.each([
  [{ calories_data: { total_burned_calories: null, net_activity_calories: 350 } }, 350],
  [{ energy_data: { energy_kilojoules: 836.8 } }, expect.closeTo(200)],
  [{ calories_data: null }, null],
])('the energy of %o is %s kcal', (more, calories) => {
  expect(read({ type: 8 }, more)).toMatchObject([{ calories }]);
});

test('the steps of a workout are not added to those of the day', () => {
  expect(read({ type: 8 }, { distance_data: { summary: { steps: 4000 } } })).toEqual([
    expect.objectContaining({ kind: 'workout' }),
    { kind: 'rejected', reason: 'notUsed', what: 'activity.distance_data', where: '2026-03-01' },
  ]);
});

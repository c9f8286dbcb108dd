import { expect, it } from 'vitest';
import type { ExerciseActivity } from '#contracts/fitness.ts';
import type { MeditationSession } from '#contracts/mindfulness.ts';
import { findPostIdeas } from './find-post-ideas.ts';

const from = '2026-03-04';
const days = (source: string, count = 3) =>
  Array.from({ length: count }, (_, index) => ({ date: `2026-03-0${4 + index}`, value: 5000.4, source }));
const summary = (source: string, count?: number) => [
  { measure: 'steps' as const, current: null, usual: null, days: days(source, count) },
];
const event = { date: '2026-03-05', duration: 30, source: 'self', counts: true };
const workout = (more: object = {}) => ({ ...event, ...more }) as ExerciseActivity;
const session = (more: object = {}) => ({ ...event, duration: 10, ...more }) as object as MeditationSession;
const nothing = { deviceSummary: undefined, workouts: undefined, sessions: undefined };

it('sums up the steps, the workouts and the meditation of the days', () => {
  const ideas = findPostIdeas(
    {
      deviceSummary: summary('device:garmin'),
      workouts: [workout(), workout({ counts: false }), workout({ date: '2026-03-03' })],
      sessions: [session(), session(), session({ date: '2026-03-03' })],
    },
    from,
  );
  expect(ideas).toEqual([
    { kind: 'steps', count: 15_001 },
    { kind: 'workouts', count: 1, minutes: 30 },
    { kind: 'meditation', minutes: 20 },
  ]);
});

it('has no ideas without data, and none about steps of two days', () => {
  expect(findPostIdeas(nothing, from)).toEqual([]);
  expect(findPostIdeas({ ...nothing, deviceSummary: summary('device:garmin', 2) }, from)).toEqual([]);
});

it.each(['device:simulated-garmin', 'device:strava', 'import:strava'])(
  'never suggests values of %s',
  (source) => {
    const data = {
      deviceSummary: [{ ...summary('self')[0], days: [...days('self'), ...days(source, 1)] }] as ReturnType<
        typeof summary
      >,
      workouts: [workout(), workout({ source })],
      sessions: [session(), session({ source })],
    };
    expect(findPostIdeas(data, from)).toEqual([]);
  },
);

import { useSyncExternalStore } from 'react';
import type { WorkoutType } from '#domain/fitness.ts';
import { pauseTimer, resumeTimer } from '#domain/timer.ts';
import { useMember } from '#web/lib/session.ts';
import { createTimerStore, type TimerStore } from '#web/lib/timer/timer-store.ts';
import { changeTimer, parseWorkoutTimer, startWorkout, type WorkoutTimer } from './workout-timer.ts';

const stores = new Map<number, TimerStore<WorkoutTimer>>();

function storeOf(userId: number): TimerStore<WorkoutTimer> {
  const known = stores.get(userId);
  if (known) return known;
  const store = createTimerStore<WorkoutTimer>({
    name: 'workout',
    userId,
    parse: parseWorkoutTimer,
    serialize: (workout) => workout && JSON.stringify(workout),
  });
  stores.set(userId, store);
  return store;
}

/**
 * Returns the workout in progress and functions to change it. All tabs of the browser share this
 * workout.
 */
export function useWorkoutTimer() {
  const { read, update, subscribe } = storeOf(useMember().id);
  return {
    workout: useSyncExternalStore(subscribe, read),
    start: (type: WorkoutType) => update((_before, now) => startWorkout(type, now)),
    pause: () => update((before, now) => changeTimer(before, pauseTimer, now)),
    resume: () => update((before, now) => changeTimer(before, resumeTimer, now)),
    end: () => update(() => null),
    /** Restores a workout that was ended, or that a new workout replaced. */
    restore: (workout: WorkoutTimer) => update(() => workout),
  };
}

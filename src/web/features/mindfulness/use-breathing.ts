import { useSyncExternalStore } from 'react';
import { type BreathingExercise, breathingStep, roundSeconds } from '#domain/mindfulness.ts';

export interface ActiveExercise {
  exercise: BreathingExercise;
  /**
   * When the exercise started, as a time of `performance.now()`. This time does not jump when the system clock is set.
   */
  startedAt: number;
}

/**
 * Returns the current step of a running exercise, the whole seconds left of the step, the elapsed seconds, and the
 * number of the round, from 1. The exercise repeats its round until the person stops it.
 */
export function useBreathing(active: ActiveExercise) {
  const elapsed = useSyncExternalStore(subscribe, () => Math.floor(secondsSince(active)));
  const round = roundSeconds(active.exercise);
  return {
    ...breathingStep(active.exercise, round - (elapsed % round)),
    elapsed,
    round: Math.floor(elapsed / round) + 1,
  };
}

/** Returns the seconds left of the current round, more than 0. */
export function secondsLeftOf(active: ActiveExercise): number {
  const round = roundSeconds(active.exercise);
  return round - (secondsSince(active) % round);
}

const secondsSince = ({ startedAt }: ActiveExercise) => (performance.now() - startedAt) / 1000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 100);
  return () => clearInterval(timer);
}

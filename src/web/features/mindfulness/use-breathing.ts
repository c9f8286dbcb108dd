import { useState, useSyncExternalStore } from 'react';
import {
  type BreathingExercise,
  type BreathingPhase,
  breathingStep,
  roundSeconds,
} from '#domain/mindfulness.ts';

export interface ActiveExercise {
  exercise: BreathingExercise;
  /** The start, as a `performance.now()` time. That time does not change when the system clock is set. */
  startedAt: number;
}

interface Breathing {
  /** The running exercise. Undefined if none is running. */
  activeExercise: ActiveExercise | undefined;
  phase: BreathingPhase;
  /** The seconds left of the round, rounded up to a whole number. 0 if no exercise is running. */
  secondsLeft: number;
  startExercise: (exercise: BreathingExercise) => void;
  stopExercise: () => void;
}

/** Runs one breathing exercise at a time, round after round until it is stopped. */
export function useBreathing(): Breathing {
  const [activeExercise, setActiveExercise] = useState<ActiveExercise>();
  const secondsLeft = useSyncExternalStore(subscribe, () =>
    activeExercise ? Math.ceil(secondsLeftOf(activeExercise)) : 0,
  );
  return {
    activeExercise,
    secondsLeft,
    phase: activeExercise ? breathingStep(activeExercise.exercise, secondsLeft).phase : 'inhale',
    startExercise: (exercise) => setActiveExercise({ exercise, startedAt: performance.now() }),
    stopExercise: () => setActiveExercise(undefined),
  };
}

/** Returns the seconds left of the current round, more than 0. */
export function secondsLeftOf({ exercise, startedAt }: ActiveExercise): number {
  const round = roundSeconds(exercise);
  return round - (((performance.now() - startedAt) / 1000) % round);
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 100);
  return () => clearInterval(timer);
}

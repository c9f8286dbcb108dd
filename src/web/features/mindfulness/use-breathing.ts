import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  type BreathingExercise,
  type BreathingPhase,
  breathingExercises,
  breathingPhase,
} from '#domain/mindfulness.ts';

export interface ActiveExercise {
  exercise: BreathingExercise;
  /** The end of the exercise, as a `performance.now()` time. That time does not change when the system clock is set. */
  endsAt: number;
}

interface Breathing {
  /** The running exercise. Undefined if none is running. */
  activeExercise: ActiveExercise | undefined;
  phase: BreathingPhase;
  /** The seconds left of the exercise, rounded up to a whole number. 0 if none is running. */
  secondsLeft: number;
  startExercise: (exercise: BreathingExercise) => void;
}

/** Runs one breathing exercise at a time. After an exercise the phase is `inhale` again. */
export function useBreathing(): Breathing {
  const [activeExercise, setActiveExercise] = useState<ActiveExercise>();
  const secondsLeft = useSyncExternalStore(subscribe, () =>
    activeExercise ? Math.max(0, Math.ceil((activeExercise.endsAt - performance.now()) / 1000)) : 0,
  );
  const isOver = activeExercise !== undefined && secondsLeft === 0;
  useEffect(() => {
    if (isOver) setActiveExercise(undefined);
  }, [isOver]);
  return {
    activeExercise,
    secondsLeft,
    phase: activeExercise ? breathingPhase(secondsLeft) : 'inhale',
    startExercise: (exercise) =>
      setActiveExercise({ exercise, endsAt: performance.now() + breathingExercises[exercise] * 1000 }),
  };
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 100);
  return () => clearInterval(timer);
}

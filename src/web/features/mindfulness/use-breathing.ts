import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  type BreathingExercise,
  type BreathingPhase,
  breathingExercises,
  breathingPhase,
} from '#domain/mindfulness.ts';

export interface ActiveExercise {
  exercise: BreathingExercise;
  /** On the page's own clock, which nobody sets: `performance.now()`. */
  endsAt: number;
}

interface Breathing {
  /** The one under way, if any. */
  activeExercise: ActiveExercise | undefined;
  phase: BreathingPhase;
  /** Whole seconds of the countdown. */
  secondsLeft: number;
  startExercise: (exercise: BreathingExercise) => void;
}

/** One breathing exercise at a time. At its end it is idle, ready to inhale. */
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

import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  type BreathingExercise,
  type BreathingPhase,
  breathingExercises,
  breathingPhase,
} from '#domain/mindfulness.ts';

export interface Breath {
  exercise: BreathingExercise;
  /** On the page's own clock, which nobody sets: `performance.now()`. */
  endsAt: number;
}

interface Breathing {
  /** The one under way, if any. */
  breath: Breath | undefined;
  phase: BreathingPhase;
  /** Whole seconds of the countdown. */
  secondsLeft: number;
  begin: (exercise: BreathingExercise) => void;
}

/** One breathing exercise at a time. At its end it is idle, ready to inhale. */
export function useBreathing(): Breathing {
  const [breath, setBreath] = useState<Breath>();
  const secondsLeft = useSyncExternalStore(onTick, () =>
    breath ? Math.max(0, Math.ceil((breath.endsAt - performance.now()) / 1000)) : 0,
  );
  const isOver = breath !== undefined && secondsLeft === 0;
  useEffect(() => {
    if (isOver) setBreath(undefined);
  }, [isOver]);
  return {
    breath,
    secondsLeft,
    phase: breath ? breathingPhase(secondsLeft) : 'inhale',
    begin: (exercise) =>
      setBreath({ exercise, endsAt: performance.now() + breathingExercises[exercise] * 1000 }),
  };
}

function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, 100);
  return () => clearInterval(timer);
}

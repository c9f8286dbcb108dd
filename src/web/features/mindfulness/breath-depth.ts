import { type BreathingExercise, breathingExercises, breathingPhase } from '#domain/mindfulness.ts';

/** The seconds left of a round when inhaling ends, and when holding the breath ends. */
const [inhaleEnds, holdEnds] = [15, 8];

const easeInOut = (progress: number) => (1 - Math.cos(Math.PI * progress)) / 2;

/**
 * Returns how full the lungs are, 0 to 1, when `secondsLeft` of a round are left. While the breath is held, the value
 * varies slightly.
 */
export function breathDepth(exercise: BreathingExercise, secondsLeft: number): number {
  const total = breathingExercises[exercise];
  switch (breathingPhase(secondsLeft)) {
    case 'inhale':
      return easeInOut((total - secondsLeft) / (total - inhaleEnds));
    case 'hold':
      return 1 - 0.035 * Math.sin(3 * Math.PI * ((inhaleEnds - secondsLeft) / (inhaleEnds - holdEnds))) ** 2;
    case 'exhale':
      return easeInOut(secondsLeft / holdEnds);
  }
}

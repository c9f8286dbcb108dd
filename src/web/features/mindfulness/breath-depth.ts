import { type BreathingExercise, breathingExercises, breathingPhase } from '#domain/mindfulness.ts';

/** Where the phases of the countdown end, in seconds left. */
const [inhaleEnds, holdEnds] = [15, 8];

const easeInOut = (progress: number) => (1 - Math.cos(Math.PI * progress)) / 2;

/** How full the lungs are, 0 to 1, with so many seconds left; while they are held the fullness shimmers a little. */
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

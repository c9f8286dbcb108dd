import { type BreathingExercise, type BreathingPhase, breathingStep } from '#domain/mindfulness.ts';

const easeInOut = (progress: number) => (1 - Math.cos(Math.PI * progress)) / 2;

/**
 * Returns how full the lungs are, from 0 to 1, at `secondsLeft` seconds before the end of a round.
 * A round is one pass through all steps of the exercise. While the breath is held, the value varies
 * slightly, so that the drawing does not stand still.
 */
export function breathDepth(exercise: BreathingExercise, secondsLeft: number): number {
  const { phase, progress, isEmpty } = breathingStep(exercise, secondsLeft);
  const variation = 0.035 * Math.sin(3 * Math.PI * progress) ** 2;
  switch (phase) {
    case 'inhale':
      return easeInOut(progress);
    case 'hold':
      return isEmpty ? variation : 1 - variation;
    case 'exhale':
      return easeInOut(1 - progress);
  }
}

/**
 * Returns how full the lungs are at the end of a step: 1 after inhaling and while the breath is held after it, otherwise
 * 0.
 */
export const depthAfter = (phase: BreathingPhase, isEmpty: boolean): 0 | 1 =>
  phase === 'exhale' || isEmpty ? 0 : 1;

import type { WorkoutType } from '../fitness.ts';

const strength = /strength|weight|resistance|kraft|styrk|gym|musculation/i;
const yoga = /yoga|pilates|stretch/i;

/** Returns the type of a workout for its name in English, Swedish, German or French. Unknown names are cardio. */
export function guessWorkoutType(name: string): WorkoutType {
  if (yoga.test(name)) return 'yoga';
  return strength.test(name) ? 'strength' : 'cardio';
}

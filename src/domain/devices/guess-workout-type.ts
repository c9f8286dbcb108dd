import type { WorkoutType } from '../fitness.ts';

const yoga = /yoga|pilates|tai[ _-]?chi|qi[ _-]?gong|stretch|flexibility|mobility|dehnen|gymnastik|töjning/i;
const strength =
  /weight|strength|resistance|kraft|styrke|\bgym\b|crossfit|power[ _-]?lift|kettlebell|body[ _-]?pump|calisthenic|circuit|core[ _-]?train|push-?ups|pull-?ups|sit-?ups|squat|plank|crunch|dead[ _-]?lift|bench press|pesas|fuerza|muscul/i;

/**
 * Returns the type of a workout from the name of its activity, in English, Swedish, German, French or Spanish. Returns
 * `cardio` for an unknown name.
 */
export function guessWorkoutType(activity: string): WorkoutType {
  if (yoga.test(activity)) return 'yoga';
  return strength.test(activity) ? 'strength' : 'cardio';
}

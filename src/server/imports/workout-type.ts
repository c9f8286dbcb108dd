import type { WorkoutType } from '#domain/fitness.ts';

const yoga = /yoga|pilates|tai[ _-]?chi|qi[ _-]?gong|stretch|flexibility|mobility|dehnen|gymnastik|töjning/i;
const strength =
  /weight|strength|kraft|styrke|crossfit|power[ _-]?lift|kettlebell|body[ _-]?pump|calisthenic|circuit|core[ _-]?train|push-?ups|pull-?ups|sit-?ups|squat|plank|crunch|dead[ _-]?lift|bench press|pesas|fuerza|muscul/i;

/** Returns the type of a workout by the name of its activity, in English, German or Swedish. Default: cardio. */
export function toWorkoutType(activity: string): WorkoutType {
  if (yoga.test(activity)) return 'yoga';
  return strength.test(activity) ? 'strength' : 'cardio';
}

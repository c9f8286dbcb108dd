import { amount, defineMeasures } from './measure.ts';

const done = {
  kind: 'count',
  aggregations: amount,
  area: 'fitness',
  role: 'exposure',
  min: 0,
  origins: ['workout'],
} as const;

/** Daily totals of workouts. */
export const fitnessMeasures = defineMeasures({
  workouts: { ...done, name: { en: 'Workouts', sv: 'Träningspass' }, unit: 'none', max: 100 },
  workoutMinutes: {
    ...done,
    name: { en: 'Workout minutes', sv: 'Träningsminuter' },
    unit: 'minutes',
    max: 1440,
  },
  workoutCalories: {
    ...done,
    name: { en: 'Energy burned in workouts', sv: 'Energi förbrukad i träning' },
    unit: 'kilocalories',
    max: 20_000,
    origins: ['workout', 'bodyMass'],
  },
});

export type FitnessMeasure = keyof typeof fitnessMeasures;

import { defineMeasures, level, namesOf } from './measure.ts';

const body = { kind: 'measure', aggregations: level, area: 'fitness', role: 'outcome' } as const;

/** Body measurements that the person takes. */
export const bodyMeasures = defineMeasures({
  weight: {
    ...body,
    name: { en: 'Weight', sv: 'Vikt' },
    unit: 'kilograms',
    min: 20,
    max: 400,
    origins: ['bodyMass'],
    smallestDifference: 0.2,
  },
  bodyFat: {
    ...body,
    name: { en: 'Body fat', sv: 'Kroppsfett' },
    unit: 'percent',
    min: 2,
    max: 75,
    origins: ['bodyMass'],
    smallestDifference: 0.2,
  },
  waist: {
    ...body,
    name: { en: 'Waist', sv: 'Midja' },
    unit: 'centimetres',
    min: 30,
    max: 250,
    smallestDifference: 0.5,
  },
});

export type BodyMeasure = keyof typeof bodyMeasures;
export const bodyMeasureNames = namesOf(bodyMeasures);

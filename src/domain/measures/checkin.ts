import { amount, defineMeasures, level, share } from './measure.ts';

const score = {
  unit: 'ofTen',
  min: 0,
  max: 10,
  kind: 'scale',
  aggregations: level,
  smallestDifference: 0.2,
} as const;
const habit = { unit: 'yesNo', min: 0, max: 1, kind: 'yesNo', aggregations: share } as const;

/**
 * The measures of the check-in. The nutrition page also records water, and a logged night also records sleep quality.
 */
export const answerMeasures = defineMeasures({
  mood: { ...score, name: { en: 'Mood', sv: 'Humör' }, area: 'mood', role: 'outcome' },
  energyLevel: { ...score, name: { en: 'Energy', sv: 'Energi' }, area: 'energy', role: 'outcome' },
  stressLevel: { ...score, name: { en: 'Stress', sv: 'Stress' }, area: 'stress', role: 'both' },
  sleepQuality: {
    ...score,
    name: { en: 'Sleep quality', sv: 'Sömnkvalitet' },
    dayRule: 'wokeUp',
    area: 'sleep',
    role: 'both',
  },
  waterIntake: {
    name: { en: 'Water', sv: 'Vatten' },
    unit: 'glasses',
    min: 0,
    max: 50,
    kind: 'count',
    aggregations: amount,
    area: 'water',
    role: 'exposure',
  },
  alcoholConsumption: { ...habit, name: { en: 'Alcohol', sv: 'Alkohol' }, area: 'mood', role: 'exposure' },
  sugarIntake: {
    ...habit,
    name: { en: 'Added sugar', sv: 'Tillsatt socker' },
    area: 'mood',
    role: 'exposure',
  },
  junkFoodConsumption: {
    ...habit,
    name: { en: 'Junk food', sv: 'Skräpmat' },
    area: 'mood',
    role: 'exposure',
  },
  selfCareActivity: {
    ...habit,
    name: { en: 'Time for yourself', sv: 'Tid för dig själv' },
    area: 'mood',
    role: 'exposure',
  },
  procrastination: {
    ...habit,
    name: { en: 'Procrastination', sv: 'Prokrastinering' },
    area: 'mood',
    role: 'both',
  },
});

export type AnswerMeasure = keyof typeof answerMeasures;

/** The number of check-in questions that were answered on a day. */
export const checkinMeasures = defineMeasures({
  checkinAnswers: {
    name: { en: 'Check-in answers', sv: 'Svar i avstämningen' },
    unit: 'none',
    min: 0,
    max: 100,
    kind: 'count',
    aggregations: amount,
    area: 'mood',
    role: 'none',
  },
});

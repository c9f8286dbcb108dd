import { amount, defineMeasures } from './measure.ts';

const eaten = { kind: 'count', aggregations: amount, area: 'nutrition', role: 'exposure', min: 0 } as const;
const macronutrient = { ...eaten, kind: 'measure', unit: 'grams', max: 5000 } as const;

/** Daily totals of meals. */
export const nutritionMeasures = defineMeasures({
  meals: { ...eaten, name: { en: 'Meals', sv: 'Måltider' }, unit: 'none', max: 200 },
  mainMeals: {
    ...eaten,
    name: { en: 'Breakfast, lunch and dinner', sv: 'Frukost, lunch och middag' },
    unit: 'none',
    max: 3,
  },
  caloriesEaten: {
    ...eaten,
    name: { en: 'Energy eaten', sv: 'Energi från mat' },
    kind: 'measure',
    unit: 'kilocalories',
    max: 50_000,
  },
  protein: { ...macronutrient, name: { en: 'Protein', sv: 'Protein' } },
  carbs: { ...macronutrient, name: { en: 'Carbohydrates', sv: 'Kolhydrater' } },
  fat: { ...macronutrient, name: { en: 'Fat', sv: 'Fett' } },
});

export type NutritionMeasure = keyof typeof nutritionMeasures;

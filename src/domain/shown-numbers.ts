import type { MeasureName } from './measures/catalogue.ts';

/** The kinds of numbers that a person can hide, because such numbers harm some people. */
export const numberKinds = ['calories', 'weight', 'scores', 'streaks'] as const;
export type NumberKind = (typeof numberKinds)[number];

/** For each kind of number, whether the person sees it. */
export type ShownNumbers = Readonly<Record<NumberKind, boolean>>;

export const allNumbersShown: ShownNumbers = { calories: true, weight: true, scores: true, streaks: true };
export const noNumbersShown: ShownNumbers = { calories: false, weight: false, scores: false, streaks: false };

/**
 * For each measure whose numbers can be hidden, the kind of these numbers. The grams of protein, carbs and fat count as
 * calories, because the calories can be computed from them. Body fat and waist count as weight. The kinds are not part
 * of the measure catalogue, because the dashboard would then load the whole catalogue.
 */
const kinds: Partial<Record<MeasureName, NumberKind>> = {
  caloriesEaten: 'calories',
  protein: 'calories',
  carbs: 'calories',
  fat: 'calories',
  workoutCalories: 'calories',
  activeCalories: 'calories',
  totalCalories: 'calories',
  weight: 'weight',
  bodyFat: 'weight',
  waist: 'weight',
  mood: 'scores',
  energyLevel: 'scores',
  stressLevel: 'scores',
  sleepQuality: 'scores',
  sleepEfficiency: 'scores',
  flowIntensity: 'scores',
  cycleMood: 'scores',
  cycleEnergy: 'scores',
  cyclePain: 'scores',
};

/** Returns whether a person sees the numbers of a measure. */
export function isMeasureShown(measure: MeasureName, shown: ShownNumbers): boolean {
  const kind = kinds[measure];
  return kind === undefined || shown[kind];
}

/**
 * The kind of number in a field of a record, by the name of the field. A field that has the name of a measure in
 * `kinds` needs no entry.
 */
const fieldKinds: Partial<Record<string, NumberKind>> = {
  calories: 'calories',
  caloriesBurned: 'calories',
  // The field `values` has the nutrients of a person's own food. The field `items` has the foods of a meal, each with
  // its nutrients.
  values: 'calories',
  items: 'calories',
  quality: 'scores',
  targetQuality: 'scores',
  moodBefore: 'scores',
  moodAfter: 'scores',
  pain: 'scores',
};

/** Returns whether a person sees the value of a field of a record, such as `caloriesBurned` of a workout. */
export function isFieldShown(field: string, shown: ShownNumbers): boolean {
  const kind = fieldKinds[field] ?? kinds[field as MeasureName];
  return kind === undefined || shown[kind];
}

export type Level = 'low' | 'medium' | 'high';

/** Returns a word that replaces a hidden score. The word says in which third of its scale the score is. */
export function levelOf(value: number, { min, max }: { min: number; max: number }): Level {
  const share = (value - min) / (max - min);
  if (share < 1 / 3) return 'low';
  return share < 2 / 3 ? 'medium' : 'high';
}

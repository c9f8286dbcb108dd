import type { MealType } from '#domain/nutrition/meals.ts';

const patterns: readonly (readonly [RegExp, MealType])[] = [
  [/breakfast|frukost|frühstück|morning|\bmeal 1\b/i, 'breakfast'],
  [/lunch|mittag|\bmeal 2\b/i, 'lunch'],
  [/dinner|supper|middag|kvällsmat|abend|evening|\bmeal 3\b/i, 'dinner'],
];

/** Returns the type of meal for the name that a person or an app gave to it. Unknown names are snacks. */
export const toMealType = (name: string): MealType =>
  patterns.find(([pattern]) => pattern.test(name))?.[1] ?? 'snack';

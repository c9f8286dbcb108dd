import { z } from 'zod';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { listOwnFoods } from '#contracts/foods.ts';
import { fitIntoFood } from '#domain/nutrition/macro-weight.ts';
import { foodBounds } from '#domain/nutrition/meals.ts';
import { formatNumberInput } from '#domain/parse-number.ts';
import type { Language } from '#web/i18n/language.ts';
import { optionalNumber, requiredNumber } from '#web/ui/number-schema.ts';
import { productCode } from './read-barcode.ts';

/**
 * Bounds of the values of a food or recipe. `kcal` applies to the energy per 100 g, and `grams` to the protein, carbs
 * or fat per 100 g. `portionGrams` applies to the weight of a portion in grams, and `portions` to the number of
 * portions of a recipe.
 */
export const ownFoodRules = {
  kcal: { min: 0, max: 950 },
  grams: { min: 0, max: 100 },
  portionGrams: { min: 1, max: 5000 },
  portions: { min: 1, max: 100 },
} as const;

/** A food or a recipe that the person created. */
export type OwnFood = EndpointOutput<typeof listOwnFoods>[number];

/** The name of a food or recipe. `taken` are the names of the person's other foods and recipes, in lower case. */
const foodName = (taken: ReadonlySet<string>) =>
  z
    .string()
    .trim()
    .min(1)
    .max(foodBounds.name.max)
    .refine((name) => !taken.has(name.toLowerCase()), 'food_name_taken');

export const ownFoodSchema = (language: Language, takenNames: ReadonlySet<string>) =>
  z
    .object({
      name: foodName(takenNames),
      kcal: requiredNumber(language, ownFoodRules.kcal),
      protein: optionalNumber(language, ownFoodRules.grams),
      carbs: optionalNumber(language, ownFoodRules.grams),
      fat: optionalNumber(language, ownFoodRules.grams),
      portionGrams: optionalNumber(language, ownFoodRules.portionGrams),
      barcode: z
        .string()
        .refine((text) => text.trim() === '' || productCode(text) !== undefined)
        .transform((text) => productCode(text) ?? null),
    })
    .refine(fitIntoFood, { path: ['protein'], error: 'nutrients_too_heavy' });

export type OwnFoodInput = z.output<ReturnType<typeof ownFoodSchema>>;

export type OwnFoodValues = Record<keyof OwnFoodInput, string>;

/** Returns the form values of a food. If `food` is undefined, returns empty values with the given barcode. */
export function ownFoodValues(food: OwnFood | undefined, barcode: string, language: Language): OwnFoodValues {
  const text = (value: number | null | undefined) =>
    typeof value === 'number' ? formatNumberInput(value, language) : '';
  return {
    name: food?.name ?? '',
    kcal: text(food?.per100.kcal),
    protein: text(food?.per100.protein),
    carbs: text(food?.per100.carbs),
    fat: text(food?.per100.fat),
    portionGrams: text(food?.portionGrams),
    barcode: food?.barcode ?? barcode,
  };
}

export const recipeSchema = (language: Language, takenNames: ReadonlySet<string>) =>
  z.object({
    name: foodName(takenNames),
    portions: requiredNumber(language, ownFoodRules.portions),
    items: z.array(z.object({ foodId: z.string(), food: z.string(), grams: z.number() })).min(1),
  });

export type RecipeInput = z.output<ReturnType<typeof recipeSchema>>;

export interface RecipeItem {
  foodId: string;
  food: string;
  grams: number;
}

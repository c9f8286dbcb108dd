import { z } from 'zod';
import { foodBounds } from '#domain/nutrition/meals.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { id, idParam, language } from './inputs.ts';

/** The longest sentence that is parsed, in characters. */
const maxSentence = 1000;
/** The most foods of a meal or a recipe. */
const maxItems = 40;
const maxGrams = 5000;

const name = z.string().trim().min(1).max(foodBounds.name.max);
/** `own:12` for an own food or recipe, `off:7310865004703` for a product, otherwise a row of a food table. */
const foodId = z
  .string()
  .max(60)
  .regex(/^[a-z]+:[\w.-]+$/);
const value = (max: number) => z.number().min(0).max(max).nullable();
const grams = z.number().positive().max(maxGrams);
const number = z.number().nullable();

/** Energy in kcal and macronutrients in grams. Null means unknown. */
const values = { kcal: number, protein: number, carbs: number, fat: number };

/** A food of a meal as it is stored with the meal: its weight and the nutrients of that weight. */
const mealItemFields = {
  food: name,
  /** Null if the person entered the values. */
  foodId: foodId.nullable(),
  grams,
  kcal: value(50_000),
  protein: value(maxGrams),
  carbs: value(maxGrams),
  fat: value(maxGrams),
  /** The name of the table, `own` for an own food or recipe, or `self` for values that the person entered. */
  source: z.string().min(1).max(200),
};

/** The foods of a meal, in a request. */
export const mealItemsInput = z.array(z.strictObject(mealItemFields)).max(maxItems);

/** The foods of a meal, in a response. */
export const mealItems = z.array(z.object(mealItemFields));

export type MealItem = z.output<typeof mealItems>[number];

const portion = z.object({ label: z.string(), grams: z.number() });

const parsedItem = z.object({
  ...values,
  food: z.string(),
  foodId: foodId.nullable(),
  grams: z.number(),
  source: z.string(),
  /** What was assumed, as short texts in the language of the request. */
  assumed: z.array(z.string()),
  /** Other foods that the words can mean. */
  alternatives: z.array(
    z.object({ food: z.string(), foodId, kcalPer100: number, per100: z.object(values), source: z.string() }),
  ),
  /** Household portions of the food. */
  portions: z.array(portion),
});

export type ParsedItem = z.output<typeof parsedItem>;

/** The foods that were found in a sentence or a photo. */
const parsedItems = z.array(parsedItem);

const foundFood = z.object({
  /** Null for a recent meal or a favourite, whose weight is unknown. */
  foodId: foodId.nullable(),
  name: z.string(),
  kind: z.enum(['recent', 'favourite', 'own', 'recipe', 'product', 'table']),
  source: z.string(),
  licence: z.string().nullable(),
  /** Null if the weight is unknown. */
  per100: z.object(values).nullable(),
  /** The values of one serving of a recent meal or a favourite. Null for other foods. */
  serving: z.object(values).nullable(),
  portions: z.array(portion),
});

export type FoundFood = z.output<typeof foundFood>;

export const listFoods = defineEndpoint({
  method: 'GET',
  path: '/api/foods',
  summary: 'List foods that match a text',
  description:
    'Own foods, recipes, favourites and recent foods come first, then everyday foods, then the rest of the tables. ' +
    'Without a query, only the first group is returned.',
  access: member('nutrition'),
  query: z.strictObject({
    query: z.string().max(200).default(''),
    language: language.default('en'),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  response: z.array(foundFood),
});

export const listFoodSources = defineEndpoint({
  method: 'GET',
  path: '/api/food-sources',
  summary: 'List the food tables and their licences',
  access: member('nutrition'),
  response: z.object({
    sources: z.array(z.object({ name: z.string(), licence: z.string(), attribution: z.string() })),
    /** Whether unknown barcodes are looked up in Open Food Facts. */
    barcodeLookup: z.boolean(),
  }),
});

export const parseFoods = defineEndpoint({
  method: 'POST',
  path: '/api/foods/parse',
  summary: 'List the foods of a sentence',
  description: 'Saves nothing. Own foods are recognised by their names.',
  access: member('nutrition'),
  safe: true,
  body: z.strictObject({ text: z.string().max(maxSentence), language: language.default('en') }),
  response: z.object({
    items: parsedItems,
    /** The words that were not understood. */
    notUnderstood: z.array(z.string()),
  }),
});

export const findFoodByBarcode = defineEndpoint({
  method: 'GET',
  path: '/api/foods/barcode/:code',
  summary: 'Get the food with a barcode',
  description:
    'Returns the caller’s own food with this barcode. If the server may ask Open Food Facts, it also finds products there.',
  access: member('nutrition'),
  errors: ['not_found', 'too_many_requests', 'barcode_lookup_busy'],
  params: z.strictObject({ code: z.string().regex(/^\d{8,14}$/) }),
  response: foundFood,
});

/** Values per 100 g. Fat, protein and carbohydrates weigh at most 100 g together, and energy is at most that of fat. */
const per100Input = z.strictObject({
  kcal: z.number().min(0).max(950),
  protein: value(100),
  carbs: value(100),
  fat: value(100),
});

const ownFoodFields = {
  name,
  per100: per100Input,
  /** The weight of one portion. */
  portionGrams: grams.nullish(),
  barcode: z
    .string()
    .regex(/^\d{8,14}$/)
    .nullish(),
};

const recipeFields = {
  name,
  /** How many portions the foods make together. */
  portions: z.number().positive().max(100),
  items: z.array(z.strictObject({ foodId, grams })).min(1).max(maxItems),
};

const ownFood = z.object({
  id,
  /** `own:<id>` */
  foodId,
  name: z.string(),
  per100: z.object(values),
  portionGrams: number,
  barcode: z.string().nullable(),
  /** Null for a food. */
  recipe: z
    .object({
      portions: z.number(),
      items: z.array(z.object({ foodId, food: z.string(), grams: z.number() })),
    })
    .nullable(),
});

const ownFoodParams = z.strictObject({ id: idParam });

export const listOwnFoods = defineEndpoint({
  method: 'GET',
  path: '/api/own-foods',
  summary: 'List own foods and recipes',
  access: member('nutrition'),
  revalidate: 'own-data',
  response: z.array(ownFood),
});

export const createOwnFood = defineEndpoint({
  method: 'POST',
  path: '/api/own-foods',
  summary: 'Create an own food',
  description:
    'Replaces the own food with the same name. A barcode belongs to one food and is removed from another.',
  access: member('nutrition'),
  errors: ['too_many_own_foods'],
  body: z.strictObject(ownFoodFields),
  response: ownFood,
});

export const updateOwnFood = defineEndpoint({
  method: 'PUT',
  path: '/api/own-foods/:id',
  summary: 'Update an own food',
  access: member('nutrition'),
  errors: ['not_found', 'food_name_taken'],
  params: ownFoodParams,
  body: z.strictObject(ownFoodFields),
  response: ownFood,
});

export const createRecipe = defineEndpoint({
  method: 'POST',
  path: '/api/recipes',
  summary: 'Create a recipe',
  description: 'Computes the values from its foods. Replaces the own food or recipe with the same name.',
  access: member('nutrition'),
  errors: ['too_many_own_foods'],
  body: z.strictObject(recipeFields),
  response: ownFood,
});

export const updateRecipe = defineEndpoint({
  method: 'PUT',
  path: '/api/recipes/:id',
  summary: 'Update a recipe',
  description: 'Computes the values from its foods.',
  access: member('nutrition'),
  errors: ['not_found', 'food_name_taken'],
  params: ownFoodParams,
  body: z.strictObject(recipeFields),
  response: ownFood,
});

export const deleteOwnFood = defineEndpoint({
  method: 'DELETE',
  path: '/api/own-foods/:id',
  summary: 'Delete an own food or a recipe',
  description: 'Meals that contain it keep their values.',
  access: member('nutrition'),
  errors: ['not_found'],
  params: ownFoodParams,
  response: z.object({ deleted: z.literal(true) }),
});

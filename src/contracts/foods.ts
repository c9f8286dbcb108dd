import { z } from 'zod';
import { foodBounds } from '#domain/nutrition/meals.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { id, idParam, language } from './inputs.ts';

/** The maximum length of a sentence, in characters. */
const maxSentence = 1000;
/** The maximum number of foods in a meal or a recipe. */
export const maxItems = 40;
/** The maximum weight of one food in a meal or a recipe, in grams. */
export const maxGrams = 5000;

const name = z.string().trim().min(1).max(foodBounds.name.max);
/**
 * The id of a food: `own:12` for a food or recipe that the person saved, `off:7310865004703` for a product in Open Food
 * Facts by its barcode, and `<table>:<row>` for a row of a food table.
 */
const foodId = z
  .string()
  .max(60)
  .regex(/^[a-z]+:[\w.-]+$/);
const value = (max: number) => z.number().min(0).max(max).nullable();
const grams = z.number().positive().max(maxGrams);
const number = z.number().nullable();

/** Energy in kcal and macronutrients in grams. Null means unknown. */
const values = { kcal: number, protein: number, carbs: number, fat: number };

/** A food in a meal, with its weight in grams and the energy and nutrients in that weight. */
const mealItemFields = {
  food: name,
  /** The id of the food. Null if the person entered the values. */
  foodId: foodId.nullable(),
  grams,
  kcal: value(50_000),
  protein: value(maxGrams),
  carbs: value(maxGrams),
  fat: value(maxGrams),
  /**
   * The source of the values: the name of a food table, `Open Food Facts`, `own` for a food or recipe that the person
   * saved, or `self` for values that the person entered.
   */
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
  /** The assumptions of the parser, such as a portion size, as short texts in the language of the request. */
  assumed: z.array(z.string()),
  /** Whether the person's words give the amount of the food, such as `two eggs` or `a slice`. */
  isCounted: z.boolean(),
  /** Other foods that the person's words can mean. */
  alternatives: z.array(
    z.object({ food: z.string(), foodId, kcalPer100: number, per100: z.object(values), source: z.string() }),
  ),
  /** Household measures of the food, such as a slice, each with its weight in grams. */
  portions: z.array(portion),
});

export type ParsedItem = z.output<typeof parsedItem>;

/** The foods that were found in a sentence or a photo. */
export const parsedItems = z.array(parsedItem);

const foundFood = z.object({
  /** The id of the food. Null for a recent meal or a favourite. */
  foodId: foodId.nullable(),
  name: z.string(),
  /**
   * The everyday name that matches the query. Null if `name` matches it, if no single everyday name matches it, and for
   * recent meals and favourites.
   */
  alias: z.string().nullable(),
  kind: z.enum(['recent', 'favourite', 'own', 'recipe', 'product', 'table']),
  source: z.string(),
  licence: z.string().nullable(),
  /** The energy and nutrients in 100 g. Null if the weight of the food is unknown. */
  per100: z.object(values).nullable(),
  /** The energy and nutrients in one serving of a recent meal or a favourite. Null for other foods. */
  serving: z.object(values).nullable(),
  portions: z.array(portion),
});

export type FoundFood = z.output<typeof foundFood>;

export const listFoods = defineEndpoint({
  operationId: 'listFoods',
  method: 'GET',
  path: '/api/foods',
  summary: 'List foods that match a text',
  description:
    'The caller’s saved foods, recipes, favourites and recent foods come first, then everyday foods, then the rest of the food tables. ' +
    'Without a query, only the first group is returned.',
  access: member('nutrition'),
  errors: ['foods_busy'],
  query: z.object({
    query: z.string().max(200).default(''),
    language: language.default('en'),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  response: z.array(foundFood),
});

export const listFoodSources = defineEndpoint({
  operationId: 'listFoodSources',
  method: 'GET',
  path: '/api/food-sources',
  summary: 'List the sources of food data and their licences',
  access: member('nutrition'),
  response: z.object({
    sources: z.array(z.object({ name: z.string(), licence: z.string(), attribution: z.string() })),
    /** Whether the server looks up unknown barcodes in Open Food Facts. */
    barcodeLookup: z.boolean(),
  }),
});

export const parseFoods = defineEndpoint({
  operationId: 'parseFoods',
  method: 'POST',
  path: '/api/foods/parse',
  summary: 'Find the foods and amounts named in a sentence',
  description:
    'Saves nothing. Foods that the caller has saved are recognised by their names. Returns at most 40 foods, as many as a meal can have.',
  access: member('nutrition'),
  safe: true,
  errors: ['too_many_requests', 'foods_busy'],
  body: z.strictObject({ text: z.string().max(maxSentence), language: language.default('en') }),
  response: z.object({
    items: parsedItems,
    /** The words that the parser did not understand. */
    notUnderstood: z.array(z.string()),
    /** The words for the foods that were left out, because a meal can have at most `maxItems` foods. */
    leftOut: z.array(z.string()),
  }),
});

export const findFoodByBarcode = defineEndpoint({
  operationId: 'findFoodByBarcode',
  method: 'GET',
  path: '/api/foods/barcode/:code',
  summary: 'Find a food by its barcode',
  description:
    'Returns the food that the caller saved with this barcode. If there is none, looks for a product in Open Food Facts, unless the server’s operator has switched this off.',
  access: member('nutrition'),
  errors: ['not_found', 'too_many_requests', 'barcode_lookup_busy'],
  params: z.strictObject({ code: z.string().regex(/^\d{8,14}$/) }),
  response: foundFood,
});

/**
 * Energy in kcal and nutrients in grams, per 100 g of the food. Pure fat has about 900 kcal per 100 g, so a value above
 * 950 must be a mistake.
 */
const per100Input = z.strictObject({
  kcal: z.number().min(0).max(950),
  protein: value(100),
  carbs: value(100),
  fat: value(100),
});

const ownFoodFields = {
  name,
  per100: per100Input,
  /** The weight of one portion in grams. */
  portionGrams: grams.nullish(),
  barcode: z
    .string()
    .regex(/^\d{8,14}$/)
    .nullish(),
};

const recipeFields = {
  name,
  /** The number of portions that the listed foods make together. */
  portions: z.number().positive().max(100),
  items: z.array(z.strictObject({ foodId, grams })).min(1).max(maxItems),
};

const ownFood = z.object({
  id,
  /** The id under which a meal or a recipe refers to this food, `own:<id>`. */
  foodId,
  name: z.string(),
  per100: z.object(values),
  portionGrams: number,
  barcode: z.string().nullable(),
  /** The portions and foods of a recipe. Null for a food that is not a recipe. */
  recipe: z
    .object({
      portions: z.number(),
      items: z.array(z.object({ foodId, food: z.string(), grams: z.number() })),
    })
    .nullable(),
});

const ownFoodParams = z.strictObject({ id: idParam });

export const listOwnFoods = defineEndpoint({
  operationId: 'listOwnFoods',
  method: 'GET',
  path: '/api/own-foods',
  summary: 'List the foods and recipes that the caller saved',
  access: member('nutrition'),
  revalidate: 'own-data',
  response: z.array(ownFood),
});

export const createOwnFood = defineEndpoint({
  operationId: 'createOwnFood',
  method: 'POST',
  path: '/api/own-foods',
  summary: 'Create a food with a name and nutrients',
  description:
    'Replaces a saved food or recipe with the same name. Removes the barcode from any other saved food.',
  access: member('nutrition'),
  errors: ['too_many_own_foods', 'nutrients_too_heavy'],
  body: z.strictObject(ownFoodFields),
  response: ownFood,
});

export const updateOwnFood = defineEndpoint({
  operationId: 'updateOwnFood',
  method: 'PUT',
  path: '/api/own-foods/:id',
  summary: 'Update a food that the caller saved',
  access: member('nutrition'),
  errors: ['not_found', 'food_name_taken', 'nutrients_too_heavy'],
  params: ownFoodParams,
  body: z.strictObject(ownFoodFields),
  record: ownFood,
  response: ownFood,
});

export const createRecipe = defineEndpoint({
  operationId: 'createRecipe',
  method: 'POST',
  path: '/api/recipes',
  summary: 'Create a recipe',
  description:
    'Computes the energy and nutrients from the foods of the recipe. Replaces a saved food or recipe with the same name.',
  access: member('nutrition'),
  errors: ['too_many_own_foods', 'foods_busy'],
  body: z.strictObject(recipeFields),
  response: ownFood,
});

export const updateRecipe = defineEndpoint({
  operationId: 'updateRecipe',
  method: 'PUT',
  path: '/api/recipes/:id',
  summary: 'Update a recipe',
  description:
    'Computes the energy and nutrients from the foods of the recipe. If one of the foods was deleted, the name and the portions can still be changed, and the energy and nutrients stay.',
  access: member('nutrition'),
  errors: ['not_found', 'food_name_taken', 'recipe_food_deleted', 'foods_busy'],
  params: ownFoodParams,
  body: z.strictObject(recipeFields),
  response: ownFood,
});

export const deleteOwnFood = defineEndpoint({
  operationId: 'deleteOwnFood',
  method: 'DELETE',
  path: '/api/own-foods/:id',
  summary: 'Delete a food or recipe that the caller saved',
  description: 'Meals that contain the food or recipe keep their values.',
  access: member('nutrition'),
  errors: ['not_found'],
  params: ownFoodParams,
  response: z.object({ deleted: z.literal(true) }),
});

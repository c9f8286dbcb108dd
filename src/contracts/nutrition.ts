import { z } from 'zod';
import { foodBounds, mealTypes, targetBounds, waterBounds } from '#domain/nutrition/meals.ts';
import { defineEndpoint, type EndpointInput, member } from './endpoint.ts';
import { photoErrors } from './errors.ts';
import { mealItems, mealItemsInput } from './foods.ts';
import {
  day,
  dayLimits,
  dayRange,
  eventPageQuery,
  id,
  idParam,
  inDayOrder,
  instant,
  instantInput,
} from './inputs.ts';
import { requiredText } from './required-text.ts';
import { imageUpload } from './upload.ts';

const fillIn = 'Please fill in food name and meal type';

const words = (max: number) => z.string().trim().max(max);
const mealType = z.enum(mealTypes);
const nameWith = (message: string) => requiredText(message).trim().min(1, message).max(foodBounds.name.max);

const calories = z.int().min(foodBounds.calories.min).max(foodBounds.calories.max).nullish();
const grams = z.number().min(foodBounds.grams.min).max(foodBounds.grams.max).nullish();

/**
 * The fields of a food. If a nutrient is missing or null, its amount is unknown. That is different from an amount of
 * zero.
 */
const foodInput = {
  name: nameWith(fillIn),
  description: words(foodBounds.description.max).nullish(),
  calories,
  protein: grams,
  carbs: grams,
  fat: grams,
};

const entryInput = {
  ...foodInput,
  mealType: z.enum(mealTypes, fillIn),
  voiceTranscript: words(foodBounds.voiceTranscript.max).nullish(),
  /**
   * The foods in the meal. The nutrients of the meal are the sums of the values of these foods. In form data, the foods
   * are JSON.
   */
  items: mealItemsInput.nullish(),
  /** The day of the meal. If omitted, the day of `timestamp`. */
  date: day.optional(),
  /**
   * When the meal was eaten. If omitted, the usual time of this type of meal on `date`. If `date` is omitted too, the
   * time of the request.
   */
  timestamp: instantInput.optional(),
};

const number = z.number().nullable();
const nutrients = { calories: number, protein: number, carbs: number, fat: number };

const entry = z.object({
  id,
  userId: id,
  name: z.string(),
  description: z.string().nullable(),
  mealType,
  ...nutrients,
  voiceTranscript: z.string().nullable(),
  /** The path of the photo, `/api/photos/<name>`. Only the owner can read the photo. Null if there is no photo. */
  photoUrl: z.string().nullable(),
  /**
   * The score of the meal from 0 to 10, by the rule in docs/foods.md. Null if a macronutrient of the meal or of
   * one of its foods is unknown, if the meal has no energy, or if the meal was saved before scores existed.
   */
  nutritionScore: number,
  items: mealItems.nullable(),
  timestamp: instant,
  /** The calendar day of `timestamp` in the time zone `zone`. */
  date: day,
  zone: z.string(),
  source: z.string(),
});

const listedEntry = entry.extend({
  /**
   * Whether the totals of the day include this meal. The totals of a day include the meals of only one source, so that
   * meals from two sources are not counted twice.
   */
  counts: z.boolean(),
});

export type FoodEntry = z.output<typeof listedEntry>;
export type FoodEntryInput = EndpointInput<typeof createFoodEntry>['body'];

const deleted = z.object({ deleted: z.literal(true) });

export const listFoodEntries = defineEndpoint({
  operationId: 'listFoodEntries',
  method: 'GET',
  path: '/api/food-entries',
  summary: 'List meals',
  description:
    'Newest first. With a date, returns only the meals of that day. `from` and `to` limit the days.',
  access: member('nutrition'),
  revalidate: 'own-data',
  query: z.object({ date: day.optional(), ...dayLimits, ...eventPageQuery }).refine(...inDayOrder),
  errors: ['not_found'],
  response: z.array(listedEntry),
});

export const createFoodEntry = defineEndpoint({
  operationId: 'createFoodEntry',
  method: 'POST',
  path: '/api/food-entries',
  summary: 'Create a meal',
  description: 'Send JSON, or form data with a photo.',
  access: member('nutrition'),
  upload: imageUpload,
  errors: photoErrors,
  body: z.strictObject(entryInput),
  response: entry,
});

export const updateFoodEntry = defineEndpoint({
  operationId: 'updateFoodEntry',
  method: 'PUT',
  path: '/api/food-entries/:id',
  summary: 'Update a meal',
  description: 'Replaces all fields. The photo and the time stay unless new ones are sent.',
  access: member('nutrition'),
  upload: imageUpload,
  errors: ['not_found', ...photoErrors],
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ ...entryInput, removePhoto: z.boolean().optional() }),
  record: listedEntry,
  response: entry,
});

export const deleteFoodEntry = defineEndpoint({
  operationId: 'deleteFoodEntry',
  method: 'DELETE',
  path: '/api/food-entries/:id',
  summary: 'Delete a meal and its photo',
  access: member('nutrition'),
  errors: ['not_found'],
  params: z.strictObject({ id: idParam }),
  response: deleted,
});

export const copyFoodEntries = defineEndpoint({
  operationId: 'copyFoodEntries',
  method: 'POST',
  path: '/api/food-entries/copy',
  summary: 'Copy the meals of a day to another day',
  description: 'Copies all meals, or those of one type, to their usual times. Does not copy photos.',
  access: member('nutrition'),
  body: z.strictObject({ fromDate: day, toDate: day, mealType: mealType.optional() }),
  response: z.array(entry),
});

const suggestion = { name: z.string(), description: z.string().nullable(), ...nutrients };
const favourite = z.object({ id, ...suggestion, mealType: mealType.nullable() });

export const listFoodSuggestions = defineEndpoint({
  operationId: 'listFoodSuggestions',
  method: 'GET',
  path: '/api/food-suggestions',
  summary: 'List recent and favourite foods',
  description: 'Returns the foods of the last 90 days, newest first and each name once, and the favourites.',
  access: member('nutrition'),
  response: z.object({
    recents: z.array(z.object({ ...suggestion, mealType })),
    favourites: z.array(favourite),
  }),
});

export const saveFoodFavourite = defineEndpoint({
  operationId: 'saveFoodFavourite',
  method: 'POST',
  path: '/api/food-favourites',
  summary: 'Save a favourite food',
  description: 'Replaces a favourite with the same name.',
  access: member('nutrition'),
  body: z.strictObject({
    ...foodInput,
    name: nameWith('Please fill in food name'),
    mealType: z.enum(['', ...mealTypes]).nullish(),
  }),
  response: favourite,
});

export const deleteFoodFavourite = defineEndpoint({
  operationId: 'deleteFoodFavourite',
  method: 'DELETE',
  path: '/api/food-favourites/:id',
  summary: 'Delete a favourite food',
  access: member('nutrition'),
  errors: ['not_found'],
  params: z.strictObject({ id: idParam }),
  response: deleted,
});

const targets = z.object(nutrients);
const targetGrams = z.number().min(targetBounds.grams.min).max(targetBounds.grams.max).nullable();

export const getNutritionTargets = defineEndpoint({
  operationId: 'getNutritionTargets',
  method: 'GET',
  path: '/api/nutrition-targets',
  summary: 'Get the daily nutrition targets',
  description: 'A target is null if it is not set.',
  access: member('nutrition'),
  revalidate: 'own-data',
  response: targets,
});

export const saveNutritionTargets = defineEndpoint({
  operationId: 'saveNutritionTargets',
  method: 'POST',
  path: '/api/nutrition-targets',
  summary: 'Save the daily nutrition targets',
  description: 'Replaces all four targets. `null` removes a target.',
  access: member('nutrition'),
  body: z.strictObject({
    calories: z.int().min(targetBounds.calories.min).max(targetBounds.calories.max).nullable(),
    protein: targetGrams,
    carbs: targetGrams,
    fat: targetGrams,
  }),
  response: targets,
});

export const getNutritionSummary = defineEndpoint({
  operationId: 'getNutritionSummary',
  method: 'GET',
  path: '/api/nutrition-summary',
  summary: 'Get the nutrition summary of a day',
  description:
    'Returns the totals of the known values, the number of entries, the targets, and the glasses of water.',
  access: member('nutrition'),
  revalidate: 'own-data',
  query: z.object({ date: day }),
  response: z.object({
    date: day,
    entries: z.int(),
    /** A total is null if no meal of the day has a known value for it. */
    totals: z.object({ ...nutrients, calories: z.int().nullable() }),
    targets,
    /** The number of glasses of water. Null if no water was logged. */
    water: number,
  }),
});

export const listNutritionDays = defineEndpoint({
  operationId: 'listNutritionDays',
  method: 'GET',
  path: '/api/nutrition-days',
  summary: 'List the calories eaten on each day',
  description:
    'Returns only days with a meal whose energy is known, oldest first. Energy of the meals that count.',
  access: member('nutrition'),
  revalidate: 'own-data',
  query: dayRange(400),
  response: z.array(z.object({ date: day, calories: z.number() })),
});

export const saveWaterIntake = defineEndpoint({
  operationId: 'saveWaterIntake',
  method: 'POST',
  path: '/api/water-intake',
  summary: 'Save the number of glasses of water of a day',
  description: 'The date defaults to today.',
  access: member('nutrition'),
  body: z.strictObject({
    date: day.optional(),
    glasses: z.int().min(waterBounds.min).max(waterBounds.max),
  }),
  response: z.object({ date: day, glasses: z.number() }),
});

export const getPhoto = defineEndpoint({
  operationId: 'getPhoto',
  method: 'GET',
  path: '/api/photos/:name',
  summary: 'Get a meal photo',
  description: 'Returns only the caller’s own photos.',
  access: member('nutrition'),
  errors: ['not_found'],
  params: z.strictObject({ name: z.string().max(100) }),
  response: z.unknown(),
  fileType: 'image/jpeg',
});

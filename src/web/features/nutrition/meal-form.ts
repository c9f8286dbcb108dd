import { z } from 'zod';
import { maxGrams, maxItems } from '#contracts/foods.ts';
import { timeOfDay } from '#contracts/inputs.ts';
import type { FoodEntry, FoodEntryInput } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import {
  foodBounds,
  type MealType,
  mealTypes,
  type Nutrients,
  targetBounds,
} from '#domain/nutrition/meals.ts';
import { formatNumberInput } from '#domain/parse-number.ts';
import { toInstant, toTimeOfDay } from '#domain/zoned-time.ts';
import type { Language } from '#web/i18n/language.ts';
import { type NumberRule, optionalNumber } from '#web/ui/number-schema.ts';
import {
  type FormItem,
  fromSavedItems,
  mealName,
  toSavedItems,
  totalNutrients,
  visibleItems,
} from './meal-items.ts';
import { type NutrientName, nutrientNames } from './nutrient-names.ts';

export type NutrientRules = Record<NutrientName, NumberRule>;

const rulesOf = ({ calories, grams }: Record<'calories' | 'grams', NumberRule>): NutrientRules => ({
  calories: { ...calories, step: 1 },
  protein: grams,
  carbs: grams,
  fat: grams,
});
export const mealRules = rulesOf(foodBounds);
export const targetRules = rulesOf(targetBounds);

/** Returns the schema of the four nutrients, which parses typed text. An empty field becomes null. */
export const nutrientsSchema = (language: Language, rules: NutrientRules) =>
  z.object({
    calories: optionalNumber(language, rules.calories),
    protein: optionalNumber(language, rules.protein),
    carbs: optionalNumber(language, rules.carbs),
    fat: optionalNumber(language, rules.fat),
  });

/** Returns nutrients as text for the form. An unknown value is an empty text. */
export function nutrientTexts(nutrients: Nutrients, language: Language): Record<NutrientName, string> {
  const text = (value: number | null) => (value === null ? '' : formatNumberInput(value, language));
  const { calories, protein, carbs, fat } = nutrients;
  return { calories: text(calories), protein: text(protein), carbs: text(carbs), fat: text(fat) };
}

/** The values of the form's fields. Numbers are stored as typed text. */
export interface MealValues extends Record<NutrientName, string> {
  /**
   * The type of meal. Null until the person chooses a type. Until then, the form shows the usual type for the time of
   * day.
   */
  mealType: MealType | null;
  /** Whether the person enters the name and the nutrients. Otherwise they come from `items`. */
  isManual: boolean;
  /** The sentence in which the person describes the meal. */
  sentence: string;
  /**
   * The last sentence whose foods the server has read, or failed to read. While it differs from `sentence`, `items` do
   * not match the sentence.
   */
  readSentence: string;
  items: FormItem[];
  /**
   * The name that the photo analysis gave the meal, or the name of a saved meal that has foods. Otherwise empty. If it
   * is set, `mealName` leaves out the names of the foods that are not from the sentence.
   */
  givenName: string;
  name: string;
  description: string;
  time: string;
  voiceTranscript: string;
  /** The voice recording, which the person can play back in the form. It is not saved with the meal. */
  recording: Blob | null;
  /** Whether the microphone is on. Drafts do not contain this value. */
  isRecording: boolean;
  /** Whether the camera or the field for a barcode's number is open. Drafts do not contain this value. */
  isCapturing: boolean;
  /** A new photo. Null if the person has not chosen a photo. */
  photo: Blob | null;
  /**
   * Whether an updated meal keeps the photo that it already has. False if the person has removed or replaced the photo.
   */
  keepPhoto: boolean;
}

const commonFields = {
  mealType: z.enum(mealTypes).nullable(),
  description: z.string().trim().max(foodBounds.description.max),
  time: z.literal('').or(timeOfDay),
  voiceTranscript: z.string().trim(),
  photo: z.instanceof(Blob).nullable(),
  keepPhoto: z.boolean(),
};

/** The maximum length of a sentence that the server accepts, in characters. */
export const maxSentence = 1000;

/**
 * Returns the schema of a meal. The meal has either a name and nutrients that the person entered, or a list of foods.
 */
export const mealSchema = (language: Language) =>
  z.discriminatedUnion('isManual', [
    nutrientsSchema(language, mealRules).extend({
      ...commonFields,
      isManual: z.literal(true),
      name: z.string().trim().min(1).max(foodBounds.name.max),
    }),
    z
      .object({
        ...commonFields,
        isManual: z.literal(false),
        sentence: z.string().max(maxSentence),
        givenName: z.string(),
        items: z.custom<FormItem[]>(),
      })
      .superRefine(({ items }, context) => {
        const field = visibleItems(items).length === 0 ? 'sentence' : findExcess(items) && 'items';
        if (field) context.addIssue({ code: 'custom', path: [field], message: 'invalid_input' });
      }),
  ]);

/**
 * Returns which limit of the server the foods of a meal exceed. `tooMany`: the number of foods. `tooHeavy`: the weight
 * of a food. `tooMuch`: the total energy, or the total of a nutrient. Returns undefined if the foods exceed no limit.
 */
export function findExcess(items: readonly FormItem[]): 'tooMany' | 'tooHeavy' | 'tooMuch' | undefined {
  const visible = visibleItems(items);
  if (visible.length > maxItems) return 'tooMany';
  if (visible.some(({ grams }) => grams > maxGrams)) return 'tooHeavy';
  const { calories, ...macros } = totalNutrients(items);
  const isTooMuch =
    (calories ?? 0) > foodBounds.calories.max ||
    Object.values(macros).some((grams) => (grams ?? 0) > foodBounds.grams.max);
  return isTooMuch ? 'tooMuch' : undefined;
}

export type MealInput = z.output<ReturnType<typeof mealSchema>>;

/** The fields that favourites, recent foods and meals have in common. */
export interface Food extends Nutrients {
  name: string;
  description: string | null;
}

/** Returns the values of a food as texts for the fields of the form. */
export const foodTexts = (food: Food, language: Language) => ({
  name: food.name,
  description: food.description ?? '',
  ...nutrientTexts(food, language),
});

export const emptyMeal = (mealType: MealType | null = null, isManual = false): MealValues => ({
  mealType,
  isManual,
  sentence: '',
  readSentence: '',
  items: [],
  givenName: '',
  name: '',
  description: '',
  calories: '',
  protein: '',
  carbs: '',
  fat: '',
  time: '',
  voiceTranscript: '',
  recording: null,
  isRecording: false,
  isCapturing: false,
  photo: null,
  keepPhoto: true,
});

/** Returns the form values of a meal, or empty values if `meal` is undefined. */
export const mealValues = (meal: FoodEntry | undefined, language: Language): MealValues =>
  meal
    ? {
        ...emptyMeal(meal.mealType, !meal.items?.length),
        ...foodTexts(meal, language),
        givenName: meal.items?.length ? meal.name : '',
        items: fromSavedItems(meal.items ?? []),
        time: toTimeOfDay(new Date(meal.timestamp), meal.zone),
        voiceTranscript: meal.voiceTranscript ?? '',
      }
    : emptyMeal();

interface Context {
  userId: number;
  /** The type of meal to use if the person has not chosen one. */
  usualType: MealType;
  /** The day that the meal is logged on. */
  day: CalendarDay;
  /** The time zone in which the form shows the time of a new meal. */
  zone: string;
  /** The meal to update. Undefined for a new meal. */
  meal: FoodEntry | undefined;
}

/**
 * Returns the request body that creates or updates a meal. Leaves out empty fields. An updated meal
 * keeps its exact timestamp, with seconds, unless the person has changed the time.
 */
export function toMeal(input: MealInput, context: Context): FoodEntryInput {
  const { description, voiceTranscript } = input;
  return {
    userId: context.userId,
    mealType: input.mealType ?? context.usualType,
    ...(input.isManual ? { name: input.name, ...knownNutrients(input) } : itemFields(input)),
    ...(description && { description }),
    ...(voiceTranscript && { voiceTranscript }),
    ...dateFields(input.time, context),
  };
}

function itemFields({ sentence, givenName, items }: Extract<MealInput, { isManual: false }>) {
  return {
    name: mealName(sentence, items, givenName),
    ...knownNutrients(totalNutrients(items)),
    items: toSavedItems(items),
  };
}

const knownNutrients = (nutrients: Nutrients): Partial<Nutrients> =>
  Object.fromEntries(
    nutrientNames.flatMap((name) => (nutrients[name] === null ? [] : [[name, nutrients[name]]])),
  );

function dateFields(time: string, { meal, day, zone }: Context): { date?: CalendarDay; timestamp?: string } {
  if (!meal) return { date: day, ...(time && { timestamp: toInstant(day, time, zone).toISOString() }) };
  if (!time || time === toTimeOfDay(new Date(meal.timestamp), meal.zone))
    return { timestamp: meal.timestamp };
  return { timestamp: toInstant(meal.date, time, meal.zone).toISOString() };
}

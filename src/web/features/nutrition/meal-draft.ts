import type { FoodEntry, FoodEntryInput } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { MealType, Nutrients } from '#domain/nutrition.ts';
import { toInstant, toTimeOfDay } from '#domain/zoned-time.ts';

export const nutrientNames = ['calories', 'protein', 'carbs', 'fat'] as const;
export type NutrientName = (typeof nutrientNames)[number];

/** The values of the form, as typed text. */
export interface MealDraft extends Record<NutrientName, string> {
  mealType: MealType;
  name: string;
  description: string;
  time: string;
  voiceTranscript: string;
  /** A new photo. */
  photo: Blob | null;
  /** True if the meal keeps its current photo. */
  keepPhoto: boolean;
}

/** The common fields of favourites, recent foods and meals. */
export interface Food extends Nutrients {
  name: string;
  description: string | null;
}

export const emptyDraft = (mealType: MealType): MealDraft => ({
  mealType,
  name: '',
  description: '',
  calories: '',
  protein: '',
  carbs: '',
  fat: '',
  time: '',
  voiceTranscript: '',
  photo: null,
  keepPhoto: true,
});

export const mealToDraft = (meal: FoodEntry): MealDraft => ({
  ...emptyDraft(meal.mealType),
  ...foodToTexts(meal),
  time: toTimeOfDay(new Date(meal.timestamp), meal.zone),
  voiceTranscript: meal.voiceTranscript ?? '',
});

/** Returns a food as form values. */
export const foodToTexts = ({ name, description, calories, protein, carbs, fat }: Food) => ({
  name,
  description: description ?? '',
  calories: calories?.toString() ?? '',
  protein: protein?.toString() ?? '',
  carbs: carbs?.toString() ?? '',
  fat: fat?.toString() ?? '',
});

/**
 * Parses a number. Returns null for empty text and undefined for text that is no number. Calories are truncated to an
 * integer.
 */
export function parseNutrient(name: NutrientName, text: string): number | null | undefined {
  const plain = text.replace(/\s/g, '');
  if (plain === '') return null;
  if (name === 'calories') return /^\d+(\.\d+)?$/.test(plain) ? Math.trunc(Number(plain)) : undefined;
  return /^\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

interface DraftContext {
  userId: number;
  /** The day that the meal is logged on. */
  day: CalendarDay;
  zone: string;
  /** The meal to change. Undefined for a new meal. */
  meal: FoodEntry | undefined;
}

/**
 * Returns the request body, without empty fields and with a time only if the person chose another. Returns the names of
 * the fields that are not numbers instead, if there are any.
 */
export function parseDraft(
  draft: MealDraft,
  context: DraftContext,
): { invalidFields: NutrientName[] } | { body: FoodEntryInput } {
  const numbers = nutrientNames.map((name) => ({ name, value: parseNutrient(name, draft[name]) }));
  const invalidFields = numbers.filter(({ value }) => value === undefined).map(({ name }) => name);
  if (invalidFields.length > 0) return { invalidFields };
  const enteredNumbers = numbers.filter(({ value }) => value !== null);
  const description = draft.description.trim();
  const voiceTranscript = draft.voiceTranscript.trim();
  return {
    body: {
      userId: context.userId,
      name: draft.name.trim(),
      mealType: draft.mealType,
      ...(description ? { description } : {}),
      ...(voiceTranscript ? { voiceTranscript } : {}),
      ...Object.fromEntries(enteredNumbers.map(({ name, value }) => [name, value])),
      ...dateFields(draft.time, context),
    },
  };
}

function dateFields(
  time: string,
  { meal, day, zone }: DraftContext,
): { date?: CalendarDay; timestamp?: string } {
  if (!meal) return { date: day, ...(time ? { timestamp: toInstant(day, time, zone).toISOString() } : {}) };
  if (!time || time === toTimeOfDay(new Date(meal.timestamp), meal.zone)) return {};
  return { timestamp: toInstant(meal.date, time, meal.zone).toISOString() };
}

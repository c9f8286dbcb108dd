import type { FoodEntry, FoodEntryInput } from '#contracts/nutrition.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import type { Language } from '#web/i18n/language.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { type MealValues, mealValues } from './meal-form.ts';

/** Returns the meal of an unsent entry. The id is 0 if the meal is new. The photo is not part of the meal. */
export function toUnsentMeal({ input, userId, writtenAt, zone }: OutboxEntry): FoodEntry {
  const body = input.body as FoodEntryInput;
  const timestamp = body.timestamp ?? new Date(writtenAt).toISOString();
  return {
    id: Number(input.params?.id ?? 0),
    userId,
    name: body.name,
    description: body.description ?? null,
    mealType: body.mealType,
    calories: body.calories ?? null,
    protein: body.protein ?? null,
    carbs: body.carbs ?? null,
    fat: body.fat ?? null,
    voiceTranscript: body.voiceTranscript ?? null,
    photoUrl: null,
    nutritionScore: null,
    items: (body.items ?? null) as FoodEntry['items'],
    timestamp,
    date: body.date ?? toCalendarDay(new Date(timestamp), zone),
    zone,
    source: 'self',
    counts: true,
  };
}

/** Returns the form values of an unsent entry, with its photo. The time is empty unless the person has set it. */
export function unsentMealValues(entry: OutboxEntry, language: Language): MealValues {
  const values = mealValues(toUnsentMeal(entry), language);
  const hasTime = (entry.input.body as FoodEntryInput).timestamp !== undefined;
  return {
    ...values,
    photo: entry.input.files?.photo ?? null,
    keepPhoto: !removesPhoto(entry),
    time: hasTime ? values.time : '',
  };
}

/** Returns whether the entry removes the photo of a saved meal. */
export const removesPhoto = (entry: OutboxEntry | undefined): boolean =>
  (entry?.input.body as { removePhoto?: boolean } | undefined)?.removePhoto === true;

import type { FoodEntryInput } from '#contracts/nutrition.ts';
import type { Language } from '#web/i18n/language.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { type MealValues, mealValues } from './meal-form.ts';
import { removesPhoto, toUnsentMeal } from './unsent-meal.ts';

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

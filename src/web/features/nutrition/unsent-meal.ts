import type { FoodEntry, FoodEntryInput } from '#contracts/nutrition.ts';
import { type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';

/**
 * Returns the meal of an unsent entry. The id is 0 if the meal is new. `photoUrl` is null, even if
 * the entry has a photo.
 */
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

/** Returns the day of an unsent meal. Returns undefined for an outbox entry that deletes or copies meals. */
export const unsentMealDay = (entry: OutboxEntry): CalendarDay | undefined =>
  entry.path.endsWith('/copy') || entry.method === 'DELETE' ? undefined : toUnsentMeal(entry).date;

/** Returns whether the entry removes the photo of a saved meal. */
export const removesPhoto = (entry: OutboxEntry | undefined): boolean =>
  (entry?.input.body as { removePhoto?: boolean } | undefined)?.removePhoto === true;

import type { z } from 'zod';
import type { createFoodEntry, updateFoodEntry } from '#contracts/nutrition.ts';
import { type CalendarDay, dayOf } from '#domain/calendar-day.ts';
import { type MealType, oneDecimal, usualMoment } from '#domain/nutrition.ts';
import type { Db } from '#server/db/connect.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { CommitHooks } from '#server/http/commit-hooks.ts';
import type { EventTime } from '#server/http/event-time.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import { dropPhoto, keepPhoto, photoUrl } from '#server/storage/photo-files.ts';
import { assertNotAhead, mealTime, movedTime } from './meal-time.ts';
import {
  copyEntries,
  type FoodEntryRow,
  findEntries,
  findTotals,
  insertEntry,
  isPhotoNamed,
  lockEntry,
  removeEntry,
  replaceEntry,
} from './nutrition-queries.ts';

type NewMeal = z.output<NonNullable<typeof createFoodEntry.body>>;
type ChangedMeal = z.output<NonNullable<typeof updateFoodEntry.body>>;

/** Where a meal's photo goes, and how it is taken back if the meal is not kept. */
interface PhotoKeeping {
  files: FileStorage;
  commitHooks: CommitHooks;
}

export async function mealsOf(db: Db, userId: number, filter: Parameters<typeof findEntries>[2]) {
  return (await findEntries(db, userId, filter)).map(asEntry);
}

export async function logMeal(
  db: Db,
  userId: number,
  meal: NewMeal,
  when: { now: Date; zone: string },
  photoKey: string | null,
) {
  const time = mealTime(meal, when.now, when.zone);
  return asEntry(await insertEntry(db, userId, asValues(meal, time, photoKey)));
}

/**
 * Replaces all that is said of a meal. Its photo stays unless another one, already kept, comes in its place or it
 * is to be removed.
 */
export async function changeMeal(
  db: Db,
  userId: number,
  id: number,
  meal: ChangedMeal & { photoKey: string | null },
  now: Date,
  keeping: PhotoKeeping,
) {
  const before = await lockEntry(db, userId, id);
  assertThat(before, 'not_found');
  const time = movedTime(meal, { at: before.timestamp, zone: before.zone, day: before.date }, now);
  if (meal.photoKey !== null || meal.removePhoto)
    dropPhoto(keeping.files, before.photoKey, keeping.commitHooks);
  const photoKey = meal.photoKey ?? (meal.removePhoto ? null : before.photoKey);
  return asEntry(await replaceEntry(db, userId, id, asValues(meal, time, photoKey)));
}

export async function deleteMeal(db: Db, userId: number, id: number, keeping: PhotoKeeping) {
  const removed = await removeEntry(db, userId, id);
  assertThat(removed, 'not_found');
  dropPhoto(keeping.files, removed.photoKey, keeping.commitHooks);
  return { deleted: true as const };
}

export async function copyMeals(
  db: Db,
  userId: number,
  copy: { fromDate: CalendarDay; toDate: CalendarDay; mealType?: MealType | undefined },
  now: Date,
  zone: string,
) {
  assertNotAhead(copy.toDate, dayOf(now, zone), 'toDate');
  const at = (mealType: MealType) => usualMoment(mealType, copy.toDate, zone);
  const moments = {
    breakfast: at('breakfast'),
    lunch: at('lunch'),
    dinner: at('dinner'),
    snack: at('snack'),
  };
  return (await copyEntries(db, userId, { ...copy, zone, moments })).map(asEntry);
}

/** What was eaten on each day that has an entry, from the earliest: kilocalories, and grams with one decimal. */
export async function nutritionOfDays(db: Db, userId: number, from: CalendarDay, to: CalendarDay) {
  const rows = await findTotals(db, userId, from, to);
  return rows.map(({ day, entries, calories, protein, carbs, fat }) => ({
    day,
    entries,
    calories,
    protein: oneDecimal(protein),
    carbs: oneDecimal(carbs),
    fat: oneDecimal(fat),
  }));
}

/** `db` is outside the write's transaction, which comes after it and may fail. */
export async function keepMealPhoto(
  db: Db,
  userId: number,
  photo: Buffer | undefined,
  { files, commitHooks }: PhotoKeeping,
): Promise<string | null> {
  if (!photo) return null;
  return keepPhoto(files, userId, photo, commitHooks, (key) => isPhotoNamed(db, userId, key));
}

function asValues(meal: NewMeal, time: EventTime, photoKey: string | null) {
  return {
    name: meal.name,
    description: meal.description || null,
    meal_type: meal.mealType,
    calories: meal.calories ?? null,
    protein: meal.protein ?? null,
    carbs: meal.carbs ?? null,
    fat: meal.fat ?? null,
    voice_transcript: meal.voiceTranscript || null,
    photo_key: photoKey,
    eaten_at: time.at,
    day: time.day,
    zone: time.zone,
  };
}

function asEntry({ photoKey, ...row }: FoodEntryRow) {
  return { ...row, photoUrl: photoUrl(photoKey) };
}

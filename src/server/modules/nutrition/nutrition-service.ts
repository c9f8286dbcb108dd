import type { z } from 'zod';
import type { createFoodEntry, updateFoodEntry } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { nutritionMeasures } from '#domain/measures/nutrition.ts';
import { isIncomplete } from '#domain/nutrition/macro-shares.ts';
import { scoreMeal } from '#domain/nutrition/meal-score.ts';
import { defaultMealTime, type MealType } from '#domain/nutrition/meals.ts';
import type { CommitHooks } from '#server/db/commit-hooks.ts';
import type { Db } from '#server/db/connect.ts';
import { defineDailyTotals } from '#server/db/daily-totals.ts';
import { hasEvent } from '#server/db/newest-events.ts';
import { assertFound } from '#server/http/api-error.ts';
import { assertInput } from '#server/http/assert-input.ts';
import { assertPage } from '#server/http/assert-page.ts';
import type { Edit } from '#server/http/edit.ts';
import { type EventTime, resolveDay } from '#server/http/event-time.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import { deletePhotoAfterCommit, photoUrl, storePhoto } from '#server/storage/photo-files.ts';
import { noteChangedDays } from '../achievements/progress-service.ts';
import { markCounting } from '../measures/sources-service.ts';
import { assertHasBegun, earlier, resolveMealTime, resolveMovedMealTime } from './meal-time.ts';
import {
  dailyMeals,
  deleteFoodEntryRow,
  type FoodEntryRow,
  findFoodEntries,
  findFoodEntryForUpdate,
  insertFoodEntry,
  insertFoodEntryCopies,
  isPhotoInUse,
  selectEditable,
  updateFoodEntryRow,
} from './nutrition-queries.ts';

const nutrientFields = ['calories', 'protein', 'carbs', 'fat'] as const;

type NewMeal = z.output<NonNullable<typeof createFoodEntry.body>>;
type ChangedMeal = z.output<NonNullable<typeof updateFoodEntry.body>>;

/** The storage of photos, and the hooks that delete photos after a commit or a rollback. */
interface PhotoStore {
  files: FileStorage;
  commitHooks: CommitHooks;
}

/**
 * Returns meals, newest first. `counts` says whether a meal counts in the totals of its day. Throws `not_found` if the
 * page is empty because the row `beforeId` does not exist (see `assertPage`).
 */
export async function listMeals(db: Db, userId: number, filter: Parameters<typeof findFoodEntries>[2]) {
  const meals = await findFoodEntries(db, userId, filter);
  await assertPage(meals, filter, (id) => hasEvent(db, 'food_entries', userId, id));
  const marked = await markCounting(db, userId, { totals: mealTotals, measure: 'meals' }, meals);
  return marked.map(({ counts, ...meal }) => ({ ...toFoodEntry(meal), counts }));
}

export async function createMeal(
  db: Db,
  userId: number,
  meal: NewMeal,
  when: { now: Date; zone: string },
  photoKey: string | null,
) {
  const time = resolveMealTime(meal, when.now, when.zone);
  await noteChangedDays(db, userId, time.day);
  return toFoodEntry(await insertFoodEntry(db, userId, toValues(meal, time, photoKey)));
}

/**
 * Merges an edit into a meal (see `mergeEdit`). Keeps the photo, unless `removePhoto` is true or `photoKey` is the key
 * of a new photo. The new photo must already be stored. Throws `not_found` if the person has no such meal.
 */
export async function updateMeal(
  db: Db,
  edit: Edit,
  id: number,
  body: ChangedMeal & { photoKey: string | null },
  photoStore: PhotoStore,
) {
  const { userId, at: now } = edit;
  const edited = {
    record: `meal:${id}`,
    fields: [
      'name',
      'description',
      'mealType',
      ...nutrientFields,
      'voiceTranscript',
      'items',
      'timestamp',
      'date',
    ],
    // Merges the foods and the nutrients together, because the nutrients are the sums of the foods.
    groups: [['items', ...nutrientFields]],
    optional: ['timestamp', 'date'],
    find: selectEditable(db, userId, id),
  } as const;
  const meal = await mergeEdit(db, edit, edited, body);
  const current = await findFoodEntryForUpdate(db, userId, id);
  assertFound(current);
  const time = resolveMovedMealTime(
    meal,
    { at: current.timestamp, zone: current.zone, day: current.date },
    now,
  );
  if (meal.photoKey !== null || meal.removePhoto)
    deletePhotoAfterCommit(photoStore.files, current.photoKey, photoStore.commitHooks);
  const photoKey = meal.photoKey ?? (meal.removePhoto ? null : current.photoKey);
  await noteChangedDays(db, userId, current.date, time.day);
  return toFoodEntry(await updateFoodEntryRow(db, userId, id, toValues(meal, time, photoKey)));
}

export async function deleteMeal(db: Db, userId: number, id: number, photoStore: PhotoStore) {
  const removed = await deleteFoodEntryRow(db, userId, id);
  assertFound(removed);
  await noteChangedDays(db, userId, removed.day);
  deletePhotoAfterCommit(photoStore.files, removed.photoKey, photoStore.commitHooks);
  return { deleted: true as const };
}

export async function copyMeals(
  db: Db,
  userId: number,
  copy: { fromDate: CalendarDay; toDate: CalendarDay; mealType?: MealType | undefined },
  now: Date,
  zone: string,
) {
  const toDate = resolveDay(copy.toDate, now, zone, 'toDate');
  assertInput(toDate !== copy.fromDate, 'toDate', {
    en: 'must be another day than “fromDate”',
    sv: 'måste vara en annan dag än ”fromDate”',
  });
  assertHasBegun(toDate, now, zone, 'toDate');
  const at = (mealType: MealType) => earlier(defaultMealTime(mealType, toDate, zone), now);
  const moments = {
    breakfast: at('breakfast'),
    lunch: at('lunch'),
    dinner: at('dinner'),
    snack: at('snack'),
  };
  await noteChangedDays(db, userId, toDate);
  return (await insertFoodEntryCopies(db, userId, { ...copy, zone, moments })).map(toFoodEntry);
}

export const mealTotals = defineDailyTotals(nutritionMeasures, dailyMeals);

/**
 * Stores a meal's photo and returns its key. Returns null if there is no photo. `db` must not be the transaction,
 * because a hook queries `db` after a rollback.
 */
export async function storeMealPhoto(
  db: Db,
  userId: number,
  photo: Buffer | undefined,
  { files, commitHooks }: PhotoStore,
): Promise<string | null> {
  if (!photo) return null;
  return storePhoto(files, userId, photo, commitHooks, (key) => isPhotoInUse(db, userId, key));
}

function toValues(meal: NewMeal, time: EventTime, photoKey: string | null) {
  const { calories = null, protein = null, carbs = null, fat = null, items } = meal;
  const nutrients = { calories, protein, carbs, fat };
  const grams = items?.length ? items.reduce((sum, item) => sum + item.grams, 0) : null;
  return {
    name: meal.name,
    description: meal.description || null,
    meal_type: meal.mealType,
    ...nutrients,
    voice_transcript: meal.voiceTranscript || null,
    photo_key: photoKey,
    nutrition_score: isIncomplete({ ...nutrients, items }) ? null : scoreMeal(nutrients, grams),
    items: items?.length ? JSON.stringify(items) : null,
    eaten_at: time.at,
    day: time.day,
    zone: time.zone,
  };
}

function toFoodEntry({ photoKey, ...row }: FoodEntryRow) {
  return { ...row, photoUrl: photoUrl(photoKey) };
}

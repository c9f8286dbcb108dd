import type { z } from 'zod';
import type { saveFoodFavourite } from '#contracts/nutrition.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';
import { assertThat } from '#server/http/api-error.ts';
import { findFavourites, findRecents, removeFavourite, upsertFavourite } from './suggestions-queries.ts';

const recentDays = 90;
const mostRecents = 20;
const mostFavourites = 200;

export async function suggestionsFor(db: Db, userId: number, today: CalendarDay) {
  return {
    recents: await findRecents(db, userId, addDays(today, -recentDays), mostRecents),
    favourites: await findFavourites(db, userId, mostFavourites),
  };
}

export function markFavourite(
  db: Db,
  userId: number,
  food: z.output<NonNullable<typeof saveFoodFavourite.body>>,
) {
  return upsertFavourite(db, userId, {
    name: food.name,
    description: food.description || null,
    meal_type: food.mealType ?? null,
    calories: food.calories ?? null,
    protein: food.protein ?? null,
    carbs: food.carbs ?? null,
    fat: food.fat ?? null,
  });
}

export async function unmarkFavourite(db: Db, userId: number, id: number) {
  assertThat(await removeFavourite(db, userId, id), 'not_found');
  return { deleted: true as const };
}

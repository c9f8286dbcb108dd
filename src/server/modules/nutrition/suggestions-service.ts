import type { z } from 'zod';
import type { saveFoodFavourite } from '#contracts/nutrition.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';
import { assertFound } from '#server/http/api-error.ts';
import {
  deleteFavouriteRow,
  findFavourites,
  findRecentFoods,
  upsertFavourite,
} from './suggestions-queries.ts';

const recentDays = 90;
const maxRecents = 20;
const maxFavourites = 200;

export async function listRecentAndFavouriteFoods(db: Db, userId: number, today: CalendarDay) {
  return {
    recents: await findRecentFoods(db, userId, addDays(today, -recentDays), maxRecents),
    favourites: await findFavourites(db, userId, maxFavourites),
  };
}

export function updateFavourite(
  db: Db,
  userId: number,
  food: z.output<NonNullable<typeof saveFoodFavourite.body>>,
) {
  return upsertFavourite(db, userId, {
    name: food.name,
    description: food.description || null,
    meal_type: food.mealType || null,
    calories: food.calories ?? null,
    protein: food.protein ?? null,
    carbs: food.carbs ?? null,
    fat: food.fat ?? null,
  });
}

export async function deleteFavourite(db: Db, userId: number, id: number) {
  assertFound(await deleteFavouriteRow(db, userId, id));
  return { deleted: true as const };
}

import { sql } from 'kysely';
import type { MealItem } from '#contracts/foods.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { MealType, Nutrients } from '#domain/nutrition/meals.ts';
import type { Db } from '#server/db/connect.ts';
import { mealColumns } from './nutrition-queries.ts';

interface Recent extends Nutrients {
  name: string;
  description: string | null;
  mealType: MealType;
}

interface Favourite extends Nutrients {
  id: number;
  name: string;
  description: string | null;
  mealType: MealType | null;
}

interface FavouriteValues extends Nutrients {
  name: string;
  description: string | null;
  meal_type: MealType | null;
}

/**
 * Returns recent meals, most recently eaten first. Of several meals with the same name, ignoring case, returns only the
 * latest.
 */
export function findRecentFoods(
  db: Db,
  userId: number,
  since: CalendarDay,
  limit: number,
): Promise<Recent[]> {
  const lastOfName = db
    .selectFrom('food_entries')
    .distinctOn(sql`lower(name)`)
    .where('user_id', '=', userId)
    .where('day', '>=', since)
    .selectAll()
    .orderBy(sql`lower(name)`)
    .orderBy('eaten_at', 'desc')
    .orderBy('id', 'desc');
  return db
    .selectFrom(lastOfName.as('last'))
    .select(mealColumns)
    .orderBy('eaten_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<Recent>()
    .execute();
}

/** Finds the foods of recent meals, most recently eaten first. The same food can occur several times. */
export async function findRecentItems(
  db: Db,
  userId: number,
  since: CalendarDay,
  meals: number,
): Promise<MealItem[]> {
  const rows = await db
    .selectFrom('food_entries')
    .where('user_id', '=', userId)
    .where('day', '>=', since)
    .where('items', 'is not', null)
    .select('items')
    .orderBy('eaten_at', 'desc')
    .orderBy('id', 'desc')
    .limit(meals)
    .$castTo<{ items: MealItem[] }>()
    .execute();
  return rows.flatMap(({ items }) => items);
}

const columns = ['id', ...mealColumns] as const;

export function findFavourites(db: Db, userId: number, limit: number): Promise<Favourite[]> {
  return db
    .selectFrom('food_favourites')
    .where('user_id', '=', userId)
    .select(columns)
    .orderBy(sql`lower(name)`)
    .limit(limit)
    .$castTo<Favourite>()
    .execute();
}

export function upsertFavourite(db: Db, userId: number, values: FavouriteValues): Promise<Favourite> {
  return db
    .insertInto('food_favourites')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.expression(sql`user_id, lower(name)`).doUpdateSet(values))
    .returning(columns)
    .$castTo<Favourite>()
    .executeTakeFirstOrThrow();
}

export async function deleteFavouriteRow(db: Db, userId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('food_favourites')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { MealType, Nutrients } from '#domain/nutrition.ts';
import type { Db } from '#server/db/connect.ts';

export interface FoodEntryRow extends Nutrients {
  id: number;
  userId: number;
  name: string;
  description: string | null;
  mealType: MealType;
  voiceTranscript: string | null;
  photoKey: string | null;
  nutritionScore: number | null;
  timestamp: Date;
  date: CalendarDay;
  zone: string;
}

interface FoodEntryValues extends Nutrients {
  name: string;
  description: string | null;
  meal_type: MealType;
  voice_transcript: string | null;
  photo_key: string | null;
  eaten_at: Date;
  day: CalendarDay;
  zone: string;
}

const columns = [
  'id',
  'user_id as userId',
  'name',
  'description',
  'meal_type as mealType',
  'calories',
  'protein',
  'carbs',
  'fat',
  'voice_transcript as voiceTranscript',
  'photo_key as photoKey',
  'nutrition_score as nutritionScore',
  'eaten_at as timestamp',
  'day as date',
  'zone',
] as const;

/** Newest first; a page starts after the entry `beforeId`, found in the same statement. */
export function findFoodEntries(
  db: Db,
  userId: number,
  filter: { date?: CalendarDay | undefined; limit: number; beforeId?: number | undefined },
): Promise<FoodEntryRow[]> {
  const { date, limit, beforeId } = filter;
  return db
    .selectFrom('food_entries')
    .where('user_id', '=', userId)
    .$if(date !== undefined, (query) => query.where('day', '=', date ?? ''))
    .$if(beforeId !== undefined, (query) =>
      query.where(
        sql<boolean>`(eaten_at, id) < (select eaten_at, id from food_entries where user_id = ${userId} and id = ${beforeId})`,
      ),
    )
    .select(columns)
    .orderBy('eaten_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<FoodEntryRow>()
    .execute();
}

/** An entry that this transaction is about to change: another one waits. */
export function findFoodEntryForUpdate(
  db: Db,
  userId: number,
  id: number,
): Promise<FoodEntryRow | undefined> {
  return db
    .selectFrom('food_entries')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .select(columns)
    .forUpdate()
    .$castTo<FoodEntryRow>()
    .executeTakeFirst();
}

export function insertFoodEntry(db: Db, userId: number, values: FoodEntryValues): Promise<FoodEntryRow> {
  return db
    .insertInto('food_entries')
    .values({ user_id: userId, ...values })
    .returning(columns)
    .$castTo<FoodEntryRow>()
    .executeTakeFirstOrThrow();
}

export function updateFoodEntryRow(
  db: Db,
  userId: number,
  id: number,
  values: FoodEntryValues,
): Promise<FoodEntryRow> {
  return db
    .updateTable('food_entries')
    .set(values)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .$castTo<FoodEntryRow>()
    .executeTakeFirstOrThrow();
}

/** Tells the photo that goes with it; undefined where there was no such entry. */
export function deleteFoodEntryRow(
  db: Db,
  userId: number,
  id: number,
): Promise<{ photoKey: string | null } | undefined> {
  return db
    .deleteFrom('food_entries')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('photo_key as photoKey')
    .executeTakeFirst();
}

export async function isPhotoInUse(db: Db, userId: number, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('food_entries')
    .where('user_id', '=', userId)
    .where('photo_key', '=', key)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Most entries that one call copies: a day has a dozen, and copies of copies would double without end. */
const maxCopied = 100;

/** Copies meals of a day in one statement; `moments` says when each type of meal counts as eaten on the new day. */
export function insertFoodEntryCopies(
  db: Db,
  userId: number,
  copy: {
    fromDate: CalendarDay;
    toDate: CalendarDay;
    mealType?: MealType | undefined;
    zone: string;
    moments: Record<MealType, Date>;
  },
): Promise<FoodEntryRow[]> {
  const { moments, mealType } = copy;
  const eatenAt = sql<Date>`case meal_type
    when 'breakfast' then ${moments.breakfast}::timestamptz
    when 'lunch' then ${moments.lunch}::timestamptz
    when 'dinner' then ${moments.dinner}::timestamptz
    else ${moments.snack}::timestamptz end`;
  const copied = ['name', 'description', 'meal_type', 'calories', 'protein', 'carbs', 'fat'] as const;
  return db
    .insertInto('food_entries')
    .columns(['user_id', ...copied, 'nutrition_score', 'eaten_at', 'day', 'zone'])
    .expression((builder) =>
      builder
        .selectFrom('food_entries')
        .where('user_id', '=', userId)
        .where('day', '=', copy.fromDate)
        .$if(mealType !== undefined, (query) => query.where('meal_type', '=', mealType ?? ''))
        .select(['user_id', ...copied, 'nutrition_score', eatenAt.as('eaten_at')])
        .select([sql<string>`${copy.toDate}::date`.as('day'), sql<string>`${copy.zone}::text`.as('zone')])
        .orderBy('food_entries.eaten_at')
        .orderBy('food_entries.id')
        .limit(maxCopied),
    )
    .returning(columns)
    .$castTo<FoodEntryRow>()
    .execute();
}

/** What is known of each day that has an entry: a sum of no number at all is 0. */
export function findDailyTotals(db: Db, userId: number, from: CalendarDay, to: CalendarDay) {
  return db
    .selectFrom('food_entries')
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .orderBy('day')
    .select([
      'day',
      sql<number>`count(*)`.as('entries'),
      sql<number>`coalesce(sum(calories), 0)`.as('calories'),
      sql<number>`coalesce(sum(protein), 0)`.as('protein'),
      sql<number>`coalesce(sum(carbs), 0)`.as('carbs'),
      sql<number>`coalesce(sum(fat), 0)`.as('fat'),
    ])
    .execute();
}

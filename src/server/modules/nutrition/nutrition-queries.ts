import { sql } from 'kysely';
import type { MealItem } from '#contracts/foods.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { MealType, Nutrients } from '#domain/nutrition/meals.ts';
import type { Db } from '#server/db/connect.ts';
import { ownEvent, prepareNewestEvents, rivalsColumn } from '#server/db/newest-events.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';

export interface FoodEntryRow extends Nutrients {
  id: number;
  userId: number;
  name: string;
  description: string | null;
  mealType: MealType;
  voiceTranscript: string | null;
  photoKey: string | null;
  nutritionScore: number | null;
  items: MealItem[] | null;
  timestamp: Date;
  date: CalendarDay;
  zone: string;
  source: string;
}

interface FoodEntryValues extends Nutrients {
  name: string;
  description: string | null;
  meal_type: MealType;
  voice_transcript: string | null;
  photo_key: string | null;
  nutrition_score: number | null;
  /** The foods of the meal as JSON. Null for a meal without a list of foods. */
  items: string | null;
  eaten_at: Date;
  day: CalendarDay;
  zone: string;
}

/** The columns that meals and favourites have in common. */
export const mealColumns = [
  'name',
  'description',
  'meal_type as mealType',
  'calories',
  'protein',
  'carbs',
  'fat',
] as const;

const columns = [
  'id',
  'user_id as userId',
  ...mealColumns,
  'voice_transcript as voiceTranscript',
  'photo_key as photoKey',
  'nutrition_score as nutritionScore',
  'items',
  'eaten_at as timestamp',
  'day as date',
  'zone',
  'source',
] as const;

type ListedRow = FoodEntryRow & { hasRivals: boolean };

export const findFoodEntries = prepareNewestEvents('food_entries', (query) =>
  query.select(columns).select(rivalsColumn('food_entries')).$castTo<ListedRow>(),
);

/**
 * Finds a meal and locks its row, so that simultaneous changes run one after another. Returns undefined if the person
 * has no such meal.
 */
export function findFoodEntryForUpdate(
  db: Db,
  userId: number,
  id: number,
): Promise<FoodEntryRow | undefined> {
  return db
    .selectFrom('food_entries')
    .where(ownEvent(userId, id))
    .select(columns)
    .forUpdate()
    .$castTo<FoodEntryRow>()
    .executeTakeFirst();
}

/** Selects the fields of a meal that a person can edit. */
export const selectEditable = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('food_entries')
    .where(ownEvent(userId, id))
    .select([
      ...mealColumns,
      'voice_transcript as voiceTranscript',
      'items',
      'eaten_at as timestamp',
      'day as date',
    ]);

export async function insertFoodEntry(
  db: Db,
  userId: number,
  values: FoodEntryValues,
): Promise<FoodEntryRow> {
  const [inserted] = await insertEntry(db, { user_id: userId, ...values });
  if (!inserted) throw new Error('Nothing was inserted.');
  return inserted;
}

const insertEntry = prepareQuery((db, values: FoodEntryValues & { user_id: number }) =>
  db
    .insertInto('food_entries')
    .values({
      user_id: values.user_id,
      name: values.name,
      description: values.description,
      meal_type: values.meal_type,
      calories: values.calories,
      protein: values.protein,
      carbs: values.carbs,
      fat: values.fat,
      voice_transcript: values.voice_transcript,
      photo_key: values.photo_key,
      nutrition_score: values.nutrition_score,
      items: sql`${values.items}::jsonb`,
      eaten_at: values.eaten_at,
      day: values.day,
      zone: values.zone,
    })
    .returning(columns)
    .$castTo<FoodEntryRow>(),
);

export function updateFoodEntryRow(
  db: Db,
  userId: number,
  id: number,
  values: FoodEntryValues,
): Promise<FoodEntryRow> {
  return db
    .updateTable('food_entries')
    .set({ ...values, items: sql`${values.items}::jsonb` })
    .where(ownEvent(userId, id))
    .returning(columns)
    .$castTo<FoodEntryRow>()
    .executeTakeFirstOrThrow();
}

/** Deletes a meal. Returns the key of its photo and its day, or undefined if the meal does not exist. */
export function deleteFoodEntryRow(
  db: Db,
  userId: number,
  id: number,
): Promise<{ photoKey: string | null; day: CalendarDay } | undefined> {
  return db
    .deleteFrom('food_entries')
    .where(ownEvent(userId, id))
    .returning(['photo_key as photoKey', 'day'])
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

/**
 * The maximum number of meals that one call copies. Without a limit, each repeated copy could double the number of
 * meals.
 */
const maxCopied = 100;

/**
 * Copies the meals of a day with one statement. With `mealType`, copies only the meals of that type. Returns the
 * copies. `moments` contains the time on the new day for each type of meal.
 */
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
  const copied = [
    'name',
    'description',
    'meal_type',
    'calories',
    'protein',
    'carbs',
    'fat',
    'nutrition_score',
    'items',
  ] as const;
  return db
    .insertInto('food_entries')
    .columns(['user_id', ...copied, 'eaten_at', 'day', 'zone'])
    .expression((builder) =>
      builder
        .selectFrom('food_entries')
        .where('user_id', '=', userId)
        .where('day', '=', copy.fromDate)
        .$if(mealType !== undefined, (query) => query.where('meal_type', '=', mealType ?? ''))
        .select(['user_id', ...copied, eatenAt.as('eaten_at')])
        .select([sql<string>`${copy.toDate}::date`.as('day'), sql<string>`${copy.zone}::text`.as('zone')])
        .orderBy('food_entries.eaten_at')
        .orderBy('food_entries.id')
        .limit(maxCopied),
    )
    .returning(columns)
    .$castTo<FoodEntryRow>()
    .execute();
}

/**
 * Selects the totals of meals between two days, both included. Each row has the totals of one day and source. A
 * nutrient is null if it is unknown for all meals of that day and source. `recorded` is the highest row id: of two
 * sources, the one with the higher `recorded` counts as newer.
 */
export const dailyMeals = (userId: number, from: CalendarDay, to: CalendarDay) => sql`
  select day, source, max(id) as recorded, count(*) as meals,
    count(distinct meal_type) filter (where meal_type in ('breakfast', 'lunch', 'dinner')) as "mainMeals",
    sum(calories) as "caloriesEaten", sum(protein) as protein, sum(carbs) as carbs, sum(fat) as fat
  from food_entries where user_id = ${userId} and day between ${from} and ${to} group by day, source
`;

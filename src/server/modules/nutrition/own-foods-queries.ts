import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** A food in a recipe. */
interface RecipeItem {
  foodId: string;
  food: string;
  grams: number;
}

/** Energy in kcal and macronutrients in grams, per 100 g. Null means unknown. */
export interface Per100 {
  kcal: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

/** The columns of a food's values per 100 g and of its portion. */
export const per100Columns = ['kcal', 'protein', 'carbs', 'fat', 'portion_grams as portionGrams'] as const;

export interface OwnFoodRow extends Per100 {
  id: number;
  name: string;
  portionGrams: number | null;
  barcode: string | null;
  /** The number of portions. `portions` and `items` are null for a food that is not a recipe. */
  portions: number | null;
  items: RecipeItem[] | null;
}

/** The values to store of an own food or a recipe. */
export interface OwnFoodValues extends Per100 {
  name: string;
  portion_grams: number | null;
  /** The digits of the barcode, or null. */
  gtin: string | null;
  portions: number | null;
  items: RecipeItem[] | null;
}

const columns = ['id', 'name', ...per100Columns, 'gtin as barcode', 'portions', 'items'] as const;

/** Returns all own foods and recipes of a person, sorted by name. */
export function findOwnFoods(db: Db, userId: number): Promise<OwnFoodRow[]> {
  return db
    .selectFrom('own_foods')
    .where('user_id', '=', userId)
    .select(columns)
    .orderBy(sql`lower(name)`)
    .$castTo<OwnFoodRow>()
    .execute();
}

export function findOwnFoodByBarcode(
  db: Db,
  userId: number,
  barcode: string,
): Promise<OwnFoodRow | undefined> {
  return db
    .selectFrom('own_foods')
    .where('user_id', '=', userId)
    .where('gtin', '=', barcode)
    .select(columns)
    .$castTo<OwnFoodRow>()
    .executeTakeFirst();
}

/** Inserts an own food, or replaces the person's own food with the same name, ignoring case. */
export function upsertOwnFood(db: Db, userId: number, values: OwnFoodValues): Promise<OwnFoodRow> {
  const row = { ...values, items: toJson(values.items) };
  return db
    .insertInto('own_foods')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.expression(sql`user_id, lower(name)`).doUpdateSet({ ...row, updated_at: sql`now()` }),
    )
    .returning(columns)
    .$castTo<OwnFoodRow>()
    .executeTakeFirstOrThrow();
}

/**
 * Selects the name of an own food, and all its other values as one object, because edits of these values are merged
 * together.
 */
export const selectEditable = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('own_foods')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .select([
      'name',
      sql<Omit<OwnFoodValues, 'name'>>`jsonb_build_object('kcal', kcal, 'protein', protein, 'carbs', carbs,
        'fat', fat, 'portion_grams', portion_grams, 'gtin', gtin, 'portions', portions, 'items', items
      )`.as('values'),
    ]);

/** Replaces an own food. Returns undefined if the food does not exist. */
export function updateOwnFoodRow(
  db: Db,
  userId: number,
  id: number,
  values: OwnFoodValues,
): Promise<OwnFoodRow | undefined> {
  return db
    .updateTable('own_foods')
    .set({ ...values, items: toJson(values.items), updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .$castTo<OwnFoodRow>()
    .executeTakeFirst();
}

/** Removes a barcode from all of the person's own foods. */
export async function removeBarcode(db: Db, userId: number, barcode: string): Promise<void> {
  await db
    .updateTable('own_foods')
    .set({ gtin: null })
    .where('user_id', '=', userId)
    .where('gtin', '=', barcode)
    .execute();
}

/** Returns whether the person has another own food with the name, ignoring case. */
export async function hasOtherOfName(db: Db, userId: number, name: string, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('own_foods')
    .where('user_id', '=', userId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '!=', id)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteOwnFoodRow(db: Db, userId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('own_foods')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

const toJson = (items: RecipeItem[] | null) => sql<string>`${items && JSON.stringify(items)}::jsonb`;

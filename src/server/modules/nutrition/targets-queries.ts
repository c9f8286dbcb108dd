import { sql } from 'kysely';
import type { Nutrients } from '#domain/nutrition/meals.ts';
import type { Db } from '#server/db/connect.ts';

export const selectTargets = (db: Db, userId: number) =>
  db
    .selectFrom('nutrition_targets')
    .where('user_id', '=', userId)
    .select(['calories', 'protein', 'carbs', 'fat']);

export function findTargets(db: Db, userId: number): Promise<Nutrients | undefined> {
  return selectTargets(db, userId).executeTakeFirst();
}

export async function upsertTargets(db: Db, userId: number, targets: Nutrients): Promise<void> {
  await db
    .insertInto('nutrition_targets')
    .values({ user_id: userId, ...targets })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...targets, updated_at: sql`now()` }))
    .execute();
}

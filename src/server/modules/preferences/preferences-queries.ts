import { sql } from 'kysely';
import type { StoredPreferences } from '#domain/preferences.ts';
import type { Db } from '#server/db/connect.ts';

export async function findPreferences(db: Db, userId: number): Promise<StoredPreferences | undefined> {
  const row = await db
    .selectFrom('user_preferences')
    .where('user_id', '=', userId)
    .select('preferences')
    .executeTakeFirst();
  return row?.preferences as StoredPreferences | undefined;
}

/** Selects single preferences, such as `units.weight`, as columns of these names. */
export const selectPreferences = (db: Db, userId: number, names: string[]) =>
  db
    .selectFrom('user_preferences')
    .where('user_id', '=', userId)
    .select(names.map((name) => sql`preferences #> ${name.split('.')}::text[]`.as(name)));

export async function upsertPreferences(
  db: Db,
  userId: number,
  preferences: StoredPreferences,
): Promise<void> {
  const stored = sql<string>`${JSON.stringify(preferences)}::jsonb`;
  await db
    .insertInto('user_preferences')
    .values({ user_id: userId, preferences: stored })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ preferences: stored, updated_at: sql`now()` }),
    )
    .execute();
}

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

import { sql } from 'kysely';
import type { StoredPreferences } from '#domain/preferences.ts';
import type { Db } from '#server/db/connect.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';

/** Selects the preferences that a person has changed. Selects no row if the person has changed none. */
export const selectStored = (db: Db, userId: number) =>
  db
    .selectFrom('user_preferences')
    .where('user_id', '=', userId)
    .select(sql<StoredPreferences>`preferences`.as('preferences'));

export async function findPreferences(db: Db, userId: number): Promise<StoredPreferences | undefined> {
  return (await findStored(db, { userId }))[0]?.preferences;
}

const findStored = prepareQuery((db, { userId }: { userId: number }) => selectStored(db, userId));

/** Selects single preferences, such as `units.weight`, as columns with the same names. */
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

import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

export function findProfile(db: Db, userId: number) {
  return db
    .selectFrom('community_profiles')
    .where('user_id', '=', userId)
    .select(['display_name as displayName', 'suspended_until as suspendedUntil'])
    .executeTakeFirst();
}

/** Selects the community settings that a member can edit. */
export const selectEditable = (db: Db, userId: number) =>
  db
    .selectFrom('community_profiles')
    .where('user_id', '=', userId)
    .select(['display_name as displayName', 'suggestible']);

export async function upsertDisplayName(
  db: Db,
  userId: number,
  displayName: string | null,
  now: Date,
): Promise<void> {
  await db
    .insertInto('community_profiles')
    .values({ user_id: userId, display_name: displayName, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ display_name: displayName, updated_at: now }),
    )
    .execute();
}

export async function upsertLastSeen(db: Db, userId: number, now: Date): Promise<void> {
  await sql`
    insert into community_profiles (user_id, last_seen_at)
    select id, ${now}::timestamptz from users where id = ${userId}
    on conflict (user_id) do update set last_seen_at = excluded.last_seen_at
  `.execute(db);
}

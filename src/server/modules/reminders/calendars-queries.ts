import type { Db } from '#server/db/connect.ts';

export function findCalendar(db: Db, userId: number): Promise<{ createdAt: Date } | undefined> {
  return db
    .selectFrom('reminder_calendars')
    .where('user_id', '=', userId)
    .select('created_at as createdAt')
    .executeTakeFirst();
}

/**
 * Returns the owner of the calendar with this token hash, and when the calendar was created.
 * Returns undefined if there is no such calendar.
 */
export function findCalendarOwner(db: Db, tokenHash: string) {
  return db
    .selectFrom('reminder_calendars as calendar')
    .innerJoin('users', 'users.id', 'calendar.user_id')
    .where('token_hash', '=', tokenHash)
    .select([
      'user_id as userId',
      'users.language',
      'calendar.created_at as createdAt',
      'users.time_zone as timeZone',
    ])
    .executeTakeFirst();
}

/** Stores the person's calendar. A new token replaces the old one, so the old address stops working. */
export async function upsertCalendar(db: Db, userId: number, tokenHash: string, now: Date): Promise<void> {
  const values = { token_hash: tokenHash, created_at: now };
  await db
    .insertInto('reminder_calendars')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Deletes the person's calendar. Returns whether the person had a calendar. */
export async function deleteCalendar(db: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('reminder_calendars')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

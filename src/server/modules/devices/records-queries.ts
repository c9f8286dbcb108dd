import { sql } from 'kysely';
import { everyDay } from '#domain/calendar-day.ts';
import type { RecordProblem } from '#domain/devices/check-record.ts';
import type { Source } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';

/** The number of rejected values that are kept for each person. */
const mostKept = 1000;

/**
 * Inserts rejected values that are not stored yet. Deletes the person's oldest rejected values, so
 * that at most `mostKept` remain.
 */
export async function insertRejectedValues(
  db: Db,
  userId: number,
  source: Source,
  problems: readonly RecordProblem[],
  now: Date,
): Promise<void> {
  const rows = problems.map(({ day, ...problem }) => ({
    ...problem,
    // A rejected value can have a day in the year 0, which PostgreSQL cannot store. Stores null instead of such a day.
    day: day !== null && day >= everyDay[0] ? day : null,
    user_id: userId,
    source,
    received_at: now,
  }));
  await db
    .insertInto('rejected_values')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    delete from rejected_values where user_id = ${userId} and id in (
      select id from rejected_values where user_id = ${userId}
      order by received_at desc, id desc offset ${mostKept}
    )
  `.execute(db);
}

/** Finds rejected values of a person, newest first. With `beforeId`, only values with smaller ids are found. */
export function findRejectedValues(
  db: Db,
  userId: number,
  { limit, beforeId }: { limit: number; beforeId?: number | undefined },
) {
  let rows = db.selectFrom('rejected_values').where('user_id', '=', userId);
  if (beforeId !== undefined) rows = rows.where('id', '<', beforeId);
  return rows
    .select(['id', 'source', 'what', 'day', 'value', 'reason', 'received_at as receivedAt'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

import { type RawBuilder, sql } from 'kysely';

/** An event table is read newest first, and the next page starts after the event that ended the last one. */
export function beforeEvent(
  table: 'exercise_activities' | 'meditation_sessions',
  userId: number,
  beforeId: number,
): RawBuilder<boolean> {
  return sql<boolean>`(happened_at, id) < (
    select happened_at, id from ${sql.table(table)} where user_id = ${userId} and id = ${beforeId}
  )`;
}

import { type RawBuilder, sql } from 'kysely';

/** Restricts a newest-first query to the events after the last event of the previous page. */
export function beforeEvent(
  table: 'exercise_activities' | 'meditation_sessions',
  userId: number,
  beforeId: number,
): RawBuilder<boolean> {
  return sql<boolean>`(happened_at, id) < (
    select happened_at, id from ${sql.table(table)} where user_id = ${userId} and id = ${beforeId}
  )`;
}

import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { sentWithNext } from './postgres-dialect.ts';
import { queryBuilder } from './query-builder.ts';

const bump = queryBuilder
  .updateTable('users')
  .set({ data_version: sql<number>`data_version + 1` })
  .where('id', '=', 0)
  .modifyEnd(sentWithNext)
  .compile();

/**
 * Raises the version of a member's data, which tells every reader that it changed. Routes do it for every write; jobs
 * that change a member's data call it themselves.
 */
export async function bumpDataVersion(db: Db, userId: number): Promise<void> {
  await db.executeQuery({ ...bump, parameters: [userId] });
}

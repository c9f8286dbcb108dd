import type { Db } from './connect.ts';
import { sentWithNext } from './postgres-dialect.ts';

/**
 * Raises the version of a member's data, which tells every reader that it changed. Routes do it for every write; jobs
 * that change a member's data call it themselves.
 */
export async function bumpDataVersion(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({ data_version: row('data_version', '+', 1) }))
    .where('id', '=', userId)
    .modifyEnd(sentWithNext)
    .execute();
}

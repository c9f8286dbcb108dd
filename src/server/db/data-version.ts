import type { Db } from './connect.ts';
import { sentWithNext } from './postgres-dialect.ts';

/** Tells every reader that a person's data changed. A member's write does it in its route; jobs call it themselves. */
export async function bumpDataVersion(db: Db, userId: number): Promise<void> {
  await bump(db, userId).modifyEnd(sentWithNext).execute();
}

/**
 * The database for one statement that brings the new version with it, both or neither, at a third of the round trips
 * of a transaction. Of Kysely's builders alone: it can neither run raw SQL nor open a transaction.
 */
export function withDataVersionBump(db: Db, userId: number): Db {
  return db.with('bumped', (within) => bump(within, userId)) as unknown as Db;
}

function bump(db: Pick<Db, 'updateTable'>, userId: number) {
  return db
    .updateTable('users')
    .set((eb) => ({ data_version: eb('data_version', '+', 1) }))
    .where('id', '=', userId);
}

import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { sentWithNext } from './postgres-dialect.ts';
import { prepareQuery } from './prepare-query.ts';

const increase = prepareQuery((db, { userId }: { userId: number }) =>
  db
    .updateTable('users')
    .set({ data_version: sql<number>`data_version + 1` })
    .where('id', '=', userId)
    .modifyEnd(sentWithNext),
);

/**
 * Increases the version number of a member's data. The version number is part of the ETags of responses. `runWrite`
 * calls this function for every write of a member. A job that changes a member's data must call this function too.
 */
export async function bumpDataVersion(db: Db, userId: number): Promise<void> {
  await increase(db, { userId });
}

import type { Db } from './connect.ts';

/** Tells every reader that a person's data changed. A member's write does it in its route; jobs call it themselves. */
export async function bumpDataVersion(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ data_version: eb('data_version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}

import type { LostEdit } from '#contracts/edits.ts';
import type { Db } from '#server/db/connect.ts';

/**
 * A value that lost against another edit of the same field. Either a stored value was replaced, or a received value was
 * not stored. `record` is the name of the record, such as `meal:12`.
 */
export interface LostEditRow {
  id: number;
  record: string;
  field: string;
  value: LostEdit['value'];
  editedAt: Date;
  lostAt: Date;
}

/**
 * Finds lost values, newest first. With `except`, leaves out records whose names start with `except`. With `beforeId`,
 * finds only values with smaller ids.
 */
export function findLostEdits(
  db: Db,
  userId: number,
  filter: { limit: number; beforeId?: number | undefined; except: string | undefined },
): Promise<LostEditRow[]> {
  let rows = db.selectFrom('lost_edits').where('user_id', '=', userId);
  if (filter.except !== undefined) rows = rows.where('record', 'not like', `${filter.except}%`);
  if (filter.beforeId !== undefined) rows = rows.where('id', '<', filter.beforeId);
  return rows
    .select(['id', 'record', 'field', 'value', 'edited_at as editedAt', 'lost_at as lostAt'])
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .$castTo<LostEditRow>()
    .execute();
}

/**
 * Deletes the stored times of edits that were made before `editedBefore`, and the values that were lost before
 * `lostBefore`.
 */
export async function deleteOldEdits(db: Db, editedBefore: Date, lostBefore: Date): Promise<void> {
  await db.deleteFrom('field_edits').where('edited_at', '<', editedBefore).execute();
  await db.deleteFrom('lost_edits').where('lost_at', '<', lostBefore).execute();
}

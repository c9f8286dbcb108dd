import type { Db } from '#server/db/connect.ts';

/** The time without progress, in milliseconds, after which an export counts as failed. */
const staleAfterMs = 30 * 60 * 1000;

const staleBefore = (now: Date) => new Date(now.getTime() - staleAfterMs);

export interface ExportRow {
  id: string;
  state: string;
  progress: number;
  size: number | null;
  requestedAt: Date;
  finishedAt: Date | null;
  expiresAt: Date | null;
}

/**
 * Finds the person's export. Returns the state `failed` for an export in progress that has made no progress for
 * `staleAfterMs`. Returns undefined if there is no export or if the export has expired.
 */
export async function findExport(db: Db, userId: number, now: Date): Promise<ExportRow | undefined> {
  const row = await db
    .selectFrom('account_exports')
    .where('user_id', '=', userId)
    .where((one) => one.or([one('expires_at', 'is', null), one('expires_at', '>', now)]))
    .select([
      'id',
      'state',
      'progress',
      'size',
      'requested_at as requestedAt',
      'updated_at as updatedAt',
      'finished_at as finishedAt',
      'expires_at as expiresAt',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { updatedAt, ...found } = row;
  return found.state === 'working' && updatedAt < staleBefore(now) ? { ...found, state: 'failed' } : found;
}

/**
 * Inserts an export, or replaces the previous export. Returns false, and changes nothing, if an export is in progress
 * and has made progress within `staleAfterMs`.
 */
export async function insertExport(db: Db, userId: number, id: string, now: Date): Promise<boolean> {
  const values = {
    id,
    state: 'working',
    progress: 0,
    size: null,
    requested_at: now,
    updated_at: now,
    finished_at: null,
    expires_at: null,
  };
  const result = await db
    .insertInto('account_exports')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(values)
        .where((one) =>
          one.or([
            one('account_exports.state', '!=', 'working'),
            one('account_exports.updated_at', '<', staleBefore(now)),
          ]),
        ),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Stores the progress in percent. Returns false if the export no longer exists, because the person was deleted or has
 * started a newer export.
 */
export async function updateExportProgress(
  db: Db,
  userId: number,
  id: string,
  progress: number,
  now: Date,
): Promise<boolean> {
  return updateExport(db, userId, id, { state: 'working', progress, updated_at: now });
}

export async function updateExportReady(
  db: Db,
  userId: number,
  id: string,
  done: { size: number; now: Date; expiresAt: Date },
): Promise<boolean> {
  return updateExport(db, userId, id, {
    state: 'ready',
    progress: 100,
    size: done.size,
    updated_at: done.now,
    finished_at: done.now,
    expires_at: done.expiresAt,
  });
}

export async function updateExportFailed(db: Db, userId: number, id: string, now: Date): Promise<boolean> {
  return updateExport(db, userId, id, { state: 'failed', updated_at: now });
}

export async function deleteExport(db: Db, userId: number, id: string): Promise<void> {
  await db.deleteFrom('account_exports').where('user_id', '=', userId).where('id', '=', id).execute();
}

async function updateExport(
  db: Db,
  userId: number,
  id: string,
  values: {
    state: string;
    updated_at: Date;
    progress?: number;
    size?: number;
    finished_at?: Date;
    expires_at?: Date;
  },
): Promise<boolean> {
  const result = await db
    .updateTable('account_exports')
    .set(values)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

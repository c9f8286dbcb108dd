import type { Db } from '#server/db/connect.ts';
import type { ImportRow } from './imports-queries.ts';

/** The maximum number of a person's imports in the state `needsMapping`. Each keeps a file of up to 4 GiB. */
const mostUnmapped = 5;

/** The number of a person's newest imports that are never deleted. */
const mostKept = 50;

/**
 * Cancels a person's imports in the state `needsMapping`, except the newest `mostUnmapped`. Returns the cancelled
 * imports.
 */
export function cancelOldUnmapped(
  db: Db,
  userId: number,
  now: Date,
): Promise<Pick<ImportRow, 'id' | 'fileKey'>[]> {
  return db
    .updateTable('imports')
    .set({ state: 'cancelled', preview: null, finished_at: now, updated_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'needsMapping')
    .where('id', 'not in', (from) =>
      from
        .selectFrom('imports')
        .where('user_id', '=', userId)
        .where('state', '=', 'needsMapping')
        .select('id')
        .orderBy('id', 'desc')
        .limit(mostUnmapped),
    )
    .returning(['id', 'file_key as fileKey'])
    .execute();
}

/**
 * Deletes a person's imports that have ended and whose uploaded file is deleted. Keeps the person's newest `mostKept`
 * imports.
 */
export async function deleteOldImports(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .where('file_key', 'is', null)
    .where('id', 'not in', (from) =>
      from
        .selectFrom('imports')
        .where('user_id', '=', userId)
        .select('id')
        .orderBy('id', 'desc')
        .limit(mostKept),
    )
    .execute();
}

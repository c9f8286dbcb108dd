import { cp, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

const log = 'pg_wal';

/**
 * Copies the files of an open database to the folder `to`, while statements continue to run. The copy contains
 * everything that was committed before this call. This is an online backup as PostgreSQL describes it
 * (https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP). A file can be copied
 * in the middle of a change, because PostgreSQL repeats all changes since the start of the backup from its transaction
 * log when it opens the copy. Statements wait only while the log, of at most about 64 MB, is copied. Throws an Error if
 * a file is deleted during the copy.
 */
export async function copyDatabase(pglite: PGlite, to: string): Promise<void> {
  const from = folderOf(pglite);
  await pglite.query("select pg_backup_start('lagom', true)");
  let label = '';
  try {
    await cp(from, to, { recursive: true, filter: (path) => path !== join(from, log) });
  } finally {
    const { rows } = await pglite.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive := false)',
    );
    label = rows[0]?.labelfile ?? '';
  }
  await pglite.runExclusive(() => cp(join(from, log), join(to, log), { recursive: true }));
  // The file `backup_label` tells PostgreSQL from which position of the transaction log it must repeat the changes.
  await writeFile(join(to, 'backup_label'), label);
}

/** Returns the size of the files of a database in bytes. */
export async function databaseBytes(pglite: PGlite): Promise<number> {
  const folder = folderOf(pglite);
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}

function folderOf({ dataDir }: PGlite): string {
  if (!dataDir) throw new Error('The database is not in a folder.');
  return dataDir;
}

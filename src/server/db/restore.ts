import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { linkPhotos, photosOf } from './backup-photos.ts';
import { embeddedParsers, wrapEmbedded } from './connect.ts';
import { reapplyDeletions } from './deletion-ledger.ts';
import { createEmbedded, postgresSettings } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';

/**
 * Replaces the embedded database in `dataDir` with a backup, and adds those photos of the backup that `dataDir` does
 * not contain. First migrates the backup and repeats the account deletions that were recorded since the backup. Keeps
 * the previous database and returns its path. Returns undefined if there was no previous database. Throws an Error, and
 * leaves the database as it is, if another process uses the folder or the backup is unusable.
 */
export async function restoreBackup(dataDir: string, backup: string, now: Date): Promise<string | undefined> {
  const release = await lockFolder(dataDir);
  const folder = join(dataDir, 'db');
  const checking = `${folder}.checking`;
  try {
    rmSync(checking, { recursive: true, force: true });
    await createEmbedded(checking, backup).catch(() => {
      throw new Error(`${backup} is not a complete backup. Nothing was changed.`);
    });
    const userIds = await bringToThisVersion(checking, dataDir);
    await linkPhotos(photosOf(backup), join(dataDir, 'files/photos'), (id) => userIds.has(id));
    rmSync(`${folder}.restored`, { recursive: true, force: true });
    renameSync(checking, `${folder}.restored`);
    const aside = existsSync(folder) ? `${folder}.before-${fileTime(now)}` : undefined;
    if (aside) renameSync(folder, aside);
    // If the process ends between the previous line and this one, no database is in place. `finishRestore` in
    // embedded.ts then completes the restore at the next start.
    renameSync(`${folder}.restored`, folder);
    return aside;
  } finally {
    for (const rest of [checking, `${checking}.unfinished`]) rmSync(rest, { recursive: true, force: true });
    await release();
  }
}

/** Migrates a restored database and repeats account deletions. Returns the ids of the remaining people. */
async function bringToThisVersion(folder: string, dataDir: string): Promise<Set<number>> {
  const pglite = await PGlite.create({
    dataDir: folder,
    parsers: embeddedParsers,
    postgresqlconf: postgresSettings,
  });
  const database = wrapEmbedded(pglite, async () => undefined);
  try {
    await migrate(database.db);
    await reapplyDeletions(database.db, dataDir);
    const users = await database.db.selectFrom('users').select('id').execute();
    return new Set(users.map(({ id }) => id));
  } finally {
    await database.close();
  }
}

function fileTime(now: Date): string {
  return now.toISOString().replaceAll(':', '-').replace(/\..*/, '');
}

import { chmodSync, existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ParserOptions, PGlite } from '@electric-sql/pglite';
import { damagedDatabaseError, hasUsableDatabase } from './embedded-check.ts';
import { lockFolder } from './folder-lock.ts';
import { probeDisk } from './probe-disk.ts';
import { runProgram } from './run-program.ts';

interface Embedded {
  pglite: PGlite;
  release(): Promise<void>;
}

// Limits memory and disk use. By default PostgreSQL reserves 128 MB for shared buffers, which would be most of the
// memory of this process.
export const postgresSettings = ['shared_buffers=8MB', 'wal_buffers=1MB', 'max_wal_size=64MB'];

/**
 * Opens the embedded database in `dataDir`/db, creating it if necessary. Throws an Error if another process uses the
 * database, if its files are damaged, or if its files are from another major version of PostgreSQL.
 */
export async function openEmbedded(dataDir: string, parsers: ParserOptions): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = join(dataDir, 'db');
  probeDisk(dataDir);
  const release = await lockFolder(dataDir);
  try {
    finishRestore(folder);
    if (!hasUsableDatabase(folder)) await createEmbedded(folder);
    return { pglite: await open(folder, parsers), release };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Completes a restore (restore.ts) that was interrupted after the previous database was moved away. Otherwise
 * `openEmbedded` would create an empty database. Does nothing if `folder` exists.
 */
function finishRestore(folder: string): void {
  if (!existsSync(folder) && existsSync(`${folder}.restored`)) renameSync(`${folder}.restored`, folder);
}

async function open(folder: string, parsers: ParserOptions): Promise<PGlite> {
  try {
    return await PGlite.create({ dataDir: folder, parsers, postgresqlconf: postgresSettings });
  } catch (error) {
    throw damagedDatabaseError(folder, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Creates an empty database, or a database from a backup. Creates it under another name and then renames it, so that an
 * interruption leaves no partial database.
 */
export async function createEmbedded(folder: string, backup?: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await runProgram('create-embedded.ts', [unfinished, ...(backup === undefined ? [] : [backup])]);
  // Restricts access to the owner, because PGlite creates files that every user can read.
  chmodSync(unfinished, 0o700);
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(unfinished, folder);
}

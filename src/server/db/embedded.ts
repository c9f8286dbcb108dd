import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ParserOptions, PGlite } from '@electric-sql/pglite';
import { damagedDatabaseError, hasUsableDatabase } from './embedded-check.ts';
import { lockFolder } from './folder-lock.ts';

interface Embedded {
  pglite: PGlite;
  release(): Promise<void>;
}

// A family's health data is small: PostgreSQL's default of 128 MB of buffers would be most of the process.
export const postgresSettings = ['shared_buffers=16MB', 'wal_buffers=1MB', 'max_wal_size=64MB'];

/**
 * Opens (or makes) the embedded database in `dataDir`/db. One process at a time: a second one is refused.
 * Throws an Error that says what to do where the files are damaged or another version's.
 */
export async function openEmbedded(dataDir: string, parsers: ParserOptions): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = join(dataDir, 'db');
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

/** A restore that was cut off after its check is completed, so that no empty database takes its place. */
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
 * Makes an empty database, or one of a backup's content, beside its place and moves it there whole: a start that is
 * cut off leaves no half database behind. In a process of its own and without the optimising compiler, because
 * the half gigabyte it takes, and the whole one that the compiler would, ends with it.
 */
export async function createEmbedded(folder: string, backup?: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const program = join(import.meta.dirname, 'create-embedded.ts');
  await promisify(execFile)(process.execPath, [
    '--liftoff-only',
    program,
    unfinished,
    ...(backup === undefined ? [] : [backup]),
  ]);
  // PGlite makes files that everybody may read.
  chmodSync(unfinished, 0o700);
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(unfinished, folder);
}

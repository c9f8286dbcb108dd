import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

const dayMs = 24 * 60 * 60 * 1000;
const unfinishedSuffix = '.unfinished';

export interface BackupSettings {
  /** Where the backups lie, absolute. */
  folder: string;
  /** How many are kept; the oldest goes first. */
  keep: number;
  now: () => Date;
  onError: (error: unknown) => void;
}

/**
 * Backs the embedded database up whenever the newest backup is a day old; looks soon after the start, so that the
 * start itself is not slowed, and then every hour.
 */
export function startBackups(pglite: PGlite, settings: BackupSettings): Backups {
  let running = Promise.resolve();
  const runIfDue = () => {
    running = running.then(() => backUpIfDue(pglite, settings)).catch(settings.onError);
    return running;
  };
  const first = setTimeout(runIfDue, 30_000).unref();
  const hourly = setInterval(runIfDue, dayMs / 24).unref();
  const stop = () => {
    clearTimeout(first);
    clearInterval(hourly);
    return running;
  };
  return { runIfDue, stop };
}

interface Backups {
  /** Backs up now if it is time; never two at once. */
  runIfDue(): Promise<void>;
  /** Ends it, waiting for the backup under way. */
  stop(): Promise<void>;
}

async function backUpIfDue(pglite: PGlite, settings: BackupSettings): Promise<void> {
  mkdirSync(settings.folder, { recursive: true, mode: 0o700 });
  const newest = listBackups(settings.folder).at(-1);
  const age = newest ? settings.now().getTime() - createdAtMs(newest) : dayMs;
  if (age >= dayMs) await createBackup(pglite, settings);
}

/** When a backup was made, as its name says: a copy brought from elsewhere has a file time of its own. */
function createdAtMs(name: string): number {
  const [day = '', time = ''] = name.replace(/^lagom-|\.tar\.gz$/g, '').split('T');
  return Date.parse(`${day}T${time.replaceAll('-', ':')}Z`);
}

/**
 * Writes one backup and lets go of the ones that are too many. Between two statements PGlite's files are what a
 * crash would leave: all that was committed is in them, and what was not is rolled back when they are opened.
 */
export async function createBackup(pglite: PGlite, settings: BackupSettings): Promise<string> {
  mkdirSync(settings.folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(settings.folder)) {
    if (name.endsWith(unfinishedSuffix)) rmSync(join(settings.folder, name));
  }
  const time = settings.now().toISOString().replaceAll(':', '-').replace(/\..*/, '');
  const file = join(settings.folder, `lagom-${time}.tar.gz`);
  const dump = await pglite.dumpDataDir('gzip');
  const handle = await open(file + unfinishedSuffix, 'w', 0o600);
  try {
    await handle.writeFile(dump.stream());
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(file + unfinishedSuffix, file);
  for (const old of listBackups(settings.folder).slice(0, -settings.keep)) rmSync(join(settings.folder, old));
  return file;
}

/** File names of the finished backups, oldest first. */
export function listBackups(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^lagom-.*\.tar\.gz$/.test(name))
    .sort();
}

import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import PQueue from 'p-queue';
import { z } from 'zod';
import type { Job, JobQueue } from '#server/jobs/job-queue.ts';
import type { Db } from './connect.ts';

const dayMs = 24 * 60 * 60 * 1000;
const unfinishedSuffix = '.unfinished';

/** Where backups are stored, how many are kept, and the clock. */
export interface BackupSettings {
  /** The folder of the backups, as an absolute path. */
  folder: string;
  /** The number of backups to keep. Older backups are deleted. */
  keep: number;
  now: () => Date;
}

const backupJob: Job<Record<string, never>> = {
  name: 'database-backup',
  data: z.strictObject({}),
  retries: 0,
  timeoutSeconds: 60 * 60,
  // Runs every hour, because a computer that is switched off at night would miss a daily time.
  schedule: { cron: '0 * * * *', zone: 'UTC' },
};

/** Defines the hourly job. The job backs up the embedded database if the newest backup is at least a day old. */
export function defineBackupJob(jobs: JobQueue, pglite: PGlite, settings: BackupSettings): Backups {
  // Runs one backup at a time, because the job queue can run several jobs of one kind at once.
  const queue = new PQueue({ concurrency: 1 });
  jobs.define(backupJob, () => queue.add(() => backUpIfDue(pglite, settings)));
  return {
    queueCheck: (db, afterSeconds) => jobs.send(db, backupJob, {}, afterSeconds),
    finish: () => queue.onIdle(),
  };
}

interface Backups {
  /** Queues an additional run of the job after some seconds. */
  queueCheck(db: Db, afterSeconds: number): Promise<void>;
  /** Resolves when no backup is running. */
  finish(): Promise<void>;
}

async function backUpIfDue(pglite: PGlite, settings: BackupSettings): Promise<void> {
  mkdirSync(settings.folder, { recursive: true, mode: 0o700 });
  const newest = listBackups(settings.folder).at(-1);
  const age = newest ? settings.now().getTime() - createdAtMs(newest) : dayMs;
  if (age >= dayMs) await createBackup(pglite, settings);
}

/**
 * Returns when a backup was made, in Unix milliseconds. Reads the time from the file name, because the modification
 * time changes when the file is copied.
 */
function createdAtMs(name: string): number {
  const [day = '', time = ''] = name.replace(/^lagom-|\.tar\.gz$/g, '').split('T');
  return Date.parse(`${day}T${time.replaceAll('-', ':')}Z`);
}

/**
 * Writes a backup and returns its path. Deletes the oldest backups, so that `keep` backups remain. PGlite runs no
 * statement while it copies its files, so the copy contains all committed data. PostgreSQL rolls back unfinished
 * transactions when it opens the copy.
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

/** Returns the file names of the finished backups, oldest first. */
export function listBackups(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^lagom-.*\.tar\.gz$/.test(name))
    .sort();
}

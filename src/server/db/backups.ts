import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import PQueue from 'p-queue';
import { z } from 'zod';
import type { Job, JobQueue } from '#server/jobs/job-queue.ts';
import { linkPhotos, photosOf } from './backup-photos.ts';
import type { Db } from './connect.ts';
import { copyDatabase, databaseBytes } from './copy-database.ts';
import { freeBytesOf, reservedBytes } from './free-bytes.ts';
import { hashRows } from './hash-rows.ts';
import { runProgram } from './run-program.ts';
import { verifyBackup } from './verify-backup.ts';

const dayMs = 24 * 60 * 60 * 1000;
const unfinishedSuffix = '.unfinished';

/**
 * The fraction of the time for which hashing the rows may occupy the database. During that time,
 * requests wait.
 */
const hashingShare = 0.1;

/** Where backups are stored, how many are kept, and the clock. */
export interface BackupSettings {
  /** The folder of the backups, as an absolute path. */
  folder: string;
  /** The folder of the photos, which a backup contains too. Undefined if they are in a bucket. */
  photos: string | undefined;
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

/**
 * Defines the hourly job. If the newest backup is at least a day old, the job backs up the embedded database and
 * verifies the new backup.
 */
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
  /** Queues an additional run of the backup job after `afterSeconds` seconds. */
  queueCheck(db: Db, afterSeconds: number): Promise<void>;
  /** Resolves when no backup is running. */
  finish(): Promise<void>;
}

async function backUpIfDue(pglite: PGlite, settings: BackupSettings): Promise<void> {
  mkdirSync(settings.folder, { recursive: true, mode: 0o700 });
  const newest = listBackups(settings.folder).at(-1);
  const age = newest ? settings.now().getTime() - createdAtMs(newest) : dayMs;
  if (age < dayMs) return;
  await backUp(pglite, settings);
}

/**
 * Writes a backup and verifies it. If the backup is not correct, adds `.damaged` to its file name and throws an Error.
 */
export async function backUp(pglite: PGlite, settings: BackupSettings): Promise<void> {
  const before = await hashRows(pglite, hashingShare);
  const file = await createBackup(pglite, settings);
  const after = await hashRows(pglite, hashingShare);
  try {
    await verifyBackup(file, before, after, settings.now(), settings.photos !== undefined);
  } catch (error) {
    // A damaged backup must not count as the newest backup, so that the next run makes another
    // backup.
    await rename(file, `${file}.damaged`);
    throw error;
  }
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
 * Writes a backup, with the photos in a folder beside it, and returns its path. Then deletes the oldest backups, so
 * that at most `keep` backups remain. The backup contains everything that was committed before the call, and only
 * complete transactions. Throws an Error if the disk is too small.
 */
export async function createBackup(pglite: PGlite, settings: BackupSettings): Promise<string> {
  mkdirSync(settings.folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(settings.folder)) {
    if (name.endsWith(unfinishedSuffix)) rmSync(join(settings.folder, name), { recursive: true });
  }
  const time = settings.now().toISOString().replaceAll(':', '-').replace(/\..*/, '');
  const file = join(settings.folder, `lagom-${time}.tar.gz`);
  const photos = photosOf(file);
  const linkNow = async () => settings.photos && linkPhotos(settings.photos, photos + unfinishedSuffix);
  // Links the photos twice. The first call links the photos that people delete during the copy. The second call links
  // the photos that people upload during the copy.
  await linkNow();
  await writeArchive(pglite, file + unfinishedSuffix);
  await linkNow();
  if (existsSync(photos + unfinishedSuffix)) await rename(photos + unfinishedSuffix, photos);
  await rename(file + unfinishedSuffix, file);
  deleteOldBackups(settings);
  return file;
}

/** Copies the database to a scratch folder, and packs the copy in a child process. */
async function writeArchive(pglite: PGlite, file: string): Promise<void> {
  // Needs twice the size of the database, because the copy and the archive are on the disk at the same time.
  const bytes = 2 * (await databaseBytes(pglite));
  if (freeBytesOf(dirname(file)) < bytes + reservedBytes)
    throw new Error(`The disk has no room for a backup, which needs up to ${bytes} bytes.`);
  const copy = `${file}.copy${unfinishedSuffix}`;
  try {
    await copyDatabase(pglite, copy);
    await runProgram('pack-backup.ts', [copy, file]);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Deletes all but the newest `keep` backups. Also deletes the photo folders whose backup no longer
 * exists.
 */
function deleteOldBackups({ folder, keep }: BackupSettings): void {
  for (const old of listBackups(folder).slice(0, -keep)) rmSync(join(folder, old));
  const kept = new Set(listBackups(folder).map(photosOf));
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.photos') && !kept.has(name)) rmSync(join(folder, name), { recursive: true });
  }
}

/** Returns the file names of the finished backups, oldest first. */
export function listBackups(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^lagom-.*\.tar\.gz$/.test(name))
    .sort();
}

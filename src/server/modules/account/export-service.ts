import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { getExport } from '#contracts/account.ts';
import type { EndpointResult } from '#contracts/endpoint.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { Deps } from '#server/http/deps.ts';
import type { Job } from '#server/jobs/job-queue.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import { findUserContact } from '../auth/auth-service.ts';
import { writeExportArchive } from './export-archive.ts';
import {
  deleteExport,
  findExport,
  insertExport,
  updateExportFailed,
  updateExportProgress,
  updateExportReady,
} from './export-queries.ts';

const exportLifetimeSeconds = 24 * 60 * 60;

const exportJobData = z.object({ userId: z.number(), id: z.string() });
type ExportJobData = z.output<typeof exportJobData>;

const exportJob: Job<ExportJobData> = {
  name: 'account-export',
  data: exportJobData,
  retries: 2,
  timeoutSeconds: 60 * 60,
};
const deleteExportJob: Job<ExportJobData> = {
  name: 'account-export-removal',
  data: exportJobData,
  retries: 10,
};

export interface ExportDeps {
  deps: Pick<Deps, 'db' | 'jobs' | 'now'>;
  files: FileStorage;
  config: Pick<Config, 'DATA_DIR'>;
}

/** Thrown to stop an export whose person was deleted or has started a newer export. A stopped export leaves no file. */
class ExportCancelled extends Error {}

export function defineExportJobs(exportDeps: ExportDeps): void {
  const { deps, files } = exportDeps;
  deps.jobs.define(exportJob, (job) => runExport(exportDeps, job));
  deps.jobs.define(deleteExportJob, async ({ userId, id }) => {
    await files.remove(exportKey(userId, id));
    await deleteExport(deps.db, userId, id);
  });
}

/** Returns the folder of the person's unfinished exports. */
export function exportWorkFolder(dataDir: string, userId: number): string {
  return join(dataDir, 'unfinished-exports', String(userId));
}

export const exportFolder = (userId: number) => `exports/${userId}`;
const exportKey = (userId: number, id: string) => `${exportFolder(userId)}/${id}.zip`;

/**
 * Starts an export, unless an export of the person is in progress. Returns the state of the new
 * export or of the export in progress.
 */
export async function createExport(tx: Db, deps: ExportDeps['deps'], userId: number, now: Date) {
  const id = randomUUID();
  if (await insertExport(tx, userId, id, now)) await deps.jobs.send(tx, exportJob, { userId, id });
  return getExportStatus(tx, userId, now);
}

export async function getExportStatus(
  db: Db,
  userId: number,
  now: Date,
): Promise<EndpointResult<typeof getExport>> {
  const found = await findExport(db, userId, now);
  if (!found)
    return { state: 'none', progress: 0, size: null, requestedAt: null, finishedAt: null, expiresAt: null };
  const { progress, size, requestedAt, finishedAt, expiresAt } = found;
  const state = found.state === 'ready' || found.state === 'working' ? found.state : 'failed';
  return { state, progress, size, requestedAt, finishedAt, expiresAt };
}

/**
 * Returns the finished export as a stream, with its size in bytes and the time of the request. Returns undefined if
 * there is no finished export or its file is missing.
 */
export async function openExportFile(
  db: Db,
  files: FileStorage,
  userId: number,
  now: Date,
): Promise<{ stream: Readable; madeAt: Date; size: number } | undefined> {
  const found = await findExport(db, userId, now);
  if (found?.state !== 'ready') return undefined;
  const stream = await files.stream(exportKey(userId, found.id));
  return stream && { stream, madeAt: found.requestedAt, size: found.size ?? 0 };
}

async function runExport(exportDeps: ExportDeps, { userId, id }: ExportJobData): Promise<void> {
  const { deps, config } = exportDeps;
  const folder = exportWorkFolder(config.DATA_DIR, userId);
  const path = join(folder, `${id}.zip`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeArchiveFile(exportDeps, { userId, id }, path);
    await storeArchive(exportDeps, { userId, id }, path);
  } catch (error) {
    if (error instanceof ExportCancelled) return;
    await updateExportFailed(deps.db, userId, id, deps.now());
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

async function writeArchiveFile(
  { deps, files }: ExportDeps,
  { userId, id }: ExportJobData,
  path: string,
): Promise<void> {
  const { db, now } = deps;
  let reported = -1;
  const progress = async (percent: number) => {
    if (percent === reported) return;
    reported = percent;
    if (!(await updateExportProgress(db, userId, id, percent, now()))) throw new ExportCancelled();
  };
  await progress(0);
  const person = await findUserContact(db, userId);
  if (!person) throw new ExportCancelled();
  await writeExportArchive({ db, files, person: { id: userId, ...person }, at: now() }, path, progress);
}

/**
 * Stores the archive, then marks the export as ready. If the export was stopped meanwhile, deletes the stored archive
 * and throws ExportCancelled. Otherwise deletes the archives of older exports.
 */
async function storeArchive({ deps, files }: ExportDeps, job: ExportJobData, path: string): Promise<void> {
  const { userId, id } = job;
  const key = exportKey(userId, id);
  const { size } = await stat(path);
  await files.putFile(key, path);
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + exportLifetimeSeconds * 1000);
  const stored = await deps.db.transaction().execute(async (tx) => {
    if (!(await updateExportReady(tx, userId, id, { size, now, expiresAt }))) return false;
    await deps.jobs.send(tx, deleteExportJob, job, exportLifetimeSeconds);
    return true;
  });
  if (!stored) {
    await files.remove(key);
    throw new ExportCancelled();
  }
  const older = (await files.list(exportFolder(userId))).filter((other) => other !== key);
  for (const other of older) await files.remove(other);
}

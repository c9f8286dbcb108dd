import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { getExport } from '#contracts/account.ts';
import type { EndpointResult } from '#contracts/endpoint.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { Deps } from '#server/http/context.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import { writeArchive } from './account-archive.ts';
import {
  beginExport,
  failExport,
  findExport,
  finishExport,
  noteProgress,
  removeExport,
} from './account-export-queries.ts';
import { findPerson } from './account-queries.ts';

const keptSeconds = 24 * 60 * 60;

const which = z.object({ userId: z.number(), id: z.string() });
type Which = z.output<typeof which>;

const exportJob: Job<Which> = { name: 'account-export', data: which, retries: 2, seconds: 60 * 60 };
const removalJob: Job<Which> = { name: 'account-export-removal', data: which, retries: 10 };

export interface Exporting {
  deps: Pick<Deps, 'db' | 'jobs' | 'now'>;
  files: FileStorage;
  config: Pick<Config, 'DATA_DIR'>;
}

/** Its person has left, or has asked anew: nothing is kept of it. */
class Unwanted extends Error {}

export function defineExportJobs(exporting: Exporting): void {
  const { deps, files } = exporting;
  deps.jobs.define(exportJob, (asked) => makeExport(exporting, asked));
  deps.jobs.define(removalJob, async ({ userId, id }) => {
    await files.remove(keyOf(userId, id));
    await removeExport(deps.db, userId, id);
  });
}

/** Where exports are written before they are whole. */
export function unfinishedExports(dataDir: string, userId: number): string {
  return join(dataDir, 'unfinished-exports', String(userId));
}

export const exportFolder = (userId: number) => `exports/${userId}`;
const keyOf = (userId: number, id: string) => `${exportFolder(userId)}/${id}.zip`;

/** Begins an export, unless one is being made already; both are answered the same way. */
export async function askForExport(tx: Db, deps: Exporting['deps'], userId: number, now: Date) {
  const id = randomUUID();
  if (await beginExport(tx, userId, id, now)) await deps.jobs.send(tx, exportJob, { userId, id });
  return exportOf(tx, userId, now);
}

export async function exportOf(db: Db, userId: number, now: Date): Promise<EndpointResult<typeof getExport>> {
  const found = await findExport(db, userId, now);
  if (!found)
    return { state: 'none', progress: 0, size: null, requestedAt: null, finishedAt: null, expiresAt: null };
  const { progress, size, requestedAt, finishedAt, expiresAt } = found;
  const state = found.state === 'ready' || found.state === 'working' ? found.state : 'failed';
  return { state, progress, size, requestedAt, finishedAt, expiresAt };
}

/** The finished file; undefined while there is none. */
export async function openExport(
  db: Db,
  files: FileStorage,
  userId: number,
  now: Date,
): Promise<{ stream: Readable; madeAt: Date; size: number } | undefined> {
  const found = await findExport(db, userId, now);
  if (found?.state !== 'ready') return undefined;
  const stream = await files.stream(keyOf(userId, found.id));
  return stream && { stream, madeAt: found.requestedAt, size: found.size ?? 0 };
}

async function makeExport(exporting: Exporting, { userId, id }: Which): Promise<void> {
  const { deps, config } = exporting;
  const folder = unfinishedExports(config.DATA_DIR, userId);
  const path = join(folder, `${id}.zip`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await write(exporting, { userId, id }, path);
    await publish(exporting, { userId, id }, path);
  } catch (error) {
    if (error instanceof Unwanted) return;
    await failExport(deps.db, userId, id, deps.now());
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

async function write({ deps, files }: Exporting, { userId, id }: Which, path: string): Promise<void> {
  const { db, now } = deps;
  let said = -1;
  const progress = async (percent: number) => {
    if (percent === said) return;
    said = percent;
    if (!(await noteProgress(db, userId, id, percent, now()))) throw new Unwanted();
  };
  await progress(0);
  const person = await findPerson(db, userId);
  if (!person) throw new Unwanted();
  await writeArchive({ db, files, person: { id: userId, ...person }, at: now() }, path, progress);
}

/** The file first, then the row that names it; if nobody wants it any more, the file goes again. */
async function publish({ deps, files }: Exporting, asked: Which, path: string): Promise<void> {
  const { userId, id } = asked;
  const key = keyOf(userId, id);
  const { size } = await stat(path);
  await files.putFile(key, path);
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + keptSeconds * 1000);
  const kept = await deps.db.transaction().execute(async (tx) => {
    if (!(await finishExport(tx, userId, id, { size, now, expiresAt }))) return false;
    await deps.jobs.send(tx, removalJob, asked, keptSeconds);
    return true;
  });
  if (!kept) {
    await files.remove(key);
    throw new Unwanted();
  }
  const older = (await files.list(exportFolder(userId))).filter((other) => other !== key);
  for (const other of older) await files.remove(other);
}

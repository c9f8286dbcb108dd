import PQueue from 'p-queue';
import { z } from 'zod';
import type { Deps } from '#server/http/deps.ts';
import type { Job } from '#server/jobs/job-queue.ts';
import { deleteImportFile } from './imports-files.ts';
import { findImport, findUnneededFiles, startAttempt, updateImport } from './imports-queries.ts';
import { ImportStopped, runImport } from './run-import.ts';

const importJobData = z.object({ userId: z.number(), id: z.number() });
type ImportJobData = z.output<typeof importJobData>;

const mostAttempts = 3;

/** The job that reads an uploaded file and stores its records. A new attempt starts at the beginning of the file. */
export const importJob: Job<ImportJobData> = {
  name: 'import',
  data: importJobData,
  retries: mostAttempts - 1,
  timeoutSeconds: 12 * 60 * 60,
  heartbeatSeconds: 60,
};

/**
 * The job that deletes two kinds of uploaded files: files that still exist after their import has ended, because of a
 * crash, and CSV files for which the person has not chosen a mapping within a week.
 */
const cleaningJob: Job<object> = {
  name: 'imports-cleaning',
  data: z.object({}),
  retries: 2,
  schedule: { cron: '40 3 * * *', zone: 'UTC' },
};

const unmappedDays = 7;

/**
 * Runs one import at a time, because each import needs up to 300 MB of memory. Other processes have
 * their own queue.
 */
const queue = new PQueue({ concurrency: 1 });

export function defineImportJobs(deps: Deps): void {
  deps.jobs.define(importJob, (job) => queue.add(() => runAttempt(deps, job)));
  deps.jobs.define(cleaningJob, () => deleteUnneededFiles(deps));
}

/**
 * Makes one attempt to read the file of an import. Does nothing if the import has ended, waits for a mapping, or no
 * longer exists because the person was deleted. Throws the error of a failed attempt. If the last attempt fails, also
 * sets the state to `failed`.
 */
async function runAttempt(deps: Deps, { userId, id }: ImportJobData): Promise<void> {
  const { db, now } = deps;
  const started = await startAttempt(db, userId, id, now());
  if (!started) return;
  const { attempts: attempt } = started;
  const fail = () => {
    const changes = { state: 'failed', failure: 'internal', finishedAt: now() } as const;
    return updateImport(db, userId, id, { states: ['running'], attempt }, changes, now());
  };
  try {
    if (attempt > mostAttempts) await fail();
    else await runImport(deps, userId, started);
  } catch (error) {
    if (error instanceof ImportStopped) return;
    if (attempt < mostAttempts) throw error;
    await fail();
    throw error;
  }
  await deleteFileIfOver(deps, userId, id);
}

async function deleteFileIfOver(deps: Deps, userId: number, id: number): Promise<void> {
  const row = await findImport(deps.db, userId, id);
  if (row?.finishedAt) await deleteImportFile(deps, userId, row);
}

/**
 * Deletes the files of the imports that `findUnneededFiles` returns. Also cancels those of the imports that are in the
 * state `needsMapping`, because they cannot continue without their file.
 */
export async function deleteUnneededFiles(deps: Deps): Promise<void> {
  const { db, now } = deps;
  const unmappedBefore = new Date(now().getTime() - unmappedDays * 24 * 60 * 60 * 1000);
  for (const row of await findUnneededFiles(db, unmappedBefore)) {
    const changes = { state: 'cancelled', preview: null, finishedAt: now() } as const;
    await updateImport(db, row.userId, row.id, { states: ['needsMapping'] }, changes, now());
    await deleteImportFile(deps, row.userId, row);
  }
}

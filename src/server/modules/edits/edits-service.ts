import { z } from 'zod';
import { rememberedMs } from '#domain/merge-edits.ts';
import type { Db } from '#server/db/connect.ts';
import type { Deps } from '#server/http/deps.ts';
import type { Job } from '#server/jobs/job-queue.ts';
import { getUserPreferences } from '../preferences/preferences-service.ts';
import { deleteOldEdits, findLostEdits, type LostEditRow } from './edits-queries.ts';

/**
 * Returns the lost values of a person, newest first. A lost value is a value that the person entered, but that is not
 * in the record because another edit of the same field won (see `LostValue`). Leaves out values of the menstrual cycle
 * while cycle tracking is switched off.
 */
export async function listVisibleLostEdits(
  db: Db,
  userId: number,
  page: { limit: number; beforeId?: number | undefined },
): Promise<LostEditRow[]> {
  const { modules } = await getUserPreferences(db, userId);
  return findLostEdits(db, userId, { ...page, except: modules.menstrualCycle ? undefined : 'cycle:' });
}

/** How long the server stores lost values (see `listVisibleLostEdits`), in milliseconds. */
const historyMs = 400 * 24 * 60 * 60 * 1000;

/** The nightly job that runs `cleanEdits`. */
const cleaningJob: Job<object> = {
  name: 'edits-cleaning',
  data: z.object({}),
  retries: 2,
  schedule: { cron: '35 2 * * *', zone: 'UTC' },
};

export function defineEditsJob({ jobs, db, now }: Deps): void {
  jobs.define(cleaningJob, () => cleanEdits(db, now()));
}

/**
 * Deletes the stored times of edits that were made over 30 days ago, and values that were lost over 400 days ago. The
 * older times are not needed, because an edit that arrives more than 30 days after it was made replaces no value.
 */
export async function cleanEdits(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteOldEdits(db, before(rememberedMs), before(historyMs));
}

import { rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { deleteUserData, recordDeletion } from '#server/db/deletion-ledger.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { Deps } from '#server/http/deps.ts';
import { rateLimitKeys } from '#server/http/rate-limits.ts';
import type { Job } from '#server/jobs/job-queue.ts';
import { deleteOutboxEmails, hashAddress } from '#server/mail/outbox.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import { listKnownConnections, queueDisconnections } from '../devices/disconnections-service.ts';
import { deleteImportFiles } from '../devices/imports-service.ts';
import { deleteRateLimits, findSignInAddressHashes } from './account-queries.ts';
import { exportFolder, exportWorkFolder } from './export-service.ts';

const deletedAccount = z.object({
  userId: z.number(),
  /** The time of deletion, as ISO text. */
  at: z.string(),
  /**
   * Hashes of the person's email addresses. The job deletes emails to these addresses from the outbox folder. The
   * addresses are hashed, so that the job queue contains no addresses.
   */
  addresses: z.array(z.string()),
  /**
   * Contains the hash of the person's email address if the address is verified. Otherwise the list
   * is empty. The job deletes emails in the outbox folder that forward contact forms from this
   * address.
   */
  senders: z.array(z.string()).default([]),
});

/**
 * The job that records the deletion in the deletion ledger and deletes the person's data outside
 * the database. If the job fails, it is retried for about thirty days, with growing delays of at
 * most an hour.
 */
const deleteFilesJob: Job<z.output<typeof deletedAccount>> = {
  name: 'account-files-removal',
  data: deletedAccount,
  retries: 30 * 24,
  maxRetryDelaySeconds: 60 * 60,
  retentionDays: 31,
};

export function defineDeletionJobs(
  deps: Pick<Deps, 'jobs'>,
  files: FileStorage,
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
): void {
  deps.jobs.define(deleteFilesJob, async ({ userId, at, addresses, senders }) => {
    await recordDeletion(DATA_DIR, userId, new Date(at));
    await files.removeFolder(`photos/${userId}`);
    await files.removeFolder(exportFolder(userId));
    await deleteImportFiles(files, userId);
    await rm(exportWorkFolder(DATA_DIR, userId), { recursive: true, force: true });
    await deleteOutboxEmails(DATA_DIR, { addresses, senders });
  });
}

/**
 * Deletes all rows of the person in this transaction, including all sessions. Queues jobs that
 * delete the person's files and disconnect the person's devices. Throws `not_signed_in` if the
 * person no longer exists.
 */
export async function deleteUserAccount(
  tx: Db,
  deps: Pick<Deps, 'jobs'>,
  config: Pick<Config, 'SECRET' | 'AGGREGATOR'>,
  userId: number,
  now: Date,
): Promise<void> {
  const connections = await listKnownConnections(tx, userId, config.AGGREGATOR);
  const signInAddresses = await findSignInAddressHashes(tx, userId);
  const deletedUser = await deleteUserData(tx, userId);
  assertThat(deletedUser, 'not_signed_in');
  const addresses = [deletedUser.email, deletedUser.newEmail].filter((address) => address !== null);
  const counted = [String(userId), ...addresses, ...signInAddresses];
  await deleteRateLimits(tx, rateLimitKeys(config.SECRET, counted));
  await queueDisconnections(tx, deps, userId, connections);
  await deps.jobs.send(tx, deleteFilesJob, {
    userId,
    at: now.toISOString(),
    addresses: addresses.map(hashAddress),
    senders: deletedUser.emailVerified ? [hashAddress(deletedUser.email)] : [],
  });
}

import { z } from 'zod';
import { type ProviderId, syncedProviderIds } from '#domain/devices/providers.ts';
import { AggregatorError, type AggregatorId } from '#server/aggregators/aggregator.ts';
import type { Db } from '#server/db/connect.ts';
import type { Job } from '#server/jobs/job-queue.ts';
import { findConnection, findConnections } from './connections-queries.ts';
import type { DevicesDeps } from './devices-deps.ts';

const disconnectJobData = z.object({
  /**
   * The id of the person, whose account may already be deleted. Not named `userId`, because account deletion deletes
   * the queued jobs with that field, and this job must still run.
   */
  formerUserId: z.number(),
  provider: z.enum(syncedProviderIds as [ProviderId, ...ProviderId[]]),
  aggregator: z.string(),
  externalId: z.string(),
  /** Whether the aggregator should also delete its copy of the data. */
  deleteData: z.boolean(),
});

type Disconnection = z.output<typeof disconnectJobData>;

/** The job that ends a connection at the aggregator. Retries for about three days. */
export const disconnectJob: Job<Disconnection> = {
  name: 'device-disconnection',
  data: disconnectJobData,
  retries: 80,
  maxRetryDelaySeconds: 3600,
  retentionDays: 4,
};

/**
 * Ends a connection at the aggregator. Does nothing if the aggregator has no such connection, if the person has a
 * connection with the same id again, or if another aggregator is now configured. Throws AggregatorError if the call
 * fails for another reason.
 */
export async function disconnectAtAggregator(
  { db, aggregator }: Pick<DevicesDeps, 'db' | 'aggregator'>,
  disconnection: Disconnection,
): Promise<void> {
  const { formerUserId, provider, externalId, deleteData } = disconnection;
  const connection = await findConnection(db, formerUserId, provider);
  if (aggregator?.id !== disconnection.aggregator || connection?.externalId === externalId) return;
  try {
    await aggregator.disconnect({ provider, externalId, deleteData });
  } catch (error) {
    const isGone = error instanceof AggregatorError && error.reason === 'gone';
    if (!isGone) throw error;
  }
}

/**
 * Returns a person's connections to `aggregator` that have an id at the aggregator. Call this
 * function before the account is deleted, because the connections are deleted with the account.
 */
export async function listKnownConnections(
  db: Db,
  userId: number,
  aggregator: AggregatorId,
): Promise<{ provider: ProviderId; aggregator: AggregatorId; externalId: string }[]> {
  const connections = await findConnections(db, userId);
  return connections.flatMap(({ provider, externalId, ...connection }) =>
    externalId === null || connection.aggregator !== aggregator ? [] : [{ provider, aggregator, externalId }],
  );
}

/**
 * Queues jobs that end connections at the aggregator and delete the aggregator's copy of the data.
 * Call this function after an account was deleted.
 */
export async function queueDisconnections(
  tx: Db,
  { jobs }: Pick<DevicesDeps, 'jobs'>,
  userId: number,
  connections: Awaited<ReturnType<typeof listKnownConnections>>,
): Promise<void> {
  for (const connection of connections) {
    await jobs.send(tx, disconnectJob, { ...connection, formerUserId: userId, deleteData: true });
  }
}

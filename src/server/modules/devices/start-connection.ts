import type { ProviderId } from '#domain/devices/providers.ts';
import {
  type Aggregator,
  type AggregatorConnection,
  AggregatorError,
} from '#server/aggregators/aggregator.ts';
import type { Db } from '#server/db/connect.ts';
import { findBegunIds } from './authorizations-queries.ts';
import { findConnection, findConnections, upsertConnection } from './connections-queries.ts';
import type { DevicesDeps } from './devices-deps.ts';
import { historyJob } from './history-job.ts';

/** Returns the reference of a person: the id that Lagom gives to the aggregator for the person. */
export const toReference = (userId: number): string => String(userId);

/**
 * Returns the user id in a reference. Returns undefined if the reference is null or does not come from `toReference`.
 */
export function fromReference(reference: string | null): number | undefined {
  return reference !== null && /^[1-9]\d{0,9}$/.test(reference) ? Number(reference) : undefined;
}

/**
 * Asks the aggregator for a person's active connection to a provider. Searches by `toReference`, by the ids at the
 * aggregator that are stored for the person's connections and connection attempts, and by `externalId` if it is not
 * null. Returns null if there is no active connection. Throws AggregatorError.
 */
export async function findAtAggregator(
  db: Db,
  aggregator: Aggregator,
  userId: number,
  provider: ProviderId,
  externalId: string | null = null,
): Promise<AggregatorConnection | null> {
  const stored = await findConnections(db, userId);
  const ids = [
    ...stored.filter((one) => one.aggregator === aggregator.id).map((one) => one.externalId),
    ...(await findBegunIds(db, userId, { provider, aggregator: aggregator.id })),
    externalId,
  ];
  const externalIds = [...new Set(ids.filter((id) => id !== null))];
  const listed = await aggregator.listConnections({ reference: toReference(userId), externalIds });
  return listed.find((one) => one.provider === provider && one.state === 'active') ?? null;
}

/** Works like `findAtAggregator`, but returns undefined instead of throwing an AggregatorError. */
export async function tryFindAtAggregator(
  ...asked: Parameters<typeof findAtAggregator>
): Promise<AggregatorConnection | null | undefined> {
  try {
    return await findAtAggregator(...asked);
  } catch (error) {
    if (error instanceof AggregatorError) return undefined;
    throw error;
  }
}

/**
 * Stores a connection and queues the import of its history. The state `waiting` means that the aggregator has not
 * confirmed the connection yet. Does nothing if the same connection is already active, or if the new state is `waiting`
 * and the person already has an active connection to the provider.
 */
export async function startConnection(
  tx: Db,
  { jobs }: Pick<DevicesDeps, 'jobs'>,
  userId: number,
  started: Parameters<typeof upsertConnection>[2],
): Promise<void> {
  const { provider, aggregator, externalId } = started;
  const stored = await findConnection(tx, userId, provider);
  const isSame = stored?.aggregator === aggregator && stored.externalId === externalId;
  if (stored?.state === 'active' && (isSame || started.state === 'waiting')) return;
  await upsertConnection(tx, userId, started);
  await jobs.send(tx, historyJob, { userId, provider, part: null });
}

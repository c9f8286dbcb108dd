import type { ProviderId } from '#domain/devices/providers.ts';
import type { AggregatorConnection, AggregatorId } from '#server/aggregators/aggregator.ts';
import type { Db } from '#server/db/connect.ts';
import { hasAuthorization } from './authorizations-queries.ts';
import { deleteConnection, findConnection, updateConnection } from './connections-queries.ts';
import type { DevicesDeps } from './devices-deps.ts';
import { startConnection } from './start-connection.ts';

interface Reconciled {
  provider: ProviderId;
  aggregator: AggregatorId;
  /** The connection at the aggregator. Null if there is none. */
  found: AggregatorConnection | null;
}

/**
 * Changes the stored connection to match the connection at the aggregator. Returns whether the provider is connected.
 * Ignores a connection at the aggregator if the database contains neither an open connection nor a connection attempt
 * of the person. Such a connection exists, for example, while the aggregator has not processed a disconnection yet.
 */
export async function reconcileConnection(
  tx: Db,
  deps: Pick<DevicesDeps, 'jobs' | 'now'>,
  userId: number,
  { provider, aggregator, found }: Reconciled,
): Promise<boolean> {
  const now = deps.now();
  const stored = await findConnection(tx, userId, provider);
  const isOpen = stored?.aggregator === aggregator && stored.state !== 'ended';
  if (found) {
    const isWanted = isOpen || (await hasAuthorization(tx, userId, { provider, aggregator }, now));
    if (!isWanted) return false;
    const { externalId } = found;
    await startConnection(tx, deps, userId, {
      provider,
      aggregator,
      externalId,
      state: 'active',
      stateAt: now,
    });
    return true;
  }
  if (!isOpen) return false;
  if (stored.state === 'waiting' && stored.lastDataDay === null) await deleteConnection(tx, userId, provider);
  else await updateConnection(tx, userId, provider, { state: 'revoked', state_at: now });
  return false;
}

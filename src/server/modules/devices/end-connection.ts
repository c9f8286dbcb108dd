import { deviceSource, type ProviderId } from '#domain/devices/providers.ts';
import type { Db } from '#server/db/connect.ts';
import { assertFound } from '#server/http/api-error.ts';
import { deleteAuthorizations } from './authorizations-queries.ts';
import { deleteConnection, findConnection, updateConnection } from './connections-queries.ts';
import { deleteDeliveries } from './deliveries-queries.ts';
import type { DevicesDeps } from './devices-deps.ts';
import { disconnectJob } from './disconnections-service.ts';
import { deleteSourceData } from './sources-service.ts';

/**
 * Ends a connection in the database at once, and queues a job that ends the connection at the aggregator. Deletes the
 * person's connection attempts and deliveries for the provider. If `deleteData` is set, also deletes the device's data.
 * Returns the number of deleted values. Throws `not_found` if there is nothing to end or delete.
 */
export async function endConnection(
  tx: Db,
  { jobs, aggregator, now }: Pick<DevicesDeps, 'jobs' | 'aggregator' | 'now'>,
  userId: number,
  provider: ProviderId,
  deleteData: boolean,
): Promise<number> {
  const connection = await findConnection(tx, userId, provider);
  assertFound(connection && (connection.state !== 'ended' || deleteData), 'provider');
  const { externalId } = connection;
  await deleteAuthorizations(tx, userId, provider);
  await deleteDeliveries(tx, userId, provider);
  if (deleteData || connection.lastDataDay === null) {
    await deleteConnection(tx, userId, provider);
  } else {
    const change = { state: 'ended', state_at: now(), external_id: null, last_error: null } as const;
    await updateConnection(tx, userId, provider, { ...change, history_done: null, history_total: null });
  }
  if (externalId !== null && aggregator?.id === connection.aggregator) {
    await jobs.send(tx, disconnectJob, {
      formerUserId: userId,
      provider,
      aggregator: connection.aggregator,
      externalId,
      deleteData,
    });
  }
  if (!deleteData) return 0;
  return deleteSourceData(tx, userId, deviceSource(provider, connection.aggregator === 'simulator'));
}

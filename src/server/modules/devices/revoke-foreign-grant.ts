import { bumpDataVersion } from '#server/db/data-version.ts';
import { deleteAuthorization } from './authorizations-queries.ts';
import { findConnection } from './connections-queries.ts';
import type { DevicesDeps } from './devices-deps.ts';
import { disconnectJob } from './disconnections-service.ts';
import { endConnection } from './end-connection.ts';
import { tryFindAtAggregator } from './start-connection.ts';

/**
 * Ends a connection if access was granted in a browser that is not signed in as the person who started the connection
 * attempt. The person who started the attempt may have sent the address of the consent page to someone else, to receive
 * the data of that other person. Deletes the data that has already arrived. Does nothing if the one-time state is
 * unknown or another aggregator is now configured.
 */
export async function revokeForeignGrant(devices: DevicesDeps, stateHash: string): Promise<void> {
  const { db, jobs, aggregator } = devices;
  const begun = await deleteAuthorization(db, stateHash);
  if (!begun || begun.aggregator !== aggregator?.id) return;
  const { userId, provider } = begun;
  const found = await tryFindAtAggregator(db, aggregator, userId, provider, begun.externalId);
  await db.transaction().execute(async (tx) => {
    await bumpDataVersion(tx, userId);
    const stored = await findConnection(tx, userId, provider);
    // A webhook can have started the connection before the browser returned.
    if (stored && stored.state !== 'ended') await endConnection(tx, devices, userId, provider, true);
    const externalId = found?.externalId ?? begun.externalId;
    if (externalId !== null && externalId !== stored?.externalId) {
      await jobs.send(tx, disconnectJob, {
        formerUserId: userId,
        provider,
        aggregator: aggregator.id,
        externalId,
        deleteData: true,
      });
    }
  });
}

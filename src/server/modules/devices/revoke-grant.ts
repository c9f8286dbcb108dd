import { bumpDataVersion } from '#server/db/data-version.ts';
import { deleteAuthorization } from './authorizations-queries.ts';
import { findConnection } from './connections-queries.ts';
import type { DevicesDeps } from './devices-deps.ts';
import { disconnectJob } from './disconnections-service.ts';
import { endConnection } from './end-connection.ts';
import { tryFindAtAggregator } from './start-connection.ts';

/**
 * Ends the access that was granted in a connection attempt that has expired, or that someone other than the caller has
 * started. `callerId` is undefined if nobody is signed in. Does nothing if the one-time state is unknown or another
 * aggregator is now configured.
 *
 * If someone else started the attempt, also ends that person's connection and deletes the data that has already
 * arrived. That person may have sent the address of the consent page to the caller, to receive the caller's data.
 */
export async function revokeGrant(
  devices: DevicesDeps,
  stateHash: string,
  callerId: number | undefined,
): Promise<void> {
  const { db, jobs, aggregator } = devices;
  const begun = await deleteAuthorization(db, stateHash);
  if (!begun || begun.aggregator !== aggregator?.id) return;
  const { userId, provider } = begun;
  const found = await tryFindAtAggregator(db, aggregator, userId, provider, begun.externalId);
  await db.transaction().execute(async (tx) => {
    await bumpDataVersion(tx, userId);
    const stored = await findConnection(tx, userId, provider);
    const isForeign = userId !== callerId;
    // A webhook can have started the connection before the browser returned.
    if (isForeign && stored && stored.state !== 'ended')
      await endConnection(tx, devices, userId, provider, true);
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

import type { ProviderId } from '#domain/devices/providers.ts';
import type { Aggregator, AggregatorEvent, AggregatorId } from '#server/aggregators/aggregator.ts';
import type { Db } from '#server/db/connect.ts';
import { bumpDataVersion } from '#server/db/data-version.ts';
import { findBegunBy, hasAuthorization } from './authorizations-queries.ts';
import {
  type Connection,
  findByExternalId,
  findConnection,
  replaceExternalId,
  updateConnection,
  updateHistoryProgress,
} from './connections-queries.ts';
import type { DevicesDeps } from './devices-deps.ts';
import { findPerson } from './people-queries.ts';
import { fromReference, startConnection } from './start-connection.ts';
import { storeBatches } from './store-batches.ts';
import { recordFailure } from './sync-connection.ts';

type EventOf<Type extends AggregatorEvent['type']> = Extract<AggregatorEvent, { type: Type }>;

/**
 * Returns the user id and the provider of the first event that belongs to a known person. Returns
 * undefined if no event belongs to a known person.
 */
export async function findOwner(
  db: Db,
  aggregator: AggregatorId,
  events: readonly AggregatorEvent[],
): Promise<{ userId: number; provider: ProviderId } | undefined> {
  for (const event of events) {
    if (event.type === 'ignored') continue;
    const provider = event.type === 'replaced' ? null : event.provider;
    const [found] = await findByExternalId(db, aggregator, event.externalId, provider);
    if (found) return { userId: found.userId, provider: found.provider };
    const userId = event.type === 'connected' ? await findNewOwner(db, aggregator, event) : undefined;
    if (userId !== undefined && provider) return { userId, provider };
  }
  return undefined;
}

/**
 * Returns the user id for a new connection. First looks for a connection attempt whose id at the
 * aggregator is the `externalId` of the event. If no attempt has this id, uses the `reference` of
 * the event: the id that Lagom gave to the aggregator for the person. Not all aggregators send the
 * reference. Returns undefined if the person is not known.
 */
async function findNewOwner(
  db: Db,
  aggregator: AggregatorId,
  { externalId, provider, reference }: EventOf<'connected'>,
): Promise<number | undefined> {
  const userId = (await findBegunBy(db, aggregator, externalId, provider)) ?? fromReference(reference);
  return userId === undefined ? undefined : (await findPerson(db, userId))?.id;
}

/**
 * Applies an event of the aggregator. Ignores an event about an unknown connection, except
 * `connected`. `orderedAt` is when the aggregator sent the event. If the state of a connection
 * changed after `orderedAt`, the event neither revokes the connection nor makes a revoked
 * connection active again. If reading data from the aggregator fails and another attempt can
 * succeed, throws the error.
 */
export async function applyEvent(
  deps: DevicesDeps,
  aggregator: Aggregator,
  orderedAt: Date,
  event: AggregatorEvent,
): Promise<void> {
  const { db } = deps;
  if (event.type === 'ignored') return;
  if (event.type === 'connected') return applyConnected(deps, aggregator.id, orderedAt, event);
  if (event.type === 'replaced') return replaceExternalId(db, aggregator.id, event);
  const connections = await findByExternalId(db, aggregator.id, event.externalId, event.provider);
  for (const connection of connections) {
    const { userId, provider, state, stateAt } = connection;
    if (event.type === 'data' || event.type === 'dataReady') {
      await storeEvent(deps, aggregator, connection, event);
    } else if (event.type === 'backfill') {
      await updateHistoryProgress(db, userId, provider, event);
    } else if (event.type === 'connectionError') {
      await updateConnection(db, userId, provider, { last_error: 'connectionError' });
    } else if (state !== 'revoked' && orderedAt >= stateAt) {
      const change = {
        state: 'revoked',
        state_at: orderedAt,
        history_done: null,
        history_total: null,
      } as const;
      await updateConnection(db, userId, provider, change);
    }
  }
}

/**
 * Starts a connection if the person has a connection attempt for the provider, or a connection that has not ended.
 * Otherwise does nothing, for example if the person has disconnected in the meantime. Also does nothing if the
 * connection was revoked after the event was sent.
 */
async function applyConnected(
  deps: DevicesDeps,
  aggregator: AggregatorId,
  orderedAt: Date,
  event: EventOf<'connected'>,
): Promise<void> {
  const { db, now } = deps;
  const { externalId, provider } = event;
  const [known] = await findByExternalId(db, aggregator, externalId, provider);
  const userId = known?.userId ?? (await findNewOwner(db, aggregator, event));
  if (userId === undefined) return;
  const stored = await findConnection(db, userId, provider);
  const isOpen = stored?.aggregator === aggregator && stored.state !== 'ended';
  if (isOpen && stored.state === 'revoked' && orderedAt < stored.stateAt) return;
  if (!isOpen && !(await hasAuthorization(db, userId, { provider, aggregator }, now()))) return;
  await db.transaction().execute(async (tx) => {
    await bumpDataVersion(tx, userId);
    await startConnection(tx, deps, userId, {
      provider,
      aggregator,
      externalId,
      state: 'active',
      stateAt: orderedAt,
    });
  });
}

/** Stores the data of an event. If the event only says that data is ready, reads the data from the aggregator first. */
async function storeEvent(
  deps: DevicesDeps,
  aggregator: Aggregator,
  connection: Connection,
  event: EventOf<'data' | 'dataReady'>,
): Promise<void> {
  const person = await findPerson(deps.db, connection.userId);
  if (!person) return;
  if (event.type === 'data') {
    await storeBatches(deps, person, connection, event.records, event.orderedAt);
    return;
  }
  const { externalId, provider, from, to } = event;
  try {
    const records = aggregator.pull({ provider, externalId, from, to, zone: person.zone });
    await storeBatches(deps, person, connection, records);
  } catch (error) {
    await recordFailure(deps, connection, error);
  }
}

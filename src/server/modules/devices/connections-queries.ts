import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { deviceSource, type ProviderId, syncedProviderIds } from '#domain/devices/providers.ts';
import { isSimulatedSource, type Source } from '#domain/sources.ts';
import type { AggregatorId } from '#server/aggregators/aggregator.ts';
import type { Db } from '#server/db/connect.ts';

type ConnectionState = 'waiting' | 'active' | 'revoked' | 'ended';

/** A person's connection to a provider: a row of `device_connections`. */
export interface Connection {
  userId: number;
  provider: ProviderId;
  aggregator: AggregatorId;
  externalId: string | null;
  state: ConnectionState;
  stateAt: Date;
  lastSyncedAt: Date | null;
  lastDataDay: CalendarDay | null;
  historyDone: number | null;
  historyTotal: number | null;
  lastError: string | null;
}

const columns = [
  'user_id as userId',
  'provider',
  'aggregator',
  'external_id as externalId',
  'state',
  'state_at as stateAt',
  'last_synced_at as lastSyncedAt',
  'last_data_day as lastDataDay',
  'history_done as historyDone',
  'history_total as historyTotal',
  'last_error as lastError',
] as const;

const select = (db: Db) => db.selectFrom('device_connections').select(columns).$castTo<Connection>();

/** Finds all connections of a person, including connections that have ended. */
export function findConnections(db: Db, userId: number): Promise<Connection[]> {
  return select(db).where('user_id', '=', userId).execute();
}

export function findConnection(
  db: Db,
  userId: number,
  provider: ProviderId,
): Promise<Connection | undefined> {
  return select(db).where('user_id', '=', userId).where('provider', '=', provider).executeTakeFirst();
}

/**
 * Finds the connections that have the id `externalId` at the aggregator. A `provider` of null means all providers.
 * Leaves out ended connections.
 */
export function findByExternalId(
  db: Db,
  aggregator: AggregatorId,
  externalId: string,
  provider: ProviderId | null,
): Promise<Connection[]> {
  return select(db)
    .where('aggregator', '=', aggregator)
    .where('external_id', '=', externalId)
    .where('state', '<>', 'ended')
    .$if(provider !== null, (query) => query.where('provider', '=', provider))
    .execute();
}

/**
 * Finds active connections of an aggregator, sorted by user id and provider. Starts after the connection `after` in
 * this order and returns at most `most` connections.
 */
export function findActiveAfter(
  db: Db,
  aggregator: AggregatorId,
  after: { userId: number; provider: string },
  most: number,
): Promise<Connection[]> {
  return select(db)
    .where('aggregator', '=', aggregator)
    .where('state', '=', 'active')
    .where(sql<boolean>`(user_id, provider) > (${after.userId}, ${after.provider})`)
    .orderBy('user_id')
    .orderBy('provider')
    .limit(most)
    .execute();
}

type NewConnection = Pick<Connection, 'provider' | 'aggregator' | 'externalId' | 'stateAt'> & {
  state: 'waiting' | 'active';
};

/**
 * Inserts a connection, or starts an existing connection again. An existing connection keeps its newest day with data,
 * because the person can have kept the data when the connection ended.
 */
export async function upsertConnection(db: Db, userId: number, started: NewConnection): Promise<void> {
  const { provider, aggregator, externalId, state, stateAt } = started;
  const fresh = {
    aggregator,
    external_id: externalId,
    state,
    state_at: stateAt,
    connected_at: stateAt,
    history_done: null,
    history_total: null,
    last_error: null,
  };
  await db
    .insertInto('device_connections')
    .values({ user_id: userId, provider, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doUpdateSet(fresh))
    .execute();
}

type ConnectionChange = Partial<{
  external_id: string | null;
  state: ConnectionState;
  state_at: Date;
  last_synced_at: Date;
  history_done: number | null;
  history_total: number | null;
  last_error: string | null;
}>;

export async function updateConnection(
  db: Db,
  userId: number,
  provider: ProviderId,
  change: ConnectionChange,
): Promise<void> {
  await db
    .updateTable('device_connections')
    .set(change)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
}

/**
 * Changes a connection, unless its state or id has changed since the connection was read. Use this function after a
 * call to the aggregator, because the person may have disconnected during the call. Returns whether the connection was
 * changed.
 */
export async function updateIfUnchanged(
  db: Db,
  { userId, provider, aggregator, externalId, state }: Connection,
  change: ConnectionChange,
): Promise<boolean> {
  const result = await db
    .updateTable('device_connections')
    .set(change)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('aggregator', '=', aggregator)
    .where('external_id', 'is not distinct from', externalId)
    .where('state', '=', state)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Stores when data last arrived, and the newest day with data. That day never becomes earlier, and does not change if
 * `newest` is null. Deletes the last error.
 */
export async function updateLastData(
  db: Db,
  userId: number,
  provider: ProviderId,
  { now, newest }: { now: Date; newest: CalendarDay | null },
): Promise<void> {
  await db
    .updateTable('device_connections')
    .set({
      last_synced_at: now,
      last_error: null,
      last_data_day: sql`greatest(last_data_day, ${newest}::date)`,
    })
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
}

/**
 * Stores the progress of importing a new connection's past data (its history). `done` is the number
 * of parts that have arrived, and `total` is the number of all parts. A number that is null is not
 * known, so the stored number is kept. Never decreases `done`, because reports can arrive out of
 * order. The import ends when `done` reaches `total`. Does nothing if no history is being imported.
 */
export async function updateHistoryProgress(
  db: Db,
  userId: number,
  provider: ProviderId,
  { done, total }: { done: number | null; total: number | null },
): Promise<void> {
  const all = sql<number>`coalesce(${total}::integer, history_total)`;
  const arrived = sql<number>`greatest(history_done, ${done}::integer)`;
  const isLast = sql`${arrived} >= ${all}`;
  await db
    .updateTable('device_connections')
    .set({
      history_done: sql<number | null>`case when ${isLast} then null else ${arrived} end`,
      history_total: sql<number | null>`case when ${isLast} then null else ${all} end`,
    })
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('history_done', 'is not', null)
    .execute();
}

/**
 * Ends the import of the history for connections whose state last changed before `startedBefore`. Some parts of a
 * history never arrive, so such an import would otherwise never end.
 */
export async function clearStaleHistory(db: Db, startedBefore: Date): Promise<void> {
  await db
    .updateTable('device_connections')
    .set({ history_done: null, history_total: null })
    .where('history_done', 'is not', null)
    .where('state_at', '<', startedBefore)
    .execute();
}

/**
 * Replaces `externalId` by `newExternalId` in all connections that have this id at the aggregator. Leaves out ended
 * connections.
 */
export async function replaceExternalId(
  db: Db,
  aggregator: AggregatorId,
  { externalId, newExternalId }: { externalId: string; newExternalId: string },
): Promise<void> {
  await db
    .updateTable('device_connections')
    .set({ external_id: newExternalId })
    .where('aggregator', '=', aggregator)
    .where('external_id', '=', externalId)
    .where('state', '<>', 'ended')
    .execute();
}

/**
 * Clears the newest day with data (`last_data_day`) of the connection that delivers a source. Does
 * nothing if no connection delivers the source. Call this function after the data of the source was
 * deleted.
 */
export async function deleteLastDataDay(db: Db, userId: number, source: Source): Promise<void> {
  const isSimulated = isSimulatedSource(source);
  const provider = syncedProviderIds.find((id) => deviceSource(id, isSimulated) === source);
  if (!provider) return;
  await db
    .updateTable('device_connections')
    .set({ last_data_day: null })
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('aggregator', isSimulated ? '=' : '<>', 'simulator')
    .execute();
}

export async function deleteConnection(db: Db, userId: number, provider: ProviderId): Promise<void> {
  await db
    .deleteFrom('device_connections')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
}

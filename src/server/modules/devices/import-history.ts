import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import type { Aggregator } from '#server/aggregators/aggregator.ts';
import { type Connection, findConnection, updateIfUnchanged } from './connections-queries.ts';
import type { DevicesDeps } from './devices-deps.ts';
import { type HistoryJobData, historyJob } from './history-job.ts';
import { findPerson, type Person } from './people-queries.ts';
import { findAtAggregator } from './start-connection.ts';
import { storeBatches } from './store-batches.ts';
import { recordFailure } from './sync-connection.ts';

/** The number of days in a part of the history (the data from before the connection). */
const partDays = 30;

/**
 * Does the next step of importing the history of a connection:
 *
 * - If the connection is `waiting`, confirms it.
 * - If it is `active` and `part` is null, asks the aggregator for the history.
 * - If it is `active` and `part` is a number, reads that part of the history.
 *
 * Does nothing if the connection has another state or belongs to another aggregator, or if the person no longer exists.
 * If a step fails, stores the reason of the failure. Throws the error again if another attempt can succeed, so that the
 * job is retried.
 */
export async function importHistory(
  deps: DevicesDeps,
  { userId, provider, part }: HistoryJobData,
): Promise<void> {
  const { db, aggregator } = deps;
  const person = await findPerson(db, userId);
  const connection = await findConnection(db, userId, provider);
  if (!person || !aggregator || connection?.aggregator !== aggregator.id) return;
  try {
    if (connection.state === 'waiting') return await confirmConnection(deps, aggregator, connection);
    if (connection.state !== 'active') return;
    if (part === null) await requestHistory(deps, aggregator, connection);
    else await importPart(deps, aggregator, person, connection, part);
  } catch (error) {
    await recordFailure(deps, connection, error);
  }
}

/**
 * Makes a waiting connection active if the aggregator lists it. Throws an Error if the aggregator does not list it yet.
 */
async function confirmConnection(
  { db, jobs, now }: DevicesDeps,
  aggregator: Aggregator,
  connection: Connection,
): Promise<void> {
  const { userId, provider, externalId } = connection;
  const found = await findAtAggregator(db, aggregator, userId, provider, externalId);
  if (!found) throw new Error('The aggregator does not list the connection yet.');
  const change = {
    state: 'active',
    external_id: found.externalId,
    state_at: now(),
    last_error: null,
  } as const;
  if (!(await updateIfUnchanged(db, connection, change))) return;
  await jobs.send(db, historyJob, { userId, provider, part: null });
}

async function requestHistory(
  { db, jobs, config }: DevicesDeps,
  aggregator: Aggregator,
  connection: Connection,
): Promise<void> {
  const { userId, provider, externalId } = connection;
  if (externalId === null) return;
  const days = config.DEVICE_HISTORY_DAYS;
  // Stores the start of the import before the request, because the first delivery may arrive before the response.
  if (!(await updateIfUnchanged(db, connection, { history_done: 0, history_total: null }))) return;
  const way = await aggregator.requestHistory({ provider, externalId, days });
  if (way === 'webhooks') return;
  const isUnchanged = await updateIfUnchanged(db, connection, { history_total: Math.ceil(days / partDays) });
  if (!isUnchanged) return;
  await jobs.send(db, historyJob, { userId, provider, part: 0 });
}

async function importPart(
  deps: DevicesDeps,
  aggregator: Aggregator,
  person: Person,
  connection: Connection,
  part: number,
): Promise<void> {
  const { db, jobs, now, config } = deps;
  const { userId, provider, externalId } = connection;
  if (externalId === null) return;
  const to = addDays(toCalendarDay(now(), person.zone), -part * partDays);
  const days = Math.min(partDays, config.DEVICE_HISTORY_DAYS - part * partDays);
  const range = { provider, externalId, from: addDays(to, 1 - days), to, zone: person.zone };
  await storeBatches(deps, person, connection, aggregator.pull(range));
  const isLast = (part + 1) * partDays >= config.DEVICE_HISTORY_DAYS;
  const isUnchanged = await updateIfUnchanged(db, connection, {
    history_done: isLast ? null : part + 1,
    ...(isLast && { history_total: null }),
  });
  if (isUnchanged && !isLast) await jobs.send(db, historyJob, { userId, provider, part: part + 1 });
}

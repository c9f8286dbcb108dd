import { z } from 'zod';
import { addDays, type CalendarDay, toCalendarDay, toDayNumber } from '#domain/calendar-day.ts';
import { type ProviderId, syncedProviderIds } from '#domain/devices/providers.ts';
import { type Aggregator, AggregatorError } from '#server/aggregators/aggregator.ts';
import type { Job } from '#server/jobs/job-queue.ts';
import { type Connection, findConnection, updateIfUnchanged } from './connections-queries.ts';
import type { DevicesDeps } from './devices-deps.ts';
import { findPerson } from './people-queries.ts';
import { toReference } from './start-connection.ts';
import { storeBatches } from './store-batches.ts';

const syncJobData = z.object({
  userId: z.number(),
  provider: z.enum(syncedProviderIds as [ProviderId, ...ProviderId[]]),
  /** The minimum number of days to read, counted back from today. */
  days: z.number(),
});

/** The job that reads the newest data of a connection. At most one per connection is queued or running. */
export const syncJob: Job<z.output<typeof syncJobData>> = {
  name: 'device-sync',
  data: syncJobData,
  retries: 6,
  maxRetryDelaySeconds: 3600,
  timeoutSeconds: 600,
  key: ({ userId, provider }) => `${userId}:${provider}`,
};

/**
 * The number of days before the newest stored day that every synchronisation reads again. Samples can arrive up to
 * eleven hours late.
 */
export const overlapDays = 3;

/**
 * The number of days that a synchronisation reads if `dailyJob` queued it, to fetch data whose
 * webhook did not arrive.
 */
export const pollDays = 7;

/**
 * The largest number of days that a synchronisation reads. Older missing days are read only if the person connects the
 * provider again.
 */
const mostDays = 90;

/**
 * Reads and stores the newest data of a connection, from `overlapDays` days before the newest stored day. Reads at
 * least the last `days` days and at most the last `mostDays` days. Does nothing if the person no longer exists, or if
 * the connection is not active or belongs to another aggregator.
 *
 * If reading fails, stores the reason. Throws the error again if another attempt can succeed, so that the job is
 * retried.
 */
export async function syncConnection(
  deps: DevicesDeps,
  { userId, provider, days }: z.output<typeof syncJobData>,
): Promise<void> {
  const { db, now, aggregator } = deps;
  const person = await findPerson(db, userId);
  const connection = await findConnection(db, userId, provider);
  if (!person || !aggregator || connection?.aggregator !== aggregator.id) return;
  if (connection.state !== 'active' || connection.externalId === null) return;
  const today = toCalendarDay(now(), person.zone);
  const range = {
    provider,
    externalId: connection.externalId,
    from: firstDay(connection.lastDataDay, today, days),
    to: today,
    zone: person.zone,
  };
  try {
    await assertGranted(aggregator, connection);
    await storeBatches(deps, person, connection, aggregator.pull(range));
  } catch (error) {
    await recordFailure(deps, connection, error);
  }
}

/**
 * Throws an AggregatorError with the reason `gone` if the aggregator lists the connection as revoked. Without this
 * check, a connection whose webhook did not arrive would stay connected, because Open Wearables answers with the old
 * data.
 */
async function assertGranted(
  aggregator: Aggregator,
  { userId, provider, externalId }: Connection,
): Promise<void> {
  const externalIds = externalId === null ? [] : [externalId];
  const listed = await aggregator.listConnections({ reference: toReference(userId), externalIds });
  const own = listed.find((one) => one.provider === provider && one.externalId === externalId);
  if (own?.state === 'revoked') throw new AggregatorError('gone', 'The access was withdrawn.');
}

/** Returns the first day to read, given the newest stored day (null if none) and the minimum number of days. */
function firstDay(lastDataDay: CalendarDay | null, today: CalendarDay, days: number): CalendarDay {
  const silent = lastDataDay === null ? 0 : toDayNumber(today) - toDayNumber(lastDataDay);
  return addDays(today, -Math.min(mostDays, Math.max(days, silent + overlapDays)));
}

/**
 * Stores why reading from the aggregator failed. Marks the connection as revoked if the connection no longer exists at
 * the aggregator. Throws the error again if another attempt can succeed, so that the job is retried.
 */
export async function recordFailure(
  { db, now }: Pick<DevicesDeps, 'db' | 'now'>,
  connection: Connection,
  error: unknown,
): Promise<void> {
  const reason = error instanceof AggregatorError ? error.reason : 'internal';
  if (reason === 'gone') {
    await updateIfUnchanged(db, connection, {
      state: 'revoked',
      state_at: now(),
      history_done: null,
      history_total: null,
    });
    return;
  }
  await updateIfUnchanged(db, connection, { last_error: reason });
  if (reason !== 'refused') throw error;
}

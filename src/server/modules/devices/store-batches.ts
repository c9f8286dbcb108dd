import { toCalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { deviceSource } from '#domain/devices/providers.ts';
import { bumpDataVersion } from '#server/db/data-version.ts';
import { type Connection, findConnection, updateLastData } from './connections-queries.ts';
import type { DevicesDeps } from './devices-deps.ts';
import type { Person } from './people-queries.ts';
import { storeRecords } from './records-service.ts';

/**
 * The maximum number of records per transaction. Transactions are kept short, because all other queries of the embedded
 * database wait until a transaction ends.
 */
const batchSize = 500;

type Records = AsyncIterable<HealthRecord | Rejection> | Iterable<HealthRecord | Rejection>;

/**
 * Stores the records of a connection in batches, each in its own transaction. Stops if the
 * connection is no longer active. `orderedAt` is when the aggregator sent the records in a webhook.
 * `orderedAt` is undefined for records that `Aggregator.pull` read.
 */
export async function storeBatches(
  deps: Pick<DevicesDeps, 'db' | 'now'>,
  person: Person,
  connection: Connection,
  records: Records,
  orderedAt?: Date,
): Promise<void> {
  let batch: (HealthRecord | Rejection)[] = [];
  for await (const record of records) {
    batch.push(record);
    if (batch.length < batchSize) continue;
    if (!(await storeBatch(deps, person, connection, batch, orderedAt))) return;
    batch = [];
  }
  await storeBatch(deps, person, connection, batch, orderedAt);
}

/**
 * Stores a batch in a transaction. Stores nothing and returns false if the connection is not active or has been
 * replaced, or if the person was deleted.
 */
async function storeBatch(
  { db, now }: Pick<DevicesDeps, 'db' | 'now'>,
  { id, zone }: Person,
  { provider, aggregator, externalId }: Connection,
  batch: readonly (HealthRecord | Rejection)[],
  orderedAt?: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Locks the person's row, so that the connection cannot end before the batch is stored.
    await bumpDataVersion(tx, id);
    const current = await findConnection(tx, id, provider);
    const isSame = current?.aggregator === aggregator && current.externalId === externalId;
    if (!isSame || current.state !== 'active') return false;
    const at = now();
    const context = { today: toCalendarDay(at, zone), now: at, ...(orderedAt && { orderedAt }) };
    const source = deviceSource(provider, aggregator === 'simulator');
    const report = await storeRecords(tx, id, source, batch, context);
    await updateLastData(tx, id, provider, { now: at, newest: report.to });
    return true;
  });
}

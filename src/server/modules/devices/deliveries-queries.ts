import { sql } from 'kysely';
import type { ProviderId } from '#domain/devices/providers.ts';
import type { AggregatorId } from '#server/aggregators/aggregator.ts';
import type { Db } from '#server/db/connect.ts';

interface NewDelivery {
  aggregator: AggregatorId;
  deliveryId: string;
  name: string;
  orderedAt: Date;
  receivedAt: Date;
  body: Buffer;
}

/**
 * Inserts a delivery, which is a received webhook. Returns the id of the row, or undefined if the delivery was received
 * before.
 */
export async function insertDelivery(db: Db, delivery: NewDelivery): Promise<number | undefined> {
  const inserted = await db
    .insertInto('webhook_deliveries')
    .values({
      aggregator: delivery.aggregator,
      delivery_id: delivery.deliveryId,
      name: delivery.name,
      ordered_at: delivery.orderedAt,
      received_at: delivery.receivedAt,
      state: 'stored',
      body: delivery.body,
    })
    .onConflict((conflict) => conflict.columns(['aggregator', 'delivery_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** A delivery that is being processed. */
export interface StoredDelivery {
  id: number;
  aggregator: AggregatorId;
  deliveryId: string;
  name: string;
  orderedAt: Date;
  body: Uint8Array | null;
  /** The number of attempts so far, including the current attempt. */
  attempts: number;
}

/**
 * Counts an attempt to process a delivery and returns the delivery. Returns undefined if there is no such delivery in
 * the state `stored`.
 */
export function beginAttempt(db: Db, id: number): Promise<StoredDelivery | undefined> {
  return db
    .updateTable('webhook_deliveries')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('state', '=', 'stored')
    .returning([
      'id',
      'aggregator',
      'delivery_id as deliveryId',
      'name',
      'ordered_at as orderedAt',
      'body',
      'attempts',
    ])
    .$castTo<StoredDelivery>()
    .executeTakeFirst();
}

/** Stores the person and the provider of a delivery. */
export async function updateDeliveryOwner(
  db: Db,
  id: number,
  owner: { userId: number; provider: ProviderId },
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ user_id: owner.userId, provider: owner.provider })
    .where('id', '=', id)
    .execute();
}

/** Marks a delivery as done and deletes its body. `note` is a code that says why the delivery was ignored, or null. */
export async function updateDeliveryDone(db: Db, id: number, note: string | null): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'done', error: note, body: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Stores why an attempt failed. After the last attempt the delivery is `failed`. The body of a failed delivery is kept
 * only if its person is known, because that person can start another attempt.
 */
export async function updateDeliveryFailure(
  db: Db,
  id: number,
  { error, isLast }: { error: string; isLast: boolean },
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({
      error,
      ...(isLast && {
        state: 'failed',
        body: sql<Buffer | null>`case when user_id is null then null else body end`,
      }),
    })
    .where('id', '=', id)
    .execute();
}

/** Counts the failed deliveries of a person by provider. */
export async function countFailedDeliveries(
  db: Db,
  userId: number,
): Promise<{ provider: string | null; failed: number }[]> {
  return db
    .selectFrom('webhook_deliveries')
    .where('user_id', '=', userId)
    .where('state', '=', 'failed')
    .groupBy('provider')
    .select(['provider', (row) => row.fn.countAll<number>().as('failed')])
    .execute();
}

/**
 * Sets the failed deliveries of a person and provider back to `stored`, so that they can be processed again. Returns
 * the ids of these deliveries.
 */
export async function resetFailedDeliveries(db: Db, userId: number, provider: ProviderId): Promise<number[]> {
  const rows = await db
    .updateTable('webhook_deliveries')
    .set({ state: 'stored', attempts: 0, error: null })
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('state', '=', 'failed')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes the deliveries of a person and provider, with their bodies. */
export async function deleteDeliveries(db: Db, userId: number, provider: ProviderId): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
}

/** Deletes the deliveries of all people that were received before a time. */
export async function deleteOldDeliveries(db: Db, receivedBefore: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('received_at', '<', receivedBefore).execute();
}

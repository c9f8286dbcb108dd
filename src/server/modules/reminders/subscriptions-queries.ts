import type { Db } from '#server/db/connect.ts';
import type { PushSubscription } from '#server/push/send-push.ts';

/** The maximum number of a person's browsers that receive push messages. */
const maxSubscriptions = 10;

export function findSubscriptions(db: Db, userId: number): Promise<(PushSubscription & { id: number })[]> {
  return db
    .selectFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .orderBy('id')
    .execute();
}

/** Returns the person's subscriptions, oldest first, each with the user agent of its browser (null if unknown). */
export function findSubscribedBrowsers(db: Db, userId: number) {
  return db
    .selectFrom('push_subscriptions as subscription')
    .innerJoin('sessions', 'sessions.id', 'subscription.session_id')
    .where('subscription.user_id', '=', userId)
    .select([
      'subscription.id',
      'subscription.endpoint',
      'sessions.user_agent as userAgent',
      'subscription.created_at as createdAt',
    ])
    .orderBy('subscription.id')
    .execute();
}

/**
 * Stores the subscription of a browser and returns its id. If the subscription belongs to another
 * person, moves the subscription to this person. Deletes the oldest subscriptions of the person if
 * there are more than ten.
 */
export async function upsertSubscription(
  db: Db,
  userId: number,
  sessionId: number,
  { endpoint, p256dh, auth }: PushSubscription,
  now: Date,
): Promise<number> {
  const values = { user_id: userId, session_id: sessionId, p256dh, auth };
  const { id } = await db
    .insertInto('push_subscriptions')
    .values({ ...values, endpoint, created_at: now })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  const kept = db
    .selectFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .select('id')
    .orderBy('id', 'desc')
    .limit(maxSubscriptions);
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .where('id', 'not in', kept)
    .execute();
  return id;
}

/** Deletes subscriptions of a person. Returns the number of deleted subscriptions. */
export async function deleteSubscriptions(db: Db, userId: number, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

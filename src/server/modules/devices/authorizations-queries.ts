import type { ProviderId } from '#domain/devices/providers.ts';
import type { AggregatorId } from '#server/aggregators/aggregator.ts';
import type { Db } from '#server/db/connect.ts';

/**
 * A connection attempt: a person has asked to connect a provider, and the browser has not returned yet. A one-time
 * state identifies the attempt. The state is a random text in the address to which the aggregator sends the browser
 * back.
 */
interface Authorization {
  provider: ProviderId;
  aggregator: AggregatorId;
  /** The id of the connection at the aggregator. Null if the aggregator assigns it after the person grants access. */
  externalId: string | null;
}

/** Inserts a connection attempt with the hash of its one-time state. Deletes the person's expired attempts. */
export async function insertAuthorization(
  db: Db,
  userId: number,
  {
    stateHash,
    provider,
    aggregator,
    externalId,
    now,
    expiresAt,
  }: Authorization & {
    stateHash: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db
    .deleteFrom('device_authorizations')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute();
  await db
    .insertInto('device_authorizations')
    .values({
      state_hash: stateHash,
      user_id: userId,
      provider,
      aggregator,
      external_id: externalId,
      expires_at: expiresAt,
    })
    .execute();
}

/**
 * Deletes the connection attempt with a one-time state and returns the attempt. Returns undefined if the state belongs
 * to another person, has expired, or was used by another request first.
 */
export function consumeAuthorization(
  db: Db,
  userId: number,
  stateHash: string,
  now: Date,
): Promise<Authorization | undefined> {
  return db
    .deleteFrom('device_authorizations')
    .where('user_id', '=', userId)
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now)
    .returning(['provider', 'aggregator', 'external_id as externalId'])
    .$castTo<Authorization>()
    .executeTakeFirst();
}

/**
 * Deletes the connection attempt with a one-time state and returns the attempt with its user id. Unlike
 * `consumeAuthorization`, checks neither the person nor the expiry. Returns undefined if there is no such attempt.
 */
export function deleteAuthorization(
  db: Db,
  stateHash: string,
): Promise<(Authorization & { userId: number }) | undefined> {
  return db
    .deleteFrom('device_authorizations')
    .where('state_hash', '=', stateHash)
    .returning(['user_id as userId', 'provider', 'aggregator', 'external_id as externalId'])
    .$castTo<Authorization & { userId: number }>()
    .executeTakeFirst();
}

/** Returns whether a person has an unexpired connection attempt for a provider. */
export async function hasAuthorization(
  db: Db,
  userId: number,
  { provider, aggregator }: Omit<Authorization, 'externalId'>,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('device_authorizations')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('aggregator', '=', aggregator)
    .where('expires_at', '>', now)
    .select('provider')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Returns the id of the user whose connection attempt for a provider has the id `externalId` at the aggregator.
 * Includes expired attempts that are not yet deleted. Returns undefined if there is no such attempt.
 */
export async function findBegunBy(
  db: Db,
  aggregator: AggregatorId,
  externalId: string,
  provider: ProviderId,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('device_authorizations')
    .where('aggregator', '=', aggregator)
    .where('external_id', '=', externalId)
    .where('provider', '=', provider)
    .select('user_id as userId')
    .limit(1)
    .executeTakeFirst();
  return found?.userId;
}

/** Deletes the connection attempts of a person for a provider. */
export async function deleteAuthorizations(db: Db, userId: number, provider: ProviderId): Promise<void> {
  await db
    .deleteFrom('device_authorizations')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
}

/**
 * Returns the ids that a person's connection attempts for a provider have at the aggregator. Leaves out attempts
 * without an id.
 */
export async function findBegunIds(
  db: Db,
  userId: number,
  { provider, aggregator }: Omit<Authorization, 'externalId'>,
): Promise<string[]> {
  const found = await db
    .selectFrom('device_authorizations')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('aggregator', '=', aggregator)
    .select('external_id as externalId')
    .execute();
  return found.flatMap(({ externalId }) => externalId ?? []);
}

/** Deletes the expired connection attempts of all people. */
export async function deleteExpiredAuthorizations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('device_authorizations').where('expires_at', '<=', now).execute();
}

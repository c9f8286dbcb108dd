import type { AggregatorId } from '#server/aggregators/aggregator.ts';
import type { Db } from '#server/db/connect.ts';

/** What calls to an aggregator need to know about a person. */
export interface Person {
  id: number;
  email: string;
  /** The time zone. `UTC` if the person has none. */
  zone: string;
}

/** Finds a person. Returns undefined if the account was deleted. */
export async function findPerson(db: Db, userId: number): Promise<Person | undefined> {
  const found = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['id', 'email', 'time_zone as zone'])
    .executeTakeFirst();
  return found && { ...found, zone: found.zone ?? 'UTC' };
}

/**
 * Finds the time zone of the person whose connection has `externalId` at the aggregator. Returns `UTC` if there is no
 * such connection, or if the person has no time zone.
 */
export async function findZone(db: Db, aggregator: AggregatorId, externalId: string): Promise<string> {
  const found = await db
    .selectFrom('device_connections')
    .innerJoin('users', 'users.id', 'device_connections.user_id')
    .where('device_connections.aggregator', '=', aggregator)
    .where('device_connections.external_id', '=', externalId)
    .select('users.time_zone as zone')
    .limit(1)
    .executeTakeFirst();
  return found?.zone ?? 'UTC';
}

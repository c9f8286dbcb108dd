import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTimeZone } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';
import { assertThat } from './api-error.ts';
import type { CurrentUser } from './deps.ts';

/** The maximum age of a write from whose time zone the server learns where the person is, in milliseconds. */
const currentMs = 60_000;

/**
 * Returns the IANA time zone of a member's request: the header `X-Time-Zone`, otherwise the zone stored in the account,
 * otherwise UTC. Stores a new zone after the response is sent, unless the person made the write some time ago
 * (`ageMs`, in milliseconds) and may be elsewhere now. Throws `invalid_input` for an unknown zone.
 */
export function readTimeZone(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, timeZone }: CurrentUser,
  ageMs: number,
): string {
  const zone = request.headers['x-time-zone'];
  if (zone === undefined) return timeZone ?? 'UTC';
  const isKnown = typeof zone === 'string' && zone.length < 64 && isTimeZone(zone);
  assertThat(isKnown, 'invalid_input', 'X-Time-Zone');
  const isCurrent = ageMs <= currentMs;
  if (zone !== timeZone && isCurrent)
    reply.raw.once('finish', () => void keepTimeZone(db, request, id, zone));
  return zone;
}

/**
 * Stores the time zone in the account. Does not increase the data version, because responses depend on the zone only
 * through the current day, which is part of the ETag.
 */
async function keepTimeZone(db: Db, request: FastifyRequest, userId: number, zone: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ time_zone: zone })
    .where('id', '=', userId)
    .execute()
    .catch((error: unknown) => request.log.error({ err: error }, 'the time zone was not kept'));
}

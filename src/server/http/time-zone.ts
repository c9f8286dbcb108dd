import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isTimeZone } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';
import { assertThat } from './api-error.ts';
import type { CurrentUser, Deps } from './deps.ts';
import { readChosenLanguage } from './read-language.ts';

/** The maximum age of a write from whose time zone the server learns where the person is, in milliseconds. */
const currentMs = 60_000;

/**
 * Returns the IANA time zone of a member's request: the header `X-Time-Zone`, otherwise the zone stored in the account,
 * otherwise UTC. Stores a new zone, and a new language of the language cookie, after the response is sent. Does not
 * store the zone if the person made the write some time ago (`ageMs`, in milliseconds) and may be elsewhere now. Throws
 * `invalid_input` for an unknown zone.
 */
export function readTimeZone(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  user: CurrentUser,
  ageMs: number,
): string {
  const language = readChosenLanguage(request);
  if (language !== undefined && language !== user.language) {
    updateAfterResponse(request, reply, () => updateLanguage(db, user.id, language));
  }
  const zone = request.headers['x-time-zone'];
  if (zone === undefined) return user.timeZone ?? 'UTC';
  const isKnown = typeof zone === 'string' && zone.length < 64 && isTimeZone(zone);
  assertThat(isKnown, 'invalid_input', 'X-Time-Zone');
  const isCurrent = ageMs <= currentMs;
  if (zone !== user.timeZone && isCurrent) {
    updateAfterResponse(request, reply, () => updateTimeZone(db, user.id, zone, now()));
  }
  return zone;
}

/** Runs an update after the response is sent. A failure is logged. */
function updateAfterResponse({ log }: FastifyRequest, reply: FastifyReply, update: () => Promise<unknown>) {
  const run = () =>
    void update().catch((error: unknown) => log.error({ err: error }, 'the zone or language was not kept'));
  reply.raw.once('finish', run);
}

function updateLanguage(db: Db, userId: number, language: 'en' | 'sv') {
  return db.updateTable('users').set({ language }).where('id', '=', userId).execute();
}

/**
 * Stores the time zone in the account, and lets the reminder job look at the person at once. Does not increase the data
 * version, because responses depend on the zone only through the current day, which is part of the ETag.
 */
function updateTimeZone(db: Db, userId: number, zone: string, now: Date) {
  return db
    .updateTable('users')
    .set({
      time_zone: zone,
      // The first zone is no move from one zone to another.
      time_zone_changed_at: sql`case when time_zone is not null then ${now}::timestamptz end`,
      reminders_from: sql`coalesce(reminders_from, ${now}::timestamptz)`,
      next_reminder_at: now,
    })
    .where('id', '=', userId)
    .where(sql<boolean>`time_zone is distinct from ${zone}`)
    .execute();
}

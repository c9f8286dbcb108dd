import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isTimeZone } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';
import { assertInput } from './assert-input.ts';
import type { CurrentUser, Deps } from './deps.ts';
import { readChosenLanguage, readPreferredLanguage } from './read-language.ts';

/**
 * The age, in milliseconds, up to which the time zone of a write is stored in the account. An older write can come from
 * a place where the person no longer is.
 */
const currentMs = 60_000;

/**
 * Returns the time zone of a member's request: the header `X-Time-Zone`, otherwise the zone stored in the account,
 * otherwise UTC. After the response is sent, stores a new zone, and a new language from the language cookie. Does not
 * store the zone of a write that is more than a minute old (`ageMs`, in milliseconds). Throws `invalid_input` for an
 * unknown zone.
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
  const zone = readZoneHeader(request);
  if (zone === undefined) return user.timeZone ?? 'UTC';
  const isCurrent = ageMs <= currentMs;
  if (zone !== user.timeZone && isCurrent) {
    updateAfterResponse(request, reply, () => updateTimeZone(db, user.id, zone, now()));
  }
  return zone;
}

/**
 * Returns the time zone in the header `X-Time-Zone`, or undefined without this header. Throws `invalid_input` for an
 * unknown zone.
 */
export function readZoneHeader({ headers }: FastifyRequest): string | undefined {
  const zone = headers['x-time-zone'];
  if (zone === undefined) return undefined;
  const isKnown = typeof zone === 'string' && zone.length < 64 && isTimeZone(zone);
  assertInput(isKnown, 'X-Time-Zone', {
    en: 'must be a time zone, such as Europe/Stockholm or +02:00',
    sv: 'måste vara en tidszon, till exempel Europe/Stockholm eller +02:00',
  });
  return zone;
}

/**
 * Stores the time zone and the language of a sign-in in the account. The language of the header `Accept-Language` is
 * stored only if the account has no language. Resolves when both are stored, so that the next request of the person is
 * already in the right zone.
 */
export async function storeSignInZone(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  request: FastifyRequest,
  userId: number,
): Promise<void> {
  const language = readChosenLanguage(request);
  const preferred = readPreferredLanguage(request);
  if (language !== undefined) await updateLanguage(db, userId, language);
  else if (preferred !== undefined) await insertLanguage(db, userId, preferred);
  const zone = readZoneHeader(request);
  if (zone !== undefined) await updateTimeZone(db, userId, zone, now());
}

/** Runs an update after the response is sent. Logs a failure. */
function updateAfterResponse({ log }: FastifyRequest, reply: FastifyReply, update: () => Promise<unknown>) {
  const run = () =>
    void update().catch((error: unknown) => log.error({ err: error }, 'the zone or language was not kept'));
  reply.raw.once('finish', run);
}

function updateLanguage(db: Db, userId: number, language: 'en' | 'sv') {
  return db.updateTable('users').set({ language }).where('id', '=', userId).execute();
}

/** Stores the language of an account that has none. */
function insertLanguage(db: Db, userId: number, language: 'en' | 'sv') {
  return db
    .updateTable('users')
    .set({ language })
    .where('id', '=', userId)
    .where('language', 'is', null)
    .execute();
}

/**
 * Stores the time zone in the account, and makes the reminder job due for the person at once. Does not increase the
 * data version. Responses depend on the zone only through the current day, and the current day is part of the ETag.
 */
function updateTimeZone(db: Db, userId: number, zone: string, now: Date) {
  return db
    .updateTable('users')
    .set({
      time_zone: zone,
      // Stays null for the first zone, because the person has not moved from another zone.
      time_zone_changed_at: sql`case when time_zone is not null then ${now}::timestamptz end`,
      reminders_from: sql`coalesce(reminders_from, ${now}::timestamptz)`,
      next_reminder_at: now,
    })
    .where('id', '=', userId)
    .where(sql<boolean>`time_zone is distinct from ${zone}`)
    .execute();
}

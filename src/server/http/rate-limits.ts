import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { sentWithNext } from '#server/db/postgres-dialect.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';
import { ApiError } from './api-error.ts';

/**
 * At most `most` attempts are allowed within `seconds` of the first attempt. The setting LIMITS_SCALE multiplies
 * `most`, unless the limit is `fixed`.
 */
interface RateLimit {
  most: number;
  seconds: number;
  /** Set for a limit that another service demands. LIMITS_SCALE does not change such a limit. */
  fixed?: true;
}

const minutes = (count: number) => count * 60;

/** All rate limits. docs/settings.md lists them. */
const rateLimits = {
  login_account: { most: 10, seconds: minutes(15) },
  login_known_address: { most: 10, seconds: minutes(15) },
  login_address: { most: 50, seconds: minutes(15) },
  register_account: { most: 5, seconds: minutes(60) },
  register_address: { most: 20, seconds: minutes(60) },
  forgot_account: { most: 5, seconds: minutes(60) },
  forgot_address: { most: 20, seconds: minutes(60) },
  reset_account: { most: 10, seconds: minutes(15) },
  reset_address: { most: 30, seconds: minutes(15) },
  password_account: { most: 10, seconds: minutes(15) },
  email_change_account: { most: 5, seconds: minutes(60) },
  address_link_account: { most: 5, seconds: minutes(60) },
  confirm_address: { most: 30, seconds: minutes(15) },
  export_account: { most: 10, seconds: minutes(24 * 60) },
  second_factor_account: { most: 10, seconds: minutes(15) },
  second_factor_address: { most: 50, seconds: minutes(15) },
  passkey_account: { most: 10, seconds: minutes(15) },
  passkey_address: { most: 100, seconds: minutes(15) },
  upload_account: { most: 120, seconds: minutes(60) },
  social_address: { most: 30, seconds: minutes(15) },
  contact_account: { most: 5, seconds: minutes(60) },
  contact_address: { most: 20, seconds: minutes(60) },
  community_post: { most: 10, seconds: minutes(10) },
  community_comment: { most: 60, seconds: minutes(10) },
  community_like: { most: 300, seconds: minutes(10) },
  community_report: { most: 30, seconds: minutes(24 * 60) },
  // Allows many attempts, because the form sends the text after each pause of 250 ms in typing.
  food_parse_account: { most: 120, seconds: minutes(1) },
  // Open Food Facts allows 15 requests a minute. The count of this limit restarts at most once in any 60 seconds. So
  // the server sends at most 2 × 7 = 14 requests in any 60 seconds.
  barcode_lookup: { most: 7, seconds: minutes(1), fixed: true },
  device_sync_account: { most: 60, seconds: minutes(15) },
  device_return_address: { most: 60, seconds: minutes(15) },
  webhook_address: { most: 60, seconds: minutes(1) },
  reminder_test_account: { most: 10, seconds: minutes(60) },
  community_name: { most: 10, seconds: minutes(24 * 60) },
} as const satisfies Record<string, RateLimit>;

type RateLimitName = keyof typeof rateLimits;

/**
 * Counts an attempt of a subject: a user id, an email address or an IP address. `using` can be a transaction. If the
 * transaction rolls back, the attempt is not counted. Above the limit, this function throws `too_many_requests`, with
 * one exception: in a transaction on PostgreSQL, the counting query is sent together with the next statement of the
 * transaction. Then that next statement throws the database's error, and the error handler converts this error to
 * `too_many_requests` (see `toTooManyRequests`).
 */
export type ConsumeRateLimit = (name: RateLimitName, subject: string, using?: Db) => Promise<void>;

const sweepEveryMs = 60 * 60 * 1000;

/**
 * Returns the function that counts attempts. The counters are in the database, so that they survive restarts and all
 * processes share them.
 */
export function createRateLimiter(
  db: Db,
  settings: { SECRET: string; LIMITS_SCALE: number },
  now: () => Date,
): ConsumeRateLimit {
  let sweptAt = now().getTime();

  return async function consumeRateLimit(name, subject, using = db) {
    const at = now();
    if (at.getTime() - sweptAt > sweepEveryMs) {
      sweptAt = at.getTime();
      await using.deleteFrom('rate_limits').where('resets_at', '<=', at).execute();
    }
    const limit: RateLimit = rateLimits[name];
    const attempt = {
      key: hashKey(settings.SECRET, name, subject),
      most: limit.fixed ? limit.most : Math.max(1, Math.floor(limit.most * settings.LIMITS_SCALE)),
      now: at,
      newResetsAt: new Date(at.getTime() + limit.seconds * 1000),
    };
    await countAttempt(using, attempt).catch((error: unknown) => {
      throw toTooManyRequests(error) ?? error;
    });
  };
}

/**
 * Converts the database error for an attempt above a rate limit to `too_many_requests`. Returns undefined for another
 * error.
 */
export function toTooManyRequests(error: unknown): ApiError | undefined {
  const { code, detail } = error as { code?: unknown; detail?: unknown };
  if (code !== refusedAttempt) return undefined;
  return new ApiError('too_many_requests', { retryAfterSeconds: Number(detail) });
}

/** The error code of the SQL function `refuse_attempt`. The error's detail is the number of seconds to wait. */
const refusedAttempt = 'LG429';

/**
 * Returns the IP address of the caller. For IPv6, returns the /64 network, because one customer usually has all
 * addresses of such a network.
 */
export function clientAddress(request: FastifyRequest): string {
  const address = request.ip;
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}

/** Returns the keys of the counters of all limits for the given subjects, which are user ids and email addresses. */
export function rateLimitKeys(secret: string, subjects: string[]): string[] {
  const names = Object.keys(rateLimits) as RateLimitName[];
  return names.flatMap((name) => subjects.map((subject) => hashKey(secret, name, subject)));
}

/** Returns the key of a counter. The key is a hash, so that the table contains no email addresses. */
function hashKey(secret: string, name: RateLimitName, subject: string): string {
  return createHmac('sha256', secret).update(`${name}:${subject}`).digest('base64url');
}

interface Attempt {
  key: string;
  /** The number of allowed attempts. */
  most: number;
  now: Date;
  /** When the counter resets, if this attempt is the first of a counting period. */
  newResetsAt: Date;
}

/**
 * Counts an attempt with one statement, so that simultaneous attempts are all counted. The statement itself fails above
 * the limit. So a transaction does not need to wait for the count and compare it with the limit.
 */
const countAttempt = prepareQuery((db, { key, most, now, newResetsAt }: Attempt) => {
  const over = sql<boolean>`rate_limits.resets_at <= ${now}`;
  const secondsLeft = sql`ceil(extract(epoch from rate_limits.resets_at - ${now}::timestamptz))::integer`;
  return db
    .insertInto('rate_limits')
    .values({ key, used: 1, resets_at: newResetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql<number>`case
          when ${over} then 1
          when rate_limits.used < ${most} then rate_limits.used + 1
          else refuse_attempt(${secondsLeft})
        end`,
        resets_at: sql<Date>`case when ${over} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .modifyEnd(sentWithNext);
});

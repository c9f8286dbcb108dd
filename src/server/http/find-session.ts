import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';
import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';
import type { Identity } from './deps.ts';

/** The time after which an unused session expires, in seconds. */
export const sessionSeconds = 30 * 24 * 60 * 60;
/**
 * The time between two extensions of a session, in milliseconds. Without this pause, every request would update the
 * session in the database.
 */
const extendAfterMs = 24 * 60 * 60 * 1000;

/**
 * Returns the name of the session cookie. The name has the prefix `__Host-` on https only, because browsers reject such
 * cookies on plain http.
 */
export function sessionCookieName(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-lagom_session' : 'lagom_session';
}

/** Returns the `Set-Cookie` value that removes the session from a browser. */
export const expiredSessionCookie = (appUrl: string): string => sessionCookie(appUrl, '', 0);

function sessionCookie(appUrl: string, value: string, seconds: number): string {
  const secure = appUrl.startsWith('https:') ? '; Secure' : '';
  return `${sessionCookieName(appUrl)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The maximum number of cookie values that a process remembers as correctly signed. */
const maxVerified = 10_000;

/**
 * Returns a function that finds the session in a `Cookie` header with one query. That function returns undefined
 * without a valid session. The session look-up of Better Auth, the library for accounts, is not used, because it is
 * slower.
 */
export function createFindSession(db: Db, settings: { SECRET: string; APP_URL: string }) {
  const cookieName = sessionCookieName(settings.APP_URL);
  const verified = new Map<string, string>();

  /**
   * Returns the token in a signed cookie value. Returns undefined if the signature is invalid. Remembers valid values,
   * so that a signature is checked only once. Forgets all remembered values when there are `maxVerified` of them.
   */
  function verifyOnce(signed: string): string | undefined {
    const known = verified.get(signed);
    if (known !== undefined) return known;
    const token = verifyToken(signed, settings.SECRET);
    if (token === undefined) return undefined;
    if (verified.size >= maxVerified) verified.clear();
    verified.set(signed, token);
    return token;
  }

  return async function findSession(
    cookieHeader: string | undefined,
    now: Date,
  ): Promise<Identity | undefined> {
    const signed = cookieHeader === undefined ? undefined : parseCookie(cookieHeader)[cookieName];
    const token = signed === undefined ? undefined : verifyOnce(signed);
    if (signed === undefined || token === undefined) return undefined;
    const [row] = await findByToken(db, { token, now });
    if (!row) return undefined;
    const { prolongedAt, sessionId, ...user } = row;
    const identity = { kind: 'session' as const, user, sessionId };
    if (now.getTime() - prolongedAt.getTime() <= extendAfterMs)
      return { ...identity, renewedCookie: undefined };
    await extendSession(db, sessionId, now);
    // The browser deletes a cookie after its Max-Age, so an extended session needs a new cookie.
    const renewedCookie = sessionCookie(settings.APP_URL, encodeURIComponent(signed), sessionSeconds);
    return { ...identity, renewedCookie };
  };
}

/**
 * Returns the token in a text of the form `token.signature` if the signature is the HMAC-SHA256 of the token in base64.
 * Otherwise returns undefined.
 */
function verifyToken(signed: string, secret: string): string | undefined {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = signed.slice(0, dot);
  const actual = Buffer.from(signed.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? token : undefined;
}

const findByToken = prepareQuery((db, { token, now }: { token: string; now: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', now)
    .select([
      'users.id',
      'sessions.id as sessionId',
      'users.email',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.phone_number as phoneNumber',
      'users.image as profileImageUrl',
      'users.data_version as dataVersion',
      'users.time_zone as timeZone',
      sql<'en' | 'sv' | null>`users.language`.as('language'),
      'sessions.updated_at as prolongedAt',
    ]),
);

async function extendSession(db: Db, sessionId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ updated_at: now, expires_at: new Date(now.getTime() + sessionSeconds * 1000) })
    .where('id', '=', sessionId)
    .execute();
}

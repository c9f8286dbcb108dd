import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { InferResult } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { FoundSession } from './deps.ts';

export const sessionSeconds = 30 * 24 * 60 * 60;
/** A session that is used is prolonged, at most this often. */
const extendAfterMs = 24 * 60 * 60 * 1000;

/** `__Host-` where the address is https; browsers refuse that prefix on plain http. */
export function sessionCookieName(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-lagom_session' : 'lagom_session';
}

/** The cookie, as a header's value, that takes the session from a browser. */
export const expiredSessionCookie = (appUrl: string): string => sessionCookie(appUrl, '', 0);

function sessionCookie(appUrl: string, value: string, seconds: number): string {
  const secure = appUrl.startsWith('https:') ? '; Secure' : '';
  return `${sessionCookieName(appUrl)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * Finds who a cookie belongs to with one query of ours: the account library's own look-up costs more
 * than a whole request should. The signature is checked first, so a forged cookie asks nothing.
 */
export function createFindSession(db: Db, settings: { SECRET: string; APP_URL: string }) {
  const cookieName = sessionCookieName(settings.APP_URL);
  // Written out once: every request asks this, and putting it together costs as much as sending it.
  const compiledQuery = sessionByToken(db, '', new Date(0)).compile();

  return async function findSession(
    cookieHeader: string | undefined,
    now: Date,
  ): Promise<FoundSession | undefined> {
    const signed = cookieHeader === undefined ? undefined : parseCookie(cookieHeader)[cookieName];
    const token = signed === undefined ? undefined : verifyToken(signed, settings.SECRET);
    if (signed === undefined || token === undefined) return undefined;
    const { rows } = await db.executeQuery<SessionRow>({ ...compiledQuery, parameters: [token, now] });
    const [row] = rows;
    if (!row) return undefined;
    const { prolongedAt, ...user } = row;
    if (now.getTime() - prolongedAt.getTime() <= extendAfterMs) return { user, renewedCookie: undefined };
    await extendSession(db, user.sessionId, now);
    // The browser counts for itself: without a new cookie it would forget the session after its first life.
    const renewedCookie = sessionCookie(settings.APP_URL, encodeURIComponent(signed), sessionSeconds);
    return { user, renewedCookie };
  };
}

/** A cookie's value is `token.signature`, the signature being base64 HMAC-SHA256 of the token. */
function verifyToken(signed: string, secret: string): string | undefined {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = signed.slice(0, dot);
  const actual = Buffer.from(signed.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? token : undefined;
}

type SessionRow = InferResult<ReturnType<typeof sessionByToken>>[number];

function sessionByToken(db: Db, token: string, now: Date) {
  return db
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
      'sessions.updated_at as prolongedAt',
    ]);
}

async function extendSession(db: Db, sessionId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ updated_at: now, expires_at: new Date(now.getTime() + sessionSeconds * 1000) })
    .where('id', '=', sessionId)
    .execute();
}

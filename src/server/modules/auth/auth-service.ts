import { setTimeout as wait } from 'node:timers/promises';
import { APIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session, User } from '#contracts/auth.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError, assertFound, assertThat } from '#server/http/api-error.ts';
import type { CurrentUser, Deps, Identity } from '#server/http/deps.ts';
import {
  consumeTotpCode,
  deletePendingEmailChange,
  deleteResetTokens,
  deleteSession,
  deleteSessionByToken,
  deleteSessions,
  findPasswordHash,
  findSessions,
  findUser,
  findUserByEmail,
  upsertPasswordHash,
} from './auth-queries.ts';
import { type BetterAuth, clientAddressHeader } from './better-auth.ts';
import { assertStrongPassword, hashPassword, verifyPassword } from './password.ts';
import { isTotpCode, toCodeError } from './second-factor-code.ts';

/** The signed-in person and the session cookies to set. */
interface SignedIn {
  user: User;
  cookies: string[];
}

interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** Rounds the response time of failed sign-ins up, in milliseconds, to mitigate timing attacks. */
const failureRoundingMs = 50;

/** The password was correct and a code is required. The cookies identify the pending sign-in. */
interface SecondFactorPending {
  user: undefined;
  cookies: string[];
}

/**
 * Signs in with a password. The library hashes for unknown addresses too; rounding the time hides the remaining
 * difference.
 */
export async function signIn(
  db: Db,
  library: BetterAuth,
  credentials: { email: string; password: string },
  request: FastifyRequest,
): Promise<SignedIn | SecondFactorPending> {
  const startedAt = performance.now();
  const signedIn = await library.api
    .signInEmail({ body: credentials, headers: betterAuthHeaders(request), returnHeaders: true })
    .catch(async (error: unknown) => {
      await wait(failureRoundingMs - ((performance.now() - startedAt) % failureRoundingMs));
      throw error instanceof APIError && error.statusCode < 500 ? new ApiError('wrong_credentials') : error;
    });
  // Missing in the library's types, because a plugin replaces the response.
  if ('twoFactorRedirect' in signedIn.response) {
    // Drops cookies that would end the browser's current session, which stays until a new one replaces it.
    const cookies = signedIn.headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith(`${secondFactorCookie}=`));
    return { user: undefined, cookies };
  }
  return completeSignIn(db, signedIn.response.user.id, signedIn.headers);
}

/** The cookie between a correct password and a correct code. */
const secondFactorCookie = 'lagom.two_factor';

/** Completes a sign-in with an app's code or a recovery code. Ignores the browser's current session. */
export async function signInWithCode(
  db: Db,
  library: BetterAuth,
  code: string,
  request: FastifyRequest,
  now: Date,
): Promise<SignedIn> {
  const headers = headersWithOnlyCookie(request, secondFactorCookie);
  assertThat(headers, 'sign_in_again');
  const given = { body: { code }, headers, returnHeaders: true } as const;
  const verified = isTotpCode(code) ? library.api.verifyTOTP(given) : library.api.verifyBackupCode(given);
  const signedIn = await verified.catch((error: unknown) => {
    throw toCodeError(error);
  });
  const userId = Number(signedIn.response.user.id);
  // The library accepts a code repeatedly while it is valid, so a code seen by someone else would work again.
  if (isTotpCode(code) && !(await consumeTotpCode(db, userId, code, now))) {
    await deleteSessionByToken(db, userId, signedIn.response.token ?? '');
    throw new ApiError('wrong_code', { field: 'code' });
  }
  return completeSignIn(db, signedIn.response.user.id, signedIn.headers);
}

/**
 * Not one transaction: hashing between the writes would block the embedded database's only connection. After a crash, a
 * password reset completes the account.
 */
export async function signUp(
  db: Db,
  library: BetterAuth,
  given: Registration,
  request: FastifyRequest,
): Promise<SignedIn> {
  const body = { ...given, name: `${given.firstName} ${given.lastName}` };
  const signedUp = await library.api
    .signUpEmail({ body, headers: betterAuthHeaders(request), returnHeaders: true })
    .catch(async (error: unknown) => {
      // Also covers a concurrent sign-up with the same address, which the library reports as a failure to create.
      const taken = error instanceof APIError && (await findUserByEmail(db, given.email));
      throw taken ? new ApiError('email_taken', { field: 'email' }) : error;
    });
  return completeSignIn(db, signedUp.response.user.id, signedUp.headers);
}

/** Returns the signed-in person from the library's response. */
export async function completeSignIn(db: Db, userId: string, headers: Headers): Promise<SignedIn> {
  return { user: await findUser(db, Number(userId)), cookies: headers.getSetCookie() };
}

/** Returns the request headers that the library may read. */
export function betterAuthHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ [clientAddressHeader]: request.ip });
  const agent = request.headers['user-agent'];
  if (agent) headers.set('user-agent', agent.slice(0, 300));
  if (request.headers.cookie) headers.set('cookie', request.headers.cookie);
  return headers;
}

/** Returns headers with a single cookie, without the browser's session. Returns undefined if the cookie is missing. */
export function headersWithOnlyCookie(request: FastifyRequest, name: string): Headers | undefined {
  const headers = betterAuthHeaders(request);
  const cookies = headers.get('cookie')?.split('; ') ?? [];
  const wanted = cookies.find((cookie) => cookie.startsWith(`${name}=`));
  if (wanted === undefined) return undefined;
  headers.set('cookie', wanted);
  return headers;
}

/** Returns the hash of a new password. Throws if the password is weak or the current one is wrong. Slow: it hashes. */
export async function hashNewPassword(
  db: Db,
  userId: number,
  given: { currentPassword: string; newPassword: string },
): Promise<string> {
  assertStrongPassword(given.newPassword, 'newPassword');
  await assertPasswordMatches(db, userId, given.currentPassword, 'currentPassword');
  return hashPassword(given.newPassword);
}

/** Sets a new password and ends all other sessions, because someone else may know the old one. */
export async function updatePassword(
  tx: Db,
  { user, sessionId }: Identity,
  hash: string,
  now: Date,
): Promise<void> {
  await upsertPasswordHash(tx, user.id, hash, now);
  await deleteSessions(tx, user.id, sessionId);
  await deleteResetTokens(tx, user.id);
  await deletePendingEmailChange(tx, user.id);
}

/** Throws if the password is wrong or the account has none. Call outside transactions, because hashing is slow. */
export async function assertPasswordMatches(
  db: Db,
  userId: number,
  password: string,
  field: string,
): Promise<void> {
  const hash = await findPasswordHash(db, userId);
  assertThat(hash !== undefined && (await verifyPassword({ hash, password })), 'wrong_password', field);
}

/** Requires the password before changes to sign-in methods, because someone else may use an open session. */
export async function confirmPassword(deps: Deps, user: CurrentUser, password: string, reply: FastifyReply) {
  await deps.consumeRateLimit('password_account', String(user.id), reply);
  assertThat(await hasPassword(deps.db, user.id), 'no_password');
  await assertPasswordMatches(deps.db, user.id, password, 'password');
}

export async function hasPassword(db: Db, userId: number): Promise<boolean> {
  return (await findPasswordHash(db, userId)) !== undefined;
}

/** Deletes a pending email change. Its link stops working, and an unsent email is not sent. */
export function revokeEmailChange(db: Db, userId: number): Promise<void> {
  return deletePendingEmailChange(db, userId);
}

/** Deletes reset links that were sent to an address that the account no longer has. */
export function revokeResetTokens(db: Db, userId: number): Promise<void> {
  return deleteResetTokens(db, userId);
}

export function getUserById(db: Db, userId: number): Promise<User> {
  return findUser(db, userId);
}

export async function listUserSessions(db: Db, { user, sessionId }: Identity, now: Date) {
  const sessions = await findSessions(db, user.id, now);
  return sessions.map((session) => ({ ...session, current: session.id === sessionId }));
}

export async function deleteUserSession(db: Db, userId: number, sessionId: Session['id']): Promise<void> {
  assertFound(await deleteSession(db, userId, sessionId), 'id');
}

/**
 * Ends the browser's session, at sign-out and at sign-in, which creates a new one. It is not an error if another tab
 * has just ended it.
 */
export async function deleteRequestSession(deps: Deps, request: FastifyRequest): Promise<void> {
  const before = await deps.identify(request);
  if (before) await deleteSession(deps.db, before.user.id, before.sessionId);
}

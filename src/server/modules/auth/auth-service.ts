import { setTimeout as wait } from 'node:timers/promises';
import { APIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session, User } from '#contracts/auth.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError, assertThat } from '#server/http/api-error.ts';
import type { Deps, SessionUser } from '#server/http/deps.ts';
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

/** Who came in, and the cookies that say so. */
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

/** Failures are answered at the next multiple of this: what a look-up took is not to be read from the clock. */
const failureRoundingMs = 50;

/** The password was right, and a code is still asked for: the cookies say for whom. */
interface SecondFactorPending {
  user: undefined;
  cookies: string[];
}

/** The library hashes for an unknown address too; the grid hides the little that is left of a difference. */
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
  // Not in the library's types: its plugin answers in the place of the sign-in.
  if ('twoFactorRedirect' in signedIn.response) {
    // The rest take away the session of the browser, which stays until there is another.
    const cookies = signedIn.headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith(`${secondFactorCookie}=`));
    return { user: undefined, cookies };
  }
  return completeSignIn(db, signedIn.response.user.id, signedIn.headers);
}

/** Of the cookie between a right password and a right code. */
const secondFactorCookie = 'lagom.two_factor';

/** Completes a sign-in with a code of the app or a recovery code. Whatever session the browser has plays no part. */
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
  // The library takes a code as often as it is shown; whoever looked over a shoulder has it too.
  if (isTotpCode(code) && !(await consumeTotpCode(db, userId, code, now))) {
    await deleteSessionByToken(db, userId, signedIn.response.token ?? '');
    throw new ApiError('wrong_code', { field: 'code' });
  }
  return completeSignIn(db, signedIn.response.user.id, signedIn.headers);
}

/**
 * Person, password and session are three writes: the library hashes between them, and no transaction may
 * hold the embedded database for that long. What a crash leaves behind a reset link completes.
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
      // Also who lost a race for the address, which the library calls a failure to create.
      const taken = error instanceof APIError && (await findUserByEmail(db, given.email));
      throw taken ? new ApiError('email_taken', { field: 'email' }) : error;
    });
  return completeSignIn(db, signedUp.response.user.id, signedUp.headers);
}

/** Who came in by the library's answer. */
export async function completeSignIn(db: Db, userId: string, headers: Headers): Promise<SignedIn> {
  return { user: await findUser(db, Number(userId)), cookies: headers.getSetCookie() };
}

/** What the library may know of a request. */
export function betterAuthHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ [clientAddressHeader]: request.ip });
  const agent = request.headers['user-agent'];
  if (agent) headers.set('user-agent', agent.slice(0, 300));
  if (request.headers.cookie) headers.set('cookie', request.headers.cookie);
  return headers;
}

/** The same with one cookie, so that the browser's session plays no part; undefined where that cookie is missing. */
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

/** Sets a new password and ends all other sessions: somebody else may have known the old one. */
export async function updatePassword(tx: Db, user: SessionUser, hash: string, now: Date): Promise<void> {
  await upsertPasswordHash(tx, user.id, hash, now);
  await deleteSessions(tx, user.id, user.sessionId);
  await deleteResetTokens(tx, user.id);
  await deletePendingEmailChange(tx, user.id);
}

/** Hashing takes its time: outside transactions. Someone without a password knows none. */
export async function assertPasswordMatches(
  db: Db,
  userId: number,
  password: string,
  field: string,
): Promise<void> {
  const hash = await findPasswordHash(db, userId);
  assertThat(hash !== undefined && (await verifyPassword({ hash, password })), 'wrong_password', field);
}

/** Before what opens or closes the account's door: whoever came by an open session does not know the password. */
export async function confirmPassword(deps: Deps, user: SessionUser, password: string, reply: FastifyReply) {
  await deps.consumeRateLimit('password_account', String(user.id), reply);
  assertThat(await hasPassword(deps.db, user.id), 'no_password');
  await assertPasswordMatches(deps.db, user.id, password, 'password');
}

export async function hasPassword(db: Db, userId: number): Promise<boolean> {
  return (await findPasswordHash(db, userId)) !== undefined;
}

/** A reset link that went to a mailbox which is no longer the account's must not open it. */
export function revokeResetTokens(db: Db, userId: number): Promise<void> {
  return deleteResetTokens(db, userId);
}

export function getUserById(db: Db, userId: number): Promise<User> {
  return findUser(db, userId);
}

export async function listUserSessions(db: Db, user: SessionUser, now: Date) {
  const sessions = await findSessions(db, user.id, now);
  return sessions.map((session) => ({ ...session, current: session.id === user.sessionId }));
}

export async function deleteUserSession(db: Db, userId: number, sessionId: Session['id']): Promise<void> {
  assertThat(await deleteSession(db, userId, sessionId), 'not_found', 'id');
}

/**
 * Ends the session that the browser came with: at sign-out, and at sign-in, which brings a new one. Another tab may
 * just have ended it, which is as good.
 */
export async function deleteRequestSession(deps: Deps, request: FastifyRequest): Promise<void> {
  const before = await deps.findSession(request.headers.cookie, deps.now());
  if (before) await deleteSession(deps.db, before.user.id, before.user.sessionId);
}

import { setTimeout as wait } from 'node:timers/promises';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Session, User } from '#contracts/auth.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError, assertFound, assertThat } from '#server/http/api-error.ts';
import type { CurrentUser, Deps, Identity } from '#server/http/deps.ts';
import { type BetterAuth, isLibraryError } from './account-library.ts';
import {
  deleteLinkTokens,
  deletePendingEmailChange,
  deleteSession,
  deleteSessionByToken,
  deleteSessions,
  findContact,
  findPasswordHash,
  findSessions,
  findUser,
  findUserByEmail,
  upsertPasswordHash,
} from './auth-queries.ts';
import { betterAuthHeaders, headersWithOnlyCookie } from './better-auth-headers.ts';
import { assertStrongPassword, hashPassword, verifyPassword } from './password.ts';
import { findRecoveryCode, isTotpCode, toCodeError } from './second-factor-code.ts';
import { consumeTotpCode, findUserOfPendingSignIn, isTotpCodeUsed } from './used-code-queries.ts';

/** The signed-in person and the session cookies to set. */
export interface SignedIn {
  user: User;
  cookies: string[];
}

interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/**
 * The response time of failed sign-ins is rounded up to a multiple of this number of milliseconds, to mitigate timing
 * attacks.
 */
const failureRoundingMs = 50;

/**
 * The result of a sign-in with a correct password if a code is also required. `cookies` are the
 * cookies that identify this sign-in in the later request with the code.
 */
interface SecondFactorPending {
  user: undefined;
  cookies: string[];
}

/**
 * Signs in with a password. Throws `wrong_credentials` for an unknown address or a wrong password.
 * The response time does not reveal whether the address is known: the library hashes a password in
 * both cases, and rounding the response time up (see `failureRoundingMs`) hides the remaining
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
      throw isLibraryError(error) && error.statusCode < 500 ? new ApiError('wrong_credentials') : error;
    });
  // The library's plugin for two-step sign-in adds the field `twoFactorRedirect` to the response.
  // The types of the library do not include this field, so the check happens at runtime.
  if ('twoFactorRedirect' in signedIn.response) {
    // Sets only the cookie for the second step. The other cookies would end the browser's current session. That session
    // must last until the new session replaces it.
    const cookies = signedIn.headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith(`${secondFactorCookie}=`));
    return { user: undefined, cookies };
  }
  return completeSignIn(db, signedIn.response.user.id, signedIn.headers);
}

/** The cookie that identifies a sign-in after the password and before the code. */
const secondFactorCookie = 'lagom.two_factor';

/**
 * Completes a sign-in with a code of an authenticator app or a recovery code. Ignores the current session of the
 * browser. Throws `sign_in_again` if the browser has not signed in with a password first, and `wrong_code` for a wrong
 * or used code.
 */
export async function signInWithCode(
  db: Db,
  library: BetterAuth,
  code: string,
  request: FastifyRequest,
  now: Date,
): Promise<SignedIn> {
  const headers = headersWithOnlyCookie(request, secondFactorCookie);
  assertThat(headers, 'sign_in_again');
  const pendingUserId = await findPendingUser(db, request, now);
  if (isTotpCode(code) && pendingUserId) await assertNotUsed(db, pendingUserId, code, now);
  const given = { headers, returnHeaders: true } as const;
  const verify = async () =>
    isTotpCode(code)
      ? library.api.verifyTOTP({ ...given, body: { code } })
      : library.api.verifyBackupCode({
          ...given,
          body: { code: await findRecoveryCode(library, pendingUserId, code) },
        });
  const signedIn = await verify().catch((error: unknown) => {
    throw toCodeError(error);
  });
  const userId = Number(signedIn.response.user.id);
  // Rejects a code that another request has used since `assertNotUsed`.
  if (isTotpCode(code) && !(await consumeTotpCode(db, userId, code, now))) {
    await deleteSessionByToken(db, userId, signedIn.response.token ?? '');
    throw new ApiError('wrong_code', { field: 'code' });
  }
  return completeSignIn(db, signedIn.response.user.id, signedIn.headers);
}

/**
 * Throws `wrong_code` if the code was already used. The account library accepts a code any number of times while it is
 * valid, so someone who has seen the code could use it again. The check runs before the library verifies the code,
 * because the library ends the pending sign-in with any valid code, and the person could then not try the next code.
 */
async function assertNotUsed(db: Db, userId: number, code: string, now: Date): Promise<void> {
  if (await isTotpCodeUsed(db, userId, code, now)) throw new ApiError('wrong_code', { field: 'code' });
}

/**
 * Returns the id of the person whose sign-in waits for a code. Returns undefined if no sign-in of the browser waits.
 */
async function findPendingUser(db: Db, { headers }: FastifyRequest, now: Date): Promise<number | undefined> {
  // The value of the cookie is the identifier of the pending sign-in, a full stop and a signature.
  const identifier = parseCookie(headers.cookie ?? '')[secondFactorCookie]?.replace(/\.[^.]*$/, '');
  return identifier ? findUserOfPendingSignIn(db, identifier, now) : undefined;
}

/**
 * Creates an account and signs in. Throws `email_taken` if the address has an account. Does not use one transaction,
 * because hashing between the writes would block the only connection of the embedded database. If the process ends
 * between the writes, a password reset completes the account.
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
      // Looks up the address after any error of the library. If two sign-ups with one address happen at the same time,
      // the library only reports that it could not create the user.
      const taken = isLibraryError(error) && (await findUserByEmail(db, given.email));
      throw taken ? new ApiError('email_taken', { field: 'email' }) : error;
    });
  return completeSignIn(db, signedUp.response.user.id, signedUp.headers);
}

/** Returns the signed-in person, and the cookies from `headers`, the response headers of the account library. */
export async function completeSignIn(db: Db, userId: string, headers: Headers): Promise<SignedIn> {
  return { user: await findUser(db, Number(userId)), cookies: headers.getSetCookie() };
}

/**
 * Checks the current password and returns the hash of a new password. Throws `wrong_password`, or the error code of a
 * rule that the new password breaks. Call it outside transactions, because hashing is slow.
 */
export async function hashNewPassword(
  db: Db,
  userId: number,
  given: { currentPassword: string; newPassword: string },
): Promise<string> {
  await assertStrongPassword(given.newPassword, 'newPassword');
  await assertPasswordMatches(db, userId, given.currentPassword, 'currentPassword');
  return hashPassword(given.newPassword);
}

/**
 * Stores a new password hash. Ends all other sessions. Deletes password reset tokens and an unconfirmed change of email
 * address, because someone else may know the old password.
 */
export async function updatePassword(
  tx: Db,
  { user, sessionId }: Identity,
  hash: string,
  now: Date,
): Promise<void> {
  await upsertPasswordHash(tx, user.id, hash, now);
  await deleteSessions(tx, user.id, sessionId);
  await deleteLinkTokens(tx, 'reset-password', user.id);
  await deletePendingEmailChange(tx, user.id);
}

/**
 * Throws `wrong_password` if the password is wrong or the account has no password. Call it outside transactions,
 * because hashing is slow.
 */
export async function assertPasswordMatches(
  db: Db,
  userId: number,
  password: string,
  field: string,
): Promise<void> {
  const hash = await findPasswordHash(db, userId);
  assertThat(hash !== undefined && (await verifyPassword({ hash, password })), 'wrong_password', field);
}

/**
 * Checks the password before a change to the sign-in methods of the account, because someone else may be using a
 * browser that is signed in. Throws `no_password`, `wrong_password` or `too_many_requests`.
 */
export async function confirmPassword(deps: Deps, user: CurrentUser, password: string) {
  await deps.consumeRateLimit('password_account', String(user.id));
  assertThat(await hasPassword(deps.db, user.id), 'no_password');
  await assertPasswordMatches(deps.db, user.id, password, 'password');
}

export async function hasPassword(db: Db, userId: number): Promise<boolean> {
  return (await findPasswordHash(db, userId)) !== undefined;
}

/**
 * Deletes an unconfirmed change of email address. The confirmation link stops working, and a queued confirmation email
 * is not sent.
 */
export function revokeEmailChange(db: Db, userId: number): Promise<void> {
  return deletePendingEmailChange(db, userId);
}

/**
 * Deletes all password reset tokens of a person. Called when the email address changes, because the tokens were sent to
 * the previous address.
 */
export function revokeResetTokens(db: Db, userId: number): Promise<void> {
  return deleteLinkTokens(db, 'reset-password', userId);
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
 * Ends the session of a request, if the request has a session. Called at sign-out, and at sign-in to end the browser's
 * previous session.
 */
export async function deleteRequestSession(deps: Deps, request: FastifyRequest): Promise<void> {
  const before = await deps.identify(request);
  if (before) await deleteSession(deps.db, before.user.id, before.sessionId);
}

/**
 * Returns a person's email address and first name, and whether the address is confirmed. Returns undefined for an
 * unknown person.
 */
export function findUserContact(db: Db, userId: number) {
  return findContact(db, userId);
}

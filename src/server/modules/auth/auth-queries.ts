import type { Db } from '#server/db/connect.ts';

export function findUser(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .select([
      'id',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'phone_number as phoneNumber',
      'image as profileImageUrl',
    ])
    .executeTakeFirstOrThrow();
}

export function findUserByEmail(db: Db, email: string) {
  return db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirst();
}

/**
 * Returns a person's email address and first name, and whether the address is confirmed. Returns undefined for an
 * unknown person.
 */
export function findContact(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['email', 'email_verified as emailVerified', 'first_name as firstName'])
    .executeTakeFirst();
}

export async function findPasswordHash(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .select('password')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/**
 * Inserts the password hash, or replaces the previous hash. A person who signed up with a provider, such as Google, has
 * no password at first.
 */
export async function upsertPasswordHash(db: Db, userId: number, hash: string, now: Date): Promise<void> {
  await db
    .insertInto('accounts')
    .values({ user_id: userId, provider_id: 'credential', account_id: String(userId), password: hash })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: now }),
    )
    .execute();
}

export function findSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .select([
      'id',
      'created_at as createdAt',
      'updated_at as lastUsedAt',
      'user_agent as userAgent',
      'ip_address as ipAddress',
    ])
    .execute();
}

/** Deletes a session of this person. Returns whether the session existed. */
export async function deleteSession(db: Db, userId: number, sessionId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteExpiredSessions(db: Db, userId: number, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
}

export async function deleteSessions(db: Db, userId: number, except?: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? 0))
    .execute();
}

/**
 * Removes the password, the sessions, the second factor and the passkeys of an account with an unverified address. Also
 * deletes an unconfirmed change of address. Called before an account at a sign-in provider is linked, because the
 * person who created the Lagom account may not own the mailbox. The owner of the mailbox can set a new password by
 * email. Does nothing if the address is verified.
 */
export async function deleteUnverifiedAccess(db: Db, userId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const unverified = await tx
      .selectFrom('users')
      .where('id', '=', userId)
      .where('email_verified', '=', false)
      .select('id')
      .executeTakeFirst();
    if (!unverified) return;
    await deleteSessions(tx, userId);
    await deletePendingEmailChange(tx, userId);
    await deleteFactors(tx, userId);
    await tx
      .deleteFrom('accounts')
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .execute();
  });
}

/**
 * Deletes an unconfirmed change of email address. The link that would confirm the change stops
 * working.
 */
export async function deletePendingEmailChange(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

/**
 * Deletes the second factor and the passkeys of an account with an unverified address, because someone else may have
 * added them. Does nothing if the address is verified.
 */
export async function deleteUnverifiedFactors(db: Db, userId: number): Promise<void> {
  const unverified = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .select('id')
    .executeTakeFirst();
  if (unverified) await deleteFactors(db, userId);
}

async function deleteFactors(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await db.deleteFrom('two_factors').where('user_id', '=', userId).execute();
  await db.updateTable('users').set({ two_factor_enabled: false }).where('id', '=', userId).execute();
}

/**
 * What a link in an email is for. The database stores these names with the token hashes, so a renamed kind invalidates
 * the links that were already sent.
 */
type LinkKind = 'reset-password' | 'confirm-address';

const linkIdentifier = (kind: LinkKind, tokenHash: string) => `${kind}:${tokenHash}`;

/**
 * Stores the hash of the token that a new link contains. Deletes the tokens of the person's earlier links of this kind.
 * Also deletes all expired verifications (see `deleteExpiredVerifications`).
 */
export async function replaceLinkToken(
  db: Db,
  kind: LinkKind,
  userId: number,
  link: { tokenHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteLinkTokens(tx, kind, userId);
    await deleteExpiredVerifications(tx, link.now);
    await tx
      .insertInto('verifications')
      .values({
        identifier: linkIdentifier(kind, link.tokenHash),
        value: String(userId),
        expires_at: link.expiresAt,
        created_at: link.now,
        updated_at: link.now,
      })
      .execute();
  });
}

/**
 * Deletes the expired verifications of all people: tokens of links in emails, passkey challenges, sign-ins that wait
 * for a second factor, and the state of sign-ins with a provider.
 */
export async function deleteExpiredVerifications(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('verifications').where('expires_at', '<=', now).execute();
}

export async function deleteLinkTokens(db: Db, kind: LinkKind, userId: number): Promise<void> {
  await db
    .deleteFrom('verifications')
    .where('value', '=', String(userId))
    .where('identifier', 'like', linkIdentifier(kind, '%'))
    .execute();
}

export async function linkTokenExists(
  db: Db,
  kind: LinkKind,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('verifications')
    .where('identifier', '=', linkIdentifier(kind, tokenHash))
    .where('expires_at', '>', now)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes the token of a link and returns the user id that was stored with the token. Returns
 * undefined if the token is unknown, expired or already used.
 */
export async function consumeLinkToken(
  db: Db,
  kind: LinkKind,
  tokenHash: string,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .deleteFrom('verifications')
    .where('identifier', '=', linkIdentifier(kind, tokenHash))
    .where('expires_at', '>', now)
    .returning('value')
    .executeTakeFirst();
  return row && Number(row.value);
}

export async function isSecondFactorOn(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('two_factor_enabled as on')
    .executeTakeFirst();
  return row?.on ?? false;
}

export async function deleteSessionByToken(db: Db, userId: number, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token', '=', token).execute();
}

export async function updateEmailVerified(db: Db, userId: number): Promise<void> {
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
}

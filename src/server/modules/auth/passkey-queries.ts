import type { Db } from '#server/db/connect.ts';

const passkeyFields = [
  'id',
  'name',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
  'backed_up as synced',
] as const;

export function findPasskeys(db: Db, userId: number) {
  return db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .orderBy('id')
    .select(passkeyFields)
    .execute();
}

export function findPasskey(db: Db, userId: number, passkeyId: number) {
  return db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', passkeyId)
    .select(passkeyFields)
    .executeTakeFirstOrThrow();
}

/** Renames a passkey of this person and returns it. Returns undefined if there is no such passkey. */
export function updatePasskeyName(db: Db, userId: number, passkeyId: number, name: string) {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', passkeyId)
    .returning(passkeyFields)
    .executeTakeFirst();
}

/** Deletes a passkey of this person. Returns whether the passkey existed. */
export async function deletePasskeyRow(db: Db, userId: number, passkeyId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', passkeyId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/**
 * Returns whether a passkey with this credential id is stored for any account. Does not filter by
 * person, because a passkey belongs to at most one account.
 */
export async function credentialExists(db: Db, credentialId: string): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .where('credential_id', '=', credentialId)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores the new counter and the time of use. Returns false, and stores nothing, if the passkey does not exist or the
 * counter did not increase, which is a sign of a copied passkey. Accepts a counter that stays 0, because some
 * authenticators do not count. Does not filter by person, because the caller has verified the signature of the passkey.
 */
export async function updatePasskeyCounter(
  db: Db,
  credentialId: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('credential_id', '=', credentialId)
    .where((row) => (counter === 0 ? row('counter', '=', 0) : row('counter', '<', counter)))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

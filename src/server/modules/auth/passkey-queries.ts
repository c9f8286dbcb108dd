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

/** The passkey under its new name; undefined where this person has no such. */
export function updatePasskeyName(db: Db, userId: number, passkeyId: number, name: string) {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', passkeyId)
    .returning(passkeyFields)
    .executeTakeFirst();
}

/** Whether there was such a passkey of this person's. */
export async function deletePasskeyRow(db: Db, userId: number, passkeyId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', passkeyId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Whoever has it: an authenticator's passkey belongs to one account. */
export async function credentialExists(db: Db, credentialId: string): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .where('credential_id', '=', credentialId)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes a use. The counter goes up with each, unless the authenticator keeps none and always says 0; false where it
 * did not, as with a copy. The passkey has been found by its signature, and says itself whose it is.
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

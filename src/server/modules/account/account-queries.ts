import type { Db } from '#server/db/connect.ts';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  image: string | null;
}

export async function updateUser(db: Db, userId: number, values: ProfileValues, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      first_name: values.firstName,
      last_name: values.lastName,
      name: `${values.firstName} ${values.lastName}`.trim(),
      phone_number: values.phoneNumber,
      image: values.image,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();
}

export async function updateUserImage(db: Db, userId: number, image: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ image, updated_at: now }).where('id', '=', userId).execute();
}

/**
 * Finds a person and locks the row until the end of the transaction. The lock makes simultaneous
 * changes of the profile run one after another, so that each change knows which photo it replaces.
 * Returns undefined if there is no such person.
 */
export function findUserForUpdate(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['email', 'email_verified as emailVerified', 'image', 'phone_number as phoneNumber'])
    .forUpdate()
    .executeTakeFirst();
}

export async function isImageInUse(db: Db, userId: number, image: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('image', '=', image)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Inserts a person's request to change their email address. Replaces an earlier request of the
 * person. The confirmation link of the earlier request stops working.
 */
export async function upsertEmailChange(
  db: Db,
  userId: number,
  change: { newEmail: string; now: Date; expiresAt: Date },
): Promise<void> {
  const values = {
    new_email: change.newEmail,
    token_hash: null,
    created_at: change.now,
    expires_at: change.expiresAt,
  };
  await db
    .insertInto('email_changes')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function findPendingEmail(db: Db, userId: number, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('email_changes')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .select('new_email as newEmail')
    .executeTakeFirst();
  return row?.newEmail ?? null;
}

/**
 * Stores the hash of the token that a confirmation link contains. Returns false if the request was cancelled, has
 * expired, or was replaced by a request for another address.
 */
export async function updateEmailChangeToken(
  db: Db,
  userId: number,
  change: { newEmail: string; tokenHash: string; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('email_changes')
    .set({ token_hash: change.tokenHash })
    .where('user_id', '=', userId)
    .where('new_email', '=', change.newEmail)
    .where('expires_at', '>', change.now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Deletes the email change request with this token hash, and returns the user id and the new
 * address of the request. Returns undefined if the token is unknown, expired or already used.
 */
export function consumeEmailChange(db: Db, tokenHash: string, now: Date) {
  return db
    .deleteFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'new_email as newEmail'])
    .executeTakeFirst();
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirst();
  return row !== undefined;
}

export async function updateUserEmail(db: Db, userId: number, email: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, email_verified: true, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/**
 * Returns the hashes of the IP addresses from which the person signed in. Some rate limit counters
 * count per hash, so account deletion uses the hashes to find these counters.
 */
export async function findSignInAddressHashes(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sign_in_addresses')
    .where('user_id', '=', userId)
    .select('address_hash')
    .execute();
  return rows.map((row) => row.address_hash);
}

/** Deletes the rate limit counters with these keys. */
export async function deleteRateLimits(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

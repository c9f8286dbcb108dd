import type { Db } from '#server/db/connect.ts';

/**
 * How long a used code is remembered, in milliseconds. The account library (Better Auth) accepts a
 * code for 90 seconds: during the 30 seconds of the code, and for 30 seconds before and after,
 * because clocks differ. A code is remembered longer than that, so a used code does not work a
 * second time.
 */
const codeLifetimeMs = 2 * 60 * 1000;

/**
 * Returns the id of the person whose sign-in waits for a code. `identifier` is the name under which the account library
 * (Better Auth) stores this sign-in.
 */
export async function findUserOfPendingSignIn(
  db: Db,
  identifier: string,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('verifications')
    .where('identifier', '=', identifier)
    .where('expires_at', '>', now)
    .select('value')
    .executeTakeFirst();
  return row && Number(row.value);
}

/** Returns whether a person has used a code of an authenticator app in the last two minutes. */
export async function isTotpCodeUsed(db: Db, userId: number, code: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('used_totp_codes')
    .where('user_id', '=', userId)
    .where('code', '=', code)
    .where('used_at', '>=', new Date(now.getTime() - codeLifetimeMs))
    .select('code')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records that a person used a code of an authenticator app. Returns false if the person has used the same code in the
 * last two minutes.
 */
export async function consumeTotpCode(db: Db, userId: number, code: string, now: Date): Promise<boolean> {
  const expired = new Date(now.getTime() - codeLifetimeMs);
  await db
    .deleteFrom('used_totp_codes')
    .where('user_id', '=', userId)
    .where('used_at', '<', expired)
    .execute();
  const result = await db
    .insertInto('used_totp_codes')
    .values({ user_id: userId, code, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

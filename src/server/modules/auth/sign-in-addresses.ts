import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { Deps } from '#server/http/deps.ts';
import { clientAddress } from '#server/http/rate-limits.ts';
import { findUserByEmail } from './auth-queries.ts';

/** How long an IP address is remembered after the last sign-in from it, in milliseconds: 180 days. */
const rememberedMs = 180 * 24 * 60 * 60 * 1000;

/**
 * Counts an attempt to sign in with a password. Throws `too_many_requests` above a limit. The first limit counts all
 * attempts from the IP address, for any account. The second limit belongs to the account. An IP address from which the
 * account has signed in has a counter of its own, so that attempts from other addresses do not lock the owner out. All
 * other IP addresses share one counter per account. Runs the same queries for unknown accounts, so that the response
 * time does not reveal whether the account exists.
 */
export async function limitSignIn(
  deps: Deps,
  secret: Config['SECRET'],
  email: string,
  request: FastifyRequest,
): Promise<void> {
  await deps.consumeRateLimit('login_address', clientAddress(request));
  const user = await findUserByEmail(deps.db, email);
  // Uses the id 0, which no account has, if the email address has no account.
  const userId = user?.id ?? 0;
  const hash = hashSignInAddress(secret, userId, clientAddress(request));
  if (await isSignInAddress(deps.db, userId, hash)) await deps.consumeRateLimit('login_known_address', hash);
  else await deps.consumeRateLimit('login_account', email);
}

/**
 * Records a sign-in from the IP address of the request. Deletes addresses that the person has not used for 180 days.
 */
export async function recordSignInAddress(
  db: Db,
  secret: Config['SECRET'],
  userId: number,
  request: FastifyRequest,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('sign_in_addresses')
    .where('user_id', '=', userId)
    .where('signed_in_at', '<', new Date(now.getTime() - rememberedMs))
    .execute();
  await db
    .insertInto('sign_in_addresses')
    .values({
      user_id: userId,
      address_hash: hashSignInAddress(secret, userId, clientAddress(request)),
      signed_in_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'address_hash']).doUpdateSet({ signed_in_at: now }),
    )
    .execute();
}

async function isSignInAddress(db: Db, userId: number, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_addresses')
    .where('user_id', '=', userId)
    .where('address_hash', '=', hash)
    .select('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns a keyed hash of an IP address. The hash includes the user id, so that the stored hashes do not reveal that
 * two accounts share an address.
 */
function hashSignInAddress(secret: string, userId: number, address: string): string {
  return createHmac('sha256', secret).update(`sign_in_address:${userId}:${address}`).digest('base64url');
}

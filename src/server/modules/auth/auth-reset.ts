import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { language } from '#contracts/inputs.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { SendMail } from '#server/mail/mail.ts';
import { assertGoodPassword, hashPassword } from './auth-password.ts';
import {
  deleteResets,
  deleteSessions,
  findUser,
  findUserByEmail,
  forgetUnprovenFactors,
  isReset,
  markEmailVerified,
  replaceReset,
  setPasswordHash,
  takeReset,
  withdrawEmailChange,
} from './auth-queries.ts';
import { resetEmail } from './reset-email.ts';

const lifetimeMs = 15 * 60 * 1000;

const request = z.object({ email: z.string(), language });

/** The whole of "forgot password": the route only asks for it, so that it does the same for every address. */
export const resetJob: Job<z.output<typeof request>> = {
  name: 'auth-reset-mail',
  data: request,
  retries: 5,
};

/** Looks the person up, makes a link and mails it; an unknown address gets nothing. */
export async function mailResetLink(
  deps: { db: Db; mail: SendMail; now: () => Date },
  config: Config,
  asked: z.output<typeof request>,
): Promise<void> {
  const found = await findUserByEmail(deps.db, asked.email);
  if (!found) return;
  const { firstName } = await findUser(deps.db, found.id);
  const token = randomBytes(32).toString('base64url');
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await replaceReset(deps.db, found.id, { tokenHash: hashOf(token), now, expiresAt });
  const link = `${config.APP_URL}/reset-password?token=${token}`;
  await deps.mail({ to: asked.email, ...resetEmail(asked.language, { firstName, link }) });
}

export function canReset(db: Db, token: string, now: Date): Promise<boolean> {
  return isReset(db, hashOf(token), now);
}

/** Once for each link. Whoever had a session had it with the old password: all of them end. */
export async function resetByLink(
  db: Db,
  given: { token: string; newPassword: string },
  now: Date,
): Promise<void> {
  assertThat(await canReset(db, given.token, now), 'invalid_reset_token', 'token');
  assertGoodPassword(given.newPassword, 'newPassword');
  const hash = await hashPassword(given.newPassword);
  await db.transaction().execute(async (tx) => {
    const userId = await takeReset(tx, hashOf(given.token), now);
    assertThat(userId !== undefined, 'invalid_reset_token', 'token');
    await setPasswordHash(tx, userId, hash, now);
    await deleteSessions(tx, userId);
    await deleteResets(tx, userId);
    await withdrawEmailChange(tx, userId);
    await forgetUnprovenFactors(tx, userId);
    // The link came to the mailbox, so the address is the person's.
    await markEmailVerified(tx, userId);
  });
}

/** The token is 256 random bits: a plain hash of it cannot be searched. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

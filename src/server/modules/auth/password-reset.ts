import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { language } from '#contracts/inputs.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { Job } from '#server/jobs/job-queue.ts';
import type { SendMail } from '#server/mail/mail.ts';
import {
  consumeResetToken,
  deletePendingEmailChange,
  deleteResetTokens,
  deleteSessions,
  deleteUnverifiedFactors,
  findUser,
  findUserByEmail,
  replaceResetToken,
  resetTokenExists,
  updateEmailVerified,
  upsertPasswordHash,
} from './auth-queries.ts';
import { assertStrongPassword, hashPassword } from './password.ts';
import { resetEmail } from './reset-email.ts';

const lifetimeMs = 15 * 60 * 1000;

const request = z.object({ email: z.string(), language });

/** The whole of "forgot password": the route only asks for it, so that it does the same for every address. */
export const sendResetEmailJob: Job<z.output<typeof request>> = {
  name: 'auth-reset-mail',
  data: request,
  retries: 5,
};

/** Looks the person up, makes a link and mails it; an unknown address gets nothing. */
export async function sendResetEmail(
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
  await replaceResetToken(deps.db, found.id, { tokenHash: hashToken(token), now, expiresAt });
  const link = `${config.APP_URL}/reset-password?token=${token}`;
  await deps.mail({ to: asked.email, ...resetEmail(asked.language, { firstName, link }) });
}

export function isResetTokenValid(db: Db, token: string, now: Date): Promise<boolean> {
  return resetTokenExists(db, hashToken(token), now);
}

/** Once for each link. Whoever had a session had it with the old password: all of them end. */
export async function resetPasswordByToken(
  db: Db,
  given: { token: string; newPassword: string },
  now: Date,
): Promise<void> {
  assertThat(await isResetTokenValid(db, given.token, now), 'invalid_reset_token', 'token');
  assertStrongPassword(given.newPassword, 'newPassword');
  const hash = await hashPassword(given.newPassword);
  await db.transaction().execute(async (tx) => {
    const userId = await consumeResetToken(tx, hashToken(given.token), now);
    assertThat(userId !== undefined, 'invalid_reset_token', 'token');
    await upsertPasswordHash(tx, userId, hash, now);
    await deleteSessions(tx, userId);
    await deleteResetTokens(tx, userId);
    await deletePendingEmailChange(tx, userId);
    await deleteUnverifiedFactors(tx, userId);
    // The link came to the mailbox, so the address is the person's.
    await updateEmailVerified(tx, userId);
  });
}

/** The token is 256 random bits: a plain hash of it cannot be searched. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

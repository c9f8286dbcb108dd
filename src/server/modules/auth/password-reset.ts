import { z } from 'zod';
import { language } from '#contracts/inputs.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { Job } from '#server/jobs/job-queue.ts';
import { createLinkToken, hashLinkToken } from '#server/mail/link-token.ts';
import type { SendMail } from '#server/mail/transport.ts';
import {
  consumeLinkToken,
  deleteLinkTokens,
  deletePendingEmailChange,
  deleteSessions,
  deleteUnverifiedFactors,
  findUser,
  findUserByEmail,
  linkTokenExists,
  replaceLinkToken,
  updateEmailVerified,
  upsertPasswordHash,
} from './auth-queries.ts';
import { assertStrongPassword, hashPassword } from './password.ts';
import { resetEmail } from './reset-email.ts';

const lifetimeMs = 15 * 60 * 1000;

const request = z.object({ email: z.string(), language });

/**
 * The job that sends the reset email. The route only queues this job, so that the response of the
 * route does not reveal whether the address has an account.
 */
export const sendResetEmailJob: Job<z.output<typeof request>> = {
  name: 'auth-reset-mail',
  data: request,
  retries: 5,
};

/** Creates a password reset token and emails a link with it. Sends nothing if the address has no account. */
export async function sendResetEmail(
  deps: { db: Db; mail: SendMail; now: () => Date },
  config: Config,
  asked: z.output<typeof request>,
): Promise<void> {
  const found = await findUserByEmail(deps.db, asked.email);
  if (!found) return;
  const { firstName } = await findUser(deps.db, found.id);
  const token = createLinkToken();
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await replaceLinkToken(deps.db, 'reset-password', found.id, {
    tokenHash: hashLinkToken(token),
    now,
    expiresAt,
  });
  const link = `${config.APP_URL}/reset-password?token=${token}`;
  await deps.mail({ to: asked.email, ...resetEmail(asked.language, { firstName, link }) });
}

export function isResetTokenValid(db: Db, token: string, now: Date): Promise<boolean> {
  return linkTokenExists(db, 'reset-password', hashLinkToken(token), now);
}

/**
 * Sets a new password if the token belongs to an unused, unexpired link. Ends all sessions, because someone else may
 * have started them. Throws `invalid_reset_token`, or the error code of a rule that the password breaks.
 */
export async function resetPasswordByToken(
  db: Db,
  given: { token: string; newPassword: string },
  now: Date,
): Promise<void> {
  assertThat(await isResetTokenValid(db, given.token, now), 'invalid_reset_token', 'token');
  await assertStrongPassword(given.newPassword, 'newPassword');
  const hash = await hashPassword(given.newPassword);
  await db.transaction().execute(async (tx) => {
    const userId = await consumeLinkToken(tx, 'reset-password', hashLinkToken(given.token), now);
    assertThat(userId !== undefined, 'invalid_reset_token', 'token');
    await upsertPasswordHash(tx, userId, hash, now);
    await deleteSessions(tx, userId);
    await deleteLinkTokens(tx, 'reset-password', userId);
    await deletePendingEmailChange(tx, userId);
    await deleteUnverifiedFactors(tx, userId);
    // Marks the address as verified, because only the owner of the mailbox can have received the link.
    await updateEmailVerified(tx, userId);
  });
}

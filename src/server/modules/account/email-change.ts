import { z } from 'zod';
import { confirmEmailPath } from '#contracts/account.ts';
import { language } from '#contracts/inputs.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { bumpDataVersion } from '#server/db/data-version.ts';
import { assertFound } from '#server/http/api-error.ts';
import type { Job, JobQueue } from '#server/jobs/job-queue.ts';
import { createLinkToken, hashLinkToken } from '#server/mail/link-token.ts';
import type { SendMail } from '#server/mail/transport.ts';
import { findUserContact, revokeEmailChange, revokeResetTokens } from '../auth/auth-service.ts';
import {
  consumeEmailChange,
  findPendingEmail,
  isEmailTaken,
  updateEmailChangeToken,
  updateUserEmail,
  upsertEmailChange,
} from './account-queries.ts';
import { addressChangeNoticeEmail, addressTakenEmail, confirmAddressEmail } from './emails.ts';

const lifetimeMs = 60 * 60 * 1000;

const emailChangeData = z.object({ userId: z.number(), email: z.string(), language });
type EmailChangeRequest = z.output<typeof emailChangeData>;

/**
 * The job that emails the confirmation link to the new address. The job creates the link, so that the job queue does
 * not contain it.
 */
const confirmJob: Job<EmailChangeRequest> = {
  name: 'account-email-confirm',
  data: emailChangeData,
  retries: 5,
};
/** The job that informs the current address about the requested change. */
const noticeJob: Job<EmailChangeRequest> = {
  name: 'account-email-notice',
  data: emailChangeData,
  retries: 5,
};

interface EmailChangeDeps {
  db: Db;
  jobs: JobQueue;
  mail: SendMail;
  now: () => Date;
}

export function defineEmailChangeJobs(deps: EmailChangeDeps, config: Pick<Config, 'APP_URL'>): void {
  deps.jobs.define(confirmJob, (request) => sendConfirmation(deps, config, request));
  deps.jobs.define(noticeJob, async (request) => {
    const person = await findUserContact(deps.db, request.userId);
    if (person)
      await deps.mail({ to: request.email, ...addressChangeNoticeEmail(request.language, person.firstName) });
  });
}

/**
 * Stores a request to change the email address. Queues an email to the new address and an email to
 * the current address. Does the same if the new address already has an account, so that the
 * response does not reveal that account.
 */
export async function requestEmailChange(
  tx: Db,
  jobs: JobQueue,
  userId: number,
  request: { from: string; to: string; language: EmailChangeRequest['language'] },
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await upsertEmailChange(tx, userId, { newEmail: request.to, now, expiresAt });
  await jobs.send(tx, confirmJob, { userId, email: request.to, language: request.language });
  await jobs.send(tx, noticeJob, { userId, email: request.from, language: request.language });
}

/**
 * Cancels an unconfirmed change of email address. The confirmation link stops working, and a queued confirmation email
 * is not sent. Throws `not_found` if there is no such change.
 */
export async function cancelPendingEmailChange(tx: Db, userId: number, now: Date): Promise<void> {
  assertFound(await findPendingEmail(tx, userId, now));
  await revokeEmailChange(tx, userId);
}

async function sendConfirmation(
  deps: EmailChangeDeps,
  { APP_URL }: Pick<Config, 'APP_URL'>,
  request: EmailChangeRequest,
) {
  const { db, mail } = deps;
  const person = await findUserContact(db, request.userId);
  if (!person) return;
  if (await isEmailTaken(db, request.email)) {
    await mail({ to: request.email, ...addressTakenEmail(request.language) });
    return;
  }
  const token = createLinkToken();
  const change = { newEmail: request.email, tokenHash: hashLinkToken(token), now: deps.now() };
  if (!(await updateEmailChangeToken(db, request.userId, change))) return;
  const link = `${APP_URL}${confirmEmailPath}/${token}`;
  await mail({ to: request.email, ...confirmAddressEmail(request.language, person.firstName, link) });
}

/**
 * Changes the email address if the token belongs to an unused, unexpired link and no other account has the new address.
 * Also deletes the password reset tokens that were sent to the old address. Returns whether the address was changed.
 */
export function confirmEmailChange(db: Db, token: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const change = await consumeEmailChange(tx, hashLinkToken(token), now);
    if (!change || (await isEmailTaken(tx, change.newEmail))) return false;
    await updateUserEmail(tx, change.userId, change.newEmail, now);
    await revokeResetTokens(tx, change.userId);
    await bumpDataVersion(tx, change.userId);
    return true;
  });
}

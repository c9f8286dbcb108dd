import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { confirmEmailPath } from '#contracts/account.ts';
import { language } from '#contracts/inputs.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { bumpDataVersion } from '#server/db/data-version.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { Job, Jobs } from '#server/jobs/jobs.ts';
import type { SendMail } from '#server/mail/mail.ts';
import { endResetsOf } from '../auth/auth-service.ts';
import {
  dropEmailChange,
  findPendingEmail,
  findPerson,
  isEmailTaken,
  replaceEmailChange,
  setEmail,
  setEmailToken,
  takeEmailChange,
} from './account-queries.ts';
import { addressChangeNoticeEmail, addressTakenEmail, confirmAddressEmail } from './emails.ts';

const lifetimeMs = 60 * 60 * 1000;

const asked = z.object({ userId: z.number(), email: z.string(), language });
type Asked = z.output<typeof asked>;

/** To the new address. The link is made here, so that none ever lies in the queue. */
const confirmJob: Job<Asked> = { name: 'account-email-confirm', data: asked, retries: 5 };
/** To the old one. */
const noticeJob: Job<Asked> = { name: 'account-email-notice', data: asked, retries: 5 };

interface Mailing {
  db: Db;
  jobs: Jobs;
  mail: SendMail;
  now: () => Date;
}

export function defineEmailJobs(deps: Mailing, config: Pick<Config, 'APP_URL'>): void {
  deps.jobs.define(confirmJob, (wish) => mailConfirmation(deps, config, wish));
  deps.jobs.define(noticeJob, async (wish) => {
    const person = await findPerson(deps.db, wish.userId);
    if (person)
      await deps.mail({ to: wish.email, ...addressChangeNoticeEmail(wish.language, person.firstName) });
  });
}

/** Keeps the wish and has both emails sent; it does the same whether the new address is free or not. */
export async function askForEmail(
  tx: Db,
  jobs: Jobs,
  userId: number,
  wish: { from: string; to: string; language: Asked['language'] },
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await replaceEmailChange(tx, userId, { newEmail: wish.to, now, expiresAt });
  await jobs.send(tx, confirmJob, { userId, email: wish.to, language: wish.language });
  await jobs.send(tx, noticeJob, { userId, email: wish.from, language: wish.language });
}

/** The link in the email leads nowhere then; an email still to be sent is not. Throws `not_found` where none waits. */
export async function withdrawEmailChange(tx: Db, userId: number, now: Date): Promise<void> {
  assertThat(await findPendingEmail(tx, userId, now), 'not_found');
  await dropEmailChange(tx, userId);
}

async function mailConfirmation(deps: Mailing, { APP_URL }: Pick<Config, 'APP_URL'>, wish: Asked) {
  const { db, mail } = deps;
  const person = await findPerson(db, wish.userId);
  if (!person) return;
  if (await isEmailTaken(db, wish.email)) {
    await mail({ to: wish.email, ...addressTakenEmail(wish.language) });
    return;
  }
  const token = randomBytes(32).toString('base64url');
  const change = { newEmail: wish.email, tokenHash: hashOf(token), now: deps.now() };
  if (!(await setEmailToken(db, wish.userId, change))) return;
  const link = `${APP_URL}${confirmEmailPath}/${token}`;
  await mail({ to: wish.email, ...confirmAddressEmail(wish.language, person.firstName, link) });
}

/** Whether the link was good: once, in time, and while nobody else has taken the address. */
export function confirmEmail(db: Db, token: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const change = await takeEmailChange(tx, hashOf(token), now);
    if (!change || (await isEmailTaken(tx, change.newEmail))) return false;
    await setEmail(tx, change.userId, change.newEmail, now);
    await endResetsOf(tx, change.userId);
    await bumpDataVersion(tx, change.userId);
    return true;
  });
}

/** The token is 256 random bits: a plain hash of it cannot be searched. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

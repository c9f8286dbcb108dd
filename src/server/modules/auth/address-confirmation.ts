import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ConfirmEmailOutcome } from '#contracts/account.ts';
import { confirmAddressPath, sendAddressConfirmation } from '#contracts/auth.ts';
import { language } from '#contracts/inputs.ts';
import { pages } from '#contracts/pages.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { bumpDataVersion } from '#server/db/data-version.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { clientAddress } from '#server/http/rate-limits.ts';
import { readEmailLanguage } from '#server/http/read-language.ts';
import { successMessage } from '#server/http/success-messages.ts';
import type { Job } from '#server/jobs/job-queue.ts';
import { createLinkToken, hashLinkToken } from '#server/mail/link-token.ts';
import { addressLinkEmail } from './address-link-email.ts';
import { consumeLinkToken, findContact, replaceLinkToken, updateEmailVerified } from './auth-queries.ts';

const lifetimeMs = 24 * 60 * 60 * 1000;

const linkRequest = z.object({ userId: z.number(), language });

/**
 * The job that emails the link with which a person confirms their address. The job creates the
 * link, so that the job queue does not contain the link.
 */
const sendLinkJob: Job<z.output<typeof linkRequest>> = {
  name: 'auth-address-link',
  data: linkRequest,
  retries: 5,
};

/**
 * Adds the routes that send and open the link with which a person confirms the address of the
 * account. Until the address is confirmed, someone other than the owner of the mailbox may have
 * created the account. So a password reset by email removes the second factor and the passkeys of
 * an account with an unconfirmed address.
 */
export function addAddressConfirmation(app: FastifyInstance, deps: Deps, config: Config): void {
  deps.jobs.define(sendLinkJob, (request) => sendLink(deps, config, request));

  addRoute(app, deps, sendAddressConfirmation, {
    prepare: ({ user }) => deps.consumeRateLimit('address_link_account', String(user.id)),
    write: async ({ tx, user, body, request }) => {
      await queueAddressLink(tx, deps, user.id, body?.language ?? readEmailLanguage(request, user));
      return successMessage(request, 'addressLinkSent');
    },
  });

  // The browser opens the link as a page, so the response is a redirect. The route works without a
  // session.
  app.get<{ Params: { token: string } }>(`${confirmAddressPath}/:token`, async (request, reply) => {
    await deps.consumeRateLimit('confirm_address', clientAddress(request));
    const isConfirmed = await confirmAddress(deps.db, request.params.token, deps.now());
    const outcome: ConfirmEmailOutcome = isConfirmed ? 'proven' : 'notProven';
    return reply.redirect(`${pages.accountSettings}?email=${outcome}`, 302);
  });
}

/**
 * Queues the email with the link that confirms the person's address. Does nothing if the address is
 * already confirmed.
 */
export async function queueAddressLink(
  tx: Db,
  { jobs }: Pick<Deps, 'jobs'>,
  userId: number,
  language: 'en' | 'sv',
): Promise<void> {
  const contact = await findContact(tx, userId);
  if (contact && !contact.emailVerified) await jobs.send(tx, sendLinkJob, { userId, language });
}

async function sendLink(
  deps: Pick<Deps, 'db' | 'mail' | 'now'>,
  { APP_URL }: Pick<Config, 'APP_URL'>,
  request: z.output<typeof linkRequest>,
): Promise<void> {
  const contact = await findContact(deps.db, request.userId);
  if (!contact || contact.emailVerified) return;
  const token = createLinkToken();
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await replaceLinkToken(deps.db, 'confirm-address', request.userId, {
    tokenHash: hashLinkToken(token),
    now,
    expiresAt,
  });
  const link = `${APP_URL}${confirmAddressPath}/${token}`;
  await deps.mail({
    to: contact.email,
    ...addressLinkEmail(request.language, { firstName: contact.firstName, link }),
  });
}

/**
 * Marks the address of the token's person as confirmed and returns true. Returns false if the token
 * is unknown, expired or already used.
 */
function confirmAddress(db: Db, token: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const userId = await consumeLinkToken(tx, 'confirm-address', hashLinkToken(token), now);
    if (userId === undefined) return false;
    await updateEmailVerified(tx, userId);
    await bumpDataVersion(tx, userId);
    return true;
  });
}

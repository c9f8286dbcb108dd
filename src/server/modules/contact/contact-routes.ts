import type { FastifyInstance } from 'fastify';
import { getContactAddress, sendContact } from '#contracts/contact.ts';
import type { Config } from '#server/config.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { clientAddress } from '#server/http/rate-limits.ts';
import { readMessageLanguage } from '#server/http/read-language.ts';
import { createSubmission, sendSubmission, sendSubmissionJob, toSuccess } from './contact-service.ts';

export function addContactRoutes(app: FastifyInstance, deps: Deps, config: Config): void {
  deps.jobs.define(sendSubmissionJob, (asked) => sendSubmission(deps, config.CONTACT_EMAIL, asked));

  addRoute(app, deps, getContactAddress, async () => ({ email: config.CONTACT_EMAIL }));

  addRoute(app, deps, sendContact, async ({ body, now, request }) => {
    const language = readMessageLanguage(request);
    await deps.consumeRateLimit('contact_address', clientAddress(request));
    if (body.honeypot) {
      request.log.info('a contact form was filled in by a machine');
      return toSuccess(body, language);
    }
    await deps.consumeRateLimit('contact_account', body.email.trim().toLowerCase());
    return createSubmission(deps, body, now, language);
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { providers } from '#domain/devices/providers.ts';
import type { BothLanguages } from '#domain/measures/measure.ts';
import { bumpDataVersion } from '#server/db/data-version.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Deps } from '#server/http/deps.ts';
import { clientAddress } from '#server/http/rate-limits.ts';
import { readLanguage } from '#server/http/read-language.ts';
import { hashLinkToken } from '#server/mail/link-token.ts';
import { consumeAuthorization } from './authorizations-queries.ts';
import type { DevicesDeps } from './devices-deps.ts';
import { revokeGrant } from './revoke-grant.ts';
import { startConnection, tryFindAtAggregator } from './start-connection.ts';

const path = '/api/device-return';

/**
 * Returns the address to which the aggregator sends the browser after the person granted access. The one-time state is
 * in the path and not in the query, because aggregators add their own query parameters.
 */
export const returnAddress = (appUrl: string, state: string): string => `${appUrl}${path}/${state}`;
/** Returns the address to which the aggregator sends the browser if access was not granted. */
export const failureAddress = (appUrl: string, state: string): string => `${appUrl}${path}/${state}/failed`;

/** The messages that the dashboard shows if the device was not connected. */
const messages = {
  refused: {
    en: 'Access was not granted, so nothing was connected.',
    sv: 'Åtkomsten godkändes inte, så inget har anslutits.',
  },
  invalid: {
    en: 'This attempt has expired or was already used. Please connect again.',
    sv: 'Försöket har gått ut eller redan använts. Anslut igen.',
  },
  signedOut: {
    en: 'Please sign in and connect again.',
    sv: 'Logga in och anslut igen.',
  },
  tooMany: {
    en: 'Too many attempts. Please wait a while and try again.',
    sv: 'För många försök. Vänta en stund och försök igen.',
  },
  internal: {
    en: 'Something went wrong on our side. Please connect again.',
    sv: 'Något gick fel hos oss. Anslut igen.',
  },
} as const satisfies Record<string, BothLanguages>;

interface Return {
  request: FastifyRequest<{ Params: { state: string } }>;
  reply: FastifyReply;
  isGranted: boolean;
}

/**
 * Adds the routes of the two addresses to which an aggregator sends the browser. Both routes
 * redirect to the dashboard, with the result in the query parameters.
 */
export function addDeviceReturn(app: FastifyInstance, deps: Deps, devices: DevicesDeps): void {
  const serve = async ({ request, reply, isGranted }: Return) => {
    try {
      await deps.consumeRateLimit('device_return_address', clientAddress(request));
      return await finish(deps, devices, { request, reply, isGranted });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'too_many_requests') {
        return redirectWithError(request, reply, 'tooMany');
      }
      request.log.error({ err: error }, 'the return of an aggregator failed');
      return redirectWithError(request, reply, 'internal');
    }
  };
  // Adds no HEAD routes, because every request uses up the one-time state.
  const options = { exposeHeadRoute: false };
  app.get<{ Params: { state: string } }>(`${path}/:state`, options, (request, reply) =>
    serve({ request, reply, isGranted: true }),
  );
  app.get<{ Params: { state: string } }>(`${path}/:state/failed`, options, (request, reply) =>
    serve({ request, reply, isGranted: false }),
  );
}

/**
 * Deletes the connection attempt that the one-time state identifies. Stores the connection if the
 * person granted access. If the attempt has expired or belongs to another person, or if nobody is
 * signed in, ends the access at the aggregator instead (see `revokeGrant`).
 */
async function finish(deps: Deps, devices: DevicesDeps, { request, reply, isGranted }: Return) {
  const identity = await deps.identify(request);
  const { db, aggregator } = devices;
  const now = deps.now();
  const stateHash = hashLinkToken(request.params.state);
  const begun = identity && (await consumeAuthorization(db, identity.user.id, stateHash, now));
  if (!begun) await revokeGrant(devices, stateHash, identity?.user.id);
  if (!identity) return redirectWithError(request, reply, 'signedOut');
  const userId = identity.user.id;
  if (!begun || begun.aggregator !== aggregator?.id) return redirectWithError(request, reply, 'invalid');
  if (!isGranted) return redirectWithError(request, reply, 'refused');
  const { provider, externalId } = begun;
  const found = await tryFindAtAggregator(db, aggregator, userId, provider, externalId);
  await db.transaction().execute(async (tx) => {
    await bumpDataVersion(tx, userId);
    await startConnection(tx, devices, userId, {
      provider,
      aggregator: aggregator.id,
      externalId: found?.externalId ?? externalId,
      state: found ? 'active' : 'waiting',
      stateAt: now,
    });
  });
  const result = new URLSearchParams({ success: 'true', connected: providers[provider].name });
  return reply.redirect(`/?${result}`, 303);
}

function redirectWithError(request: FastifyRequest, reply: FastifyReply, reason: keyof typeof messages) {
  const result = new URLSearchParams({ error: 'true', message: messages[reason][readLanguage(request)] });
  return reply.redirect(`/?${result}`, 303);
}

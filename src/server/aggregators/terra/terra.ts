import { z } from 'zod';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { type ProviderId, syncedProviderIds } from '#domain/devices/providers.ts';
import type { Aggregator, AggregatorConnection } from '../aggregator.ts';
import { providerOf } from '../provider-of.ts';
import { unlessGone } from '../unless-gone.ts';
import { callTerra } from './call-terra.ts';
import { terraKinds } from './kinds.ts';
import { listUsers } from './list-users.ts';
import { parseDelivery } from './parse-delivery.ts';
import { pullTerra } from './pull-terra.ts';
import type { TerraSettings } from './terra-settings.ts';
import { verifyTerra } from './verify-terra.ts';

/** The largest number of days of history to request, for providers whose history arrives only in webhooks. */
const pushedHistoryDays: Partial<Record<ProviderId, number>> = { garmin: 5 * 365 };

/** Returns the adapter for Terra. Terra has a separate user id for each connection of a person. */
export function createTerra(settings: TerraSettings): Aggregator {
  return {
    id: 'terra',
    listProviders: () => listProviders(settings),
    async createSession({ reference, provider, successUrl, failureUrl }) {
      const call = { name: 'authenticateUser', path: 'auth/authenticateUser', method: 'POST' as const };
      const query = { resource: provider.toUpperCase() };
      const body = {
        reference_id: reference,
        auth_success_redirect_url: successUrl,
        auth_failure_redirect_url: failureUrl,
      };
      const answer = z.object({
        status: z.literal('success'),
        user_id: z.string().min(1),
        auth_url: z.url({ protocol: /^https?$/ }),
      });
      const session = await callTerra(settings, { ...call, query, body }, answer);
      return { authUrl: session.auth_url, externalId: session.user_id };
    },
    listConnections: (person) => listConnections(settings, person),
    async disconnect({ externalId }) {
      // Ignores `deleteData`, because Terra always deletes the data of a connection that ends.
      const path = 'auth/deauthenticateUser';
      const call = {
        name: 'deauthenticateUser',
        path,
        method: 'DELETE' as const,
        query: { user_id: externalId },
      };
      await unlessGone(callTerra(settings, call, z.unknown()), undefined);
    },
    pull: (range) => pullTerra(settings, range),
    requestHistory: (connection) => requestHistory(settings, connection),
    verify: (rawBody, headers, now) => verifyTerra(settings, rawBody, headers, now),
    parse: (delivery, zoneOf) => parseDelivery(settings, delivery, zoneOf),
  };
}

async function listProviders(settings: TerraSettings): Promise<ProviderId[]> {
  const answer = z.object({
    providers: z.array(z.object({ provider: z.string(), enabled: z.boolean().nullish() })),
  });
  const call = { name: 'integrations', path: 'integrations/detailed' };
  const { providers } = await callTerra(settings, call, answer);
  return syncedProviderIds.filter((id) =>
    providers.some(({ provider, enabled }) => provider.toLowerCase() === id && enabled !== false),
  );
}

async function listConnections(
  settings: TerraSettings,
  { reference, externalIds }: { reference: string; externalIds: string[] },
): Promise<AggregatorConnection[]> {
  const users = await listUsers(settings, { reference_id: reference });
  const missing = externalIds.filter((id) => !users.some((user) => user.user_id === id));
  const others = await Promise.all(missing.map((id) => listUsers(settings, { user_id: id })));
  // Leaves out a connection that has the reference of another person. One of `externalIds` can be the id of such a
  // connection by mistake.
  const own = others.flat().filter((user) => !user.reference_id || user.reference_id === reference);
  return [...users, ...own].flatMap(({ user_id: externalId, provider: name, active }) => {
    const provider = providerOf(name.toLowerCase());
    return provider ? [{ provider, externalId, state: active === false ? 'revoked' : 'active' }] : [];
  });
}

/**
 * Asks Terra to send the history in webhooks, if the provider's history arrives only in webhooks and a signing secret
 * is set. Always returns `pull`, so that the caller also reads the history with `pull` and reports the progress. The
 * progress of the webhooks is not reported, because Terra does not number the parts that it sends.
 */
async function requestHistory(
  settings: TerraSettings,
  { provider, externalId, days }: { provider: ProviderId; externalId: string; days: number },
): Promise<'pull'> {
  const longest = pushedHistoryDays[provider];
  if (longest === undefined || settings.signingSecret === null) return 'pull';
  const today = toCalendarDay(new Date(), 'UTC');
  const query = {
    user_id: externalId,
    start_date: addDays(today, -Math.min(longest, days)),
    end_date: today,
    to_webhook: 'true',
    with_samples: 'false',
  };
  for (const { name } of terraKinds) {
    const call = { name: `history of ${name}`, path: name, query };
    await unlessGone(callTerra(settings, call, z.unknown()), undefined);
  }
  return 'pull';
}

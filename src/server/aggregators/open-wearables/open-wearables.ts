import { z } from 'zod';
import { type ProviderId, syncedProviderIds } from '#domain/devices/providers.ts';
import type { Aggregator, AggregatorConnection } from '../aggregator.ts';
import { AggregatorStatusError } from '../call-aggregator.ts';
import { providerOf } from '../provider-of.ts';
import { unlessGone } from '../unless-gone.ts';
import { callOpenWearables } from './call-open-wearables.ts';
import type { OpenWearablesSettings } from './open-wearables-settings.ts';
import { maxHistoryDays, parseDelivery } from './parse-delivery.ts';
import { pullOpenWearables } from './pull-open-wearables.ts';
import { verifySvix } from './verify-svix.ts';

const user = z.object({ id: z.string().min(1) });
const webAddress = z.url({ protocol: /^https?$/ });

/**
 * Returns the adapter for a self-hosted Open Wearables server. Creates a separate user on that server for each
 * connection, because the server merges all devices of a user into one daily summary.
 */
export function createOpenWearables(settings: OpenWearablesSettings): Aggregator {
  return {
    id: 'open-wearables',
    listProviders: () => listProviders(settings),
    async createSession({ reference, email, provider, successUrl }) {
      const person = await findOrCreatePerson(settings, `${reference}:${provider}`, email);
      // Does not use `failureUrl`: if the person refuses, Open Wearables shows its own page and
      // does not redirect. Open Wearables adds no parameters to `successUrl`.
      const query = { user_id: person, redirect_uri: successUrl };
      const answer = z.object({ authorization_url: webAddress });
      const path = ['oauth', provider, 'authorize'];
      const session = await callOpenWearables(settings, { name: 'authorize', path, query }, answer);
      return { authUrl: session.authorization_url, externalId: person };
    },
    async listConnections({ externalIds }) {
      const lists = await Promise.all(externalIds.map((id) => listConnections(settings, id)));
      return lists.flat();
    },
    async disconnect({ provider, externalId, deleteData }) {
      const path = ['users', externalId, 'connections', provider, ...(deleteData ? ['data'] : [])];
      const call = { name: 'disconnect', path, method: 'DELETE' as const };
      await unlessGone(callOpenWearables(settings, call, z.unknown()), undefined);
    },
    pull: (range) => pullOpenWearables(settings, range),
    requestHistory: (connection) => requestHistory(settings, connection),
    verify: (rawBody, headers, now) => verifySvix(settings, rawBody, headers, now),
    parse: parseDelivery,
  };
}

async function listProviders(settings: OpenWearablesSettings): Promise<ProviderId[]> {
  const answer = z.array(
    z.object({ provider: z.string(), has_cloud_api: z.boolean(), is_enabled: z.boolean() }),
  );
  const query = { enabled_only: 'true', cloud_only: 'true' };
  const listed = await callOpenWearables(
    settings,
    { name: 'providers', path: ['oauth', 'providers'], query },
    answer,
  );
  return syncedProviderIds.filter((id) =>
    listed.some((each) => each.provider === id && each.has_cloud_api && each.is_enabled),
  );
}

/**
 * Creates a user at Open Wearables and returns its id. If a user with the reference already exists, returns the id of
 * that user. Searches by reference, because several users can have the same email address. Throws AggregatorError.
 */
async function findOrCreatePerson(settings: OpenWearablesSettings, reference: string, email: string) {
  const path = ['users'];
  const call = { name: 'create person', path, method: 'POST' as const };
  try {
    const body = { email, external_user_id: reference };
    return (await callOpenWearables(settings, { ...call, body }, user)).id;
  } catch (error) {
    if (!(error instanceof AggregatorStatusError) || (error.status !== 400 && error.status !== 409))
      throw error;
    const query = { external_user_id: reference };
    const answer = z.object({ items: z.array(user) });
    const { items } = await callOpenWearables(settings, { name: 'find person', path, query }, answer);
    const found = items[0];
    if (!found) throw error;
    return found.id;
  }
}

async function listConnections(
  settings: OpenWearablesSettings,
  externalId: string,
): Promise<AggregatorConnection[]> {
  const answer = z.array(z.object({ provider: z.string(), status: z.string() }));
  const call = { name: 'connections', path: ['users', externalId, 'connections'] };
  const listed = await unlessGone(callOpenWearables(settings, call, answer), []);
  return listed.flatMap(({ provider: id, status }) => {
    const provider = providerOf(id);
    return provider ? [{ provider, externalId, state: status === 'active' ? 'active' : 'revoked' }] : [];
  });
}

/**
 * Asks Open Wearables to collect the history. Returns `pull` if no webhook secret is set. Also
 * returns `pull` if the response has status 400, which means that the provider only sends new data.
 * Otherwise returns `webhooks`. Throws AggregatorError.
 */
async function requestHistory(
  settings: OpenWearablesSettings,
  { provider, externalId, days }: { provider: ProviderId; externalId: string; days: number },
): Promise<'pull' | 'webhooks'> {
  const path = ['providers', provider, 'users', externalId, 'sync', 'historical'];
  const query = { days: String(Math.min(maxHistoryDays, Math.max(1, days))) };
  try {
    await callOpenWearables(settings, { name: 'history', path, method: 'POST', query }, z.unknown());
  } catch (error) {
    if (error instanceof AggregatorStatusError && error.status === 400) return 'pull';
    throw error;
  }
  return settings.webhookSecret === null ? 'pull' : 'webhooks';
}

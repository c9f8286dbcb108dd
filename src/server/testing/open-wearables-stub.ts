import { createHmac, randomUUID } from 'node:crypto';
import { type JsonRequest, type JsonResponse, type JsonServer, startJsonServer } from './json-server.ts';
import { listEvents, listSamples, type StoredData, summarizeActivity } from './open-wearables-data.ts';

interface Person extends StoredData {
  id: string;
  email: string;
  reference: string;
  connections: Map<string, 'active' | 'revoked' | 'expired'>;
}

/** A server on loopback that imitates the API of Open Wearables. */
export interface OpenWearablesStub extends JsonServer {
  apiKey: string;
  webhookSecret: string;
  persons: Person[];
  /** The requests to import past data. Each item contains the provider and the number of days, such as `garmin 30`. */
  histories: string[];
  /**
   * Opens a provider's page, and grants or refuses access there as the person would. Returns the address of the last
   * page to which the browser is redirected.
   */
  decide: (authUrl: string, decision: 'grant' | 'refuse') => Promise<string>;
  /** Returns the raw body and the headers of a signed webhook. */
  sign: (
    body: unknown,
    options?: { id?: string; at?: Date; secret?: string; rawBody?: Buffer },
  ) => { rawBody: Buffer; headers: Record<string, string> };
}

const providerSettings = [
  { provider: 'garmin', name: 'Garmin', has_cloud_api: true, is_enabled: true },
  { provider: 'oura', name: 'Oura', has_cloud_api: true, is_enabled: true },
  { provider: 'strava', name: 'Strava', has_cloud_api: true, is_enabled: false },
  { provider: 'apple', name: 'Apple Health', has_cloud_api: false, is_enabled: true },
  { provider: 'ultrahuman', name: 'Ultrahuman', has_cloud_api: true, is_enabled: true },
].map((each) => ({ ...each, icon_url: `/static/${each.provider}.svg`, live_sync_mode: 'pull' }));

const failed = (status: number, detail: unknown): JsonResponse => ({ status, body: { detail } });

/** Starts the stub without stored data. Tests add the data. */
export async function startOpenWearablesStub(): Promise<OpenWearablesStub> {
  const apiKey = 'sk-stub-key';
  const webhookSecret = `whsec_${Buffer.from('a secret of the stub').toString('base64')}`;
  const persons: Person[] = [];
  const histories: string[] = [];
  const returns = new Map<string, { person: Person; provider: string; redirectUri: string }>();
  const server = await startJsonServer((request) => respond(request));

  function respond({ method, url, headers, body }: JsonRequest): JsonResponse {
    const [, api, version, ...path] = url.pathname.split('/').map(decodeURIComponent);
    if (api !== 'api' || version !== 'v1') return failed(404, 'Not Found');
    const route = `${method} ${path.map((part, index) => (isId(path, index) ? ':' : part)).join('/')}`;
    if (route === 'GET oauth/:/authorize') return authorize(path[1] ?? '', url);
    if (route === 'GET oauth/providers') return { status: 200, body: listed(url) };
    if (headers['x-open-wearables-api-key'] !== apiKey) return failed(401, 'Authentication required');
    if (route === 'POST users') return createPerson(body as { email: string; external_user_id: string });
    if (route === 'GET users') return findPersons(url.searchParams.get('external_user_id'));
    const person = persons.find(({ id }) => id === (path[0] === 'providers' ? path[3] : path[1]));
    if (!person) return failed(404, 'User not found');
    if (route === 'POST providers/:/users/:/sync/historical') return history(path[1] ?? '', url);
    return answerAbout(person, route, path, url);
  }

  function createPerson({ email, external_user_id: reference }: { email: string; external_user_id: string }) {
    if (persons.some((person) => person.reference === reference)) {
      return failed(400, `User entity already exists. Details: Key (external_user_id)=(${reference})`);
    }
    const person = {
      id: randomUUID(),
      email,
      reference,
      connections: new Map(),
      samples: [],
      events: {},
      summaries: {},
    };
    persons.push(person);
    return { status: 201, body: { id: person.id, email, external_user_id: reference } };
  }

  function findPersons(reference: string | null): JsonResponse {
    const items = persons
      .filter((person) => person.reference === reference)
      .map(({ id, email }) => ({ id, email }));
    return { status: 200, body: { items, total: items.length, page: 1, limit: 20 } };
  }

  function authorize(provider: string, url: URL): JsonResponse {
    const person = persons.find(({ id }) => id === url.searchParams.get('user_id'));
    if (!person) return failed(404, 'User not found');
    const state = randomUUID();
    returns.set(state, { person, provider, redirectUri: url.searchParams.get('redirect_uri') ?? '' });
    return {
      status: 200,
      body: { authorization_url: `https://${provider}.example/oauth?state=${state}`, state },
    };
  }

  function history(provider: string, url: URL): JsonResponse {
    if (provider === 'strava') return failed(400, "Provider 'strava' does not support historical sync.");
    histories.push(`${provider} ${url.searchParams.get('days')}`);
    const method = provider === 'garmin' ? 'webhook_backfill' : 'pull_api';
    return { status: 200, body: { success: true, method, task_id: randomUUID(), message: 'queued' } };
  }

  return {
    ...server,
    apiKey,
    webhookSecret,
    persons,
    histories,
    async decide(authUrl, decision) {
      const state = new URL(authUrl).searchParams.get('state') ?? '';
      const { person, provider, redirectUri } = returns.get(state) ?? {};
      returns.delete(state);
      if (!person || !provider || !redirectUri || decision === 'refuse')
        return `${server.url}/api/v1/oauth/error`;
      person.connections.set(provider, 'active');
      return redirectUri;
    },
    sign(body, options = {}) {
      const { id = `msg_${randomUUID()}`, at = new Date(), secret = webhookSecret } = options;
      const rawBody = options.rawBody ?? Buffer.from(JSON.stringify(body));
      const timestamp = String(Math.floor(at.getTime() / 1000));
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      const signature = createHmac('sha256', key)
        .update(`${id}.${timestamp}.`)
        .update(rawBody)
        .digest('base64');
      const headers = { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,${signature}` };
      return { rawBody, headers };
    },
  };
}

/** Returns whether the part of the path at `index` is an id or a provider. */
function isId(path: (string | undefined)[], index: number): boolean {
  const before = path[index - 1];
  if (before === 'oauth') return path[index] !== 'providers';
  return before === 'users' || before === 'providers' || before === 'connections';
}

function listed(url: URL) {
  const wants = (flag: string) => url.searchParams.get(flag) === 'true';
  return providerSettings.filter(
    (each) => (!wants('enabled_only') || each.is_enabled) && (!wants('cloud_only') || each.has_cloud_api),
  );
}

function answerAbout(person: Person, route: string, path: (string | undefined)[], url: URL): JsonResponse {
  const provider = path[3] ?? '';
  switch (route) {
    case 'GET users/:/connections': {
      const body = [...person.connections].map(([id, status]) => ({
        provider: id,
        status,
        last_synced_at: null,
        max_historical_days: id === 'garmin' ? 30 : null,
      }));
      return { status: 200, body };
    }
    case 'DELETE users/:/connections/:':
    case 'DELETE users/:/connections/:/data': {
      if (!person.connections.has(provider)) return failed(404, 'Connection not found');
      person.connections.set(provider, 'revoked');
      if (path[4] === 'data') Object.assign(person, { samples: [], events: {}, summaries: {} });
      return { status: 204 };
    }
    case 'GET users/:/timeseries':
      return page(listSamples(person, url.searchParams), url);
    case 'GET users/:/summaries/activity':
      return page(summarizeActivity(person, url.searchParams), url);
    default: {
      const items = listEvents(person, path.slice(2).join('/'), url.searchParams);
      return items ? page(items, url) : failed(404, 'Not Found');
    }
  }
}

/** Returns a page of items with the cursor of the next page. */
function page(items: unknown[], url: URL): JsonResponse {
  const limit = Number(url.searchParams.get('limit') ?? 50);
  if (limit > 100) return failed(422, [{ loc: ['query', 'limit'], msg: 'at most 100' }]);
  const start = Number(url.searchParams.get('cursor')?.replace('next_', '') ?? 0);
  const hasMore = start + limit < items.length;
  const pagination = {
    next_cursor: hasMore ? `next_${start + limit}` : null,
    previous_cursor: null,
    has_more: hasMore,
    total_count: null,
  };
  return {
    status: 200,
    body: { data: items.slice(start, start + limit), pagination, metadata: { resolution: null } },
  };
}

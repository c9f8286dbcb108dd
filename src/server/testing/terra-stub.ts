import { createHmac, randomUUID } from 'node:crypto';
import { type JsonRequest, type JsonResponse, type JsonServer, startJsonServer } from './json-server.ts';

interface TerraUser {
  user_id: string;
  provider: string;
  reference_id: string;
  scopes: string;
  active: boolean;
}

type Kind = 'daily' | 'sleep' | 'activity' | 'body' | 'nutrition' | 'menstruation';
interface Item {
  metadata: { start_time: string };
}

/** A signed webhook request: its raw body and its headers. */
export interface SignedWebhook {
  rawBody: Buffer;
  headers: Record<string, string | undefined>;
}

interface SignOptions {
  at?: Date;
  secret?: string;
  rawBody?: Buffer;
  traceId?: string;
  orderedAt?: Date;
  /** The name of the header with the signature. */
  headerName?: string;
}

/** A server on loopback that imitates the API of Terra. */
export interface TerraStub extends JsonServer {
  devId: string;
  apiKey: string;
  signingSecret: string;
  users: TerraUser[];
  /**
   * Whether `userInfo` responds with the first user (`user`), with a list (`array`), or with an object that contains a
   * list (`users`). The real service has used all three.
   */
  userInfoForm: 'user' | 'array' | 'users';
  /** The items that the stub returns for each kind of data. All connections have the same items. */
  data: Partial<Record<Kind, Item[]>>;
  /**
   * The requests for data that the stub answered with the promise to send the data in webhooks. Each entry contains the
   * kind of data, the start date and the end date, such as `daily 2026-03-01 2026-03-08`.
   */
  sentToWebhook: string[];
  /** The payloads that can be downloaded, by URL path. */
  payloads: Map<string, unknown>;
  sign: (body: unknown, options?: SignOptions) => SignedWebhook;
}

const kinds: readonly string[] = ['daily', 'sleep', 'activity', 'body', 'nutrition', 'menstruation'];
const maxSynchronousDays = 28;

const failed = (status: number, message: string): JsonResponse => ({
  status,
  body: { status: 'error', message },
});

/** Starts the stub without users and data. Tests add both. */
export async function startTerraStub(): Promise<TerraStub> {
  const server = await startJsonServer((request) => respond(request));
  const stub: TerraStub = {
    ...server,
    devId: 'lagom-stub',
    apiKey: 'terra-stub-key',
    signingSecret: 'terra-stub-secret',
    users: [],
    userInfoForm: 'user',
    data: {},
    sentToWebhook: [],
    payloads: new Map(),
    sign: (body, options = {}) => sign(body, { secret: stub.signingSecret, ...options }),
  };

  function respond({ method, url, headers, body }: JsonRequest): JsonResponse {
    if (stub.payloads.has(url.pathname)) return { status: 200, body: stub.payloads.get(url.pathname) };
    if (headers['dev-id'] !== stub.devId || headers['x-api-key'] !== stub.apiKey) {
      return failed(401, 'Unauthorized');
    }
    const path = url.pathname.replace('/v2/', '');
    const { searchParams: query } = url;
    if (method === 'GET' && kinds.includes(path)) return answerData(path as Kind, query);
    switch (`${method} ${path}`) {
      case 'POST auth/authenticateUser':
        return authenticate(query.get('resource') ?? '', body as Record<string, string>);
      case 'DELETE auth/deauthenticateUser':
        return deauthenticate(query.get('user_id'));
      case 'GET userInfo':
        return answerUsers(query);
      case 'GET integrations/detailed':
        return { status: 200, body: { status: 'success', providers: integrations } };
      default:
        return failed(404, 'Not found');
    }
  }

  function authenticate(resource: string, body: Record<string, string>): JsonResponse {
    if (resource === 'PELOTON') return { status: 200, body: { status: 'error', message: 'not enabled' } };
    const user = {
      user_id: randomUUID(),
      provider: resource,
      reference_id: body.reference_id ?? '',
      scopes: 'daily.read, sleep.read',
      active: true,
    };
    stub.users.push(user);
    const auth_url = `https://${resource.toLowerCase()}.example/oauth?return=${body.auth_success_redirect_url}`;
    return { status: 200, body: { status: 'success', user_id: user.user_id, auth_url } };
  }

  function deauthenticate(id: string | null): JsonResponse {
    const found = stub.users.some((user) => user.user_id === id);
    stub.users = stub.users.filter((user) => user.user_id !== id);
    return found ? { status: 200, body: { status: 'success' } } : failed(404, 'User not found');
  }

  function answerUsers(query: URLSearchParams): JsonResponse {
    const found = stub.users.filter(
      (user) => user.user_id === query.get('user_id') || user.reference_id === query.get('reference_id'),
    );
    const [first] = found;
    if (!first) return failed(404, 'User not found');
    if (stub.userInfoForm === 'array') return { status: 200, body: found };
    if (stub.userInfoForm === 'users') return { status: 200, body: { status: 'success', users: found } };
    return { status: 200, body: { status: 'success', is_authenticated: true, user: first } };
  }

  function answerData(kind: Kind, query: URLSearchParams): JsonResponse {
    const user = stub.users.find(({ user_id }) => user_id === query.get('user_id'));
    if (!user) return failed(404, 'User not found');
    if (kind === 'nutrition' && user.provider === 'GARMIN')
      return failed(404, 'Not supported by the provider');
    const [start, end] = [query.get('start_date') ?? '', query.get('end_date') ?? ''];
    const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
    if (query.get('to_webhook') !== 'false' || days > maxSynchronousDays) {
      stub.sentToWebhook.push(`${kind} ${start} ${end}`);
      return {
        status: 200,
        body: { status: 'success', reference: randomUUID(), message: 'sent to webhook' },
      };
    }
    const data = (stub.data[kind] ?? []).filter(({ metadata }) => {
      const day = metadata.start_time.slice(0, 10);
      return day >= start && day <= end;
    });
    return { status: 200, body: { user, type: kind, data } };
  }

  return stub;
}

const integrations = [
  {
    provider: 'GARMIN',
    name: 'Garmin',
    icon: 'https://icons.example/garmin',
    enabled: true,
    types: ['daily'],
  },
  { provider: 'CRONOMETER', name: 'Cronometer', enabled: true, types: ['nutrition'] },
  { provider: 'STRAVA', name: 'Strava', enabled: false, types: ['activity'] },
  { provider: 'EIGHT', name: 'Eight Sleep', enabled: true, types: ['sleep'] },
  { provider: 'APPLE', name: 'Apple Health', enabled: true, types: ['daily'] },
];

function sign(body: unknown, options: SignOptions & { secret: string }): SignedWebhook {
  const { at = new Date(), secret, headerName = 'x-terra-signature', orderedAt, traceId } = options;
  const rawBody = options.rawBody ?? Buffer.from(JSON.stringify(body));
  const timestamp = Math.floor(at.getTime() / 1000);
  const hex = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex');
  const headers = {
    [headerName]: `t=${timestamp},v1=${hex}`,
    'terra-reference': 'shared-by-all-chunks',
    'x-terra-trace-id': traceId ?? randomUUID(),
    ...(orderedAt && { 'x-terra-ordering-timestamp': String(orderedAt.getTime()) }),
  };
  return { rawBody, headers };
}

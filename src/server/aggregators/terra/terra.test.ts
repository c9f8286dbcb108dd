import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar-day.ts';
import type { ProviderId } from '#domain/devices/providers.ts';
import { terraSettings } from '#server/testing/adapter-settings.ts';
import { collect } from '#server/testing/collect.ts';
import type { Fault } from '#server/testing/json-server.ts';
import { startTerraStub, type TerraStub } from '#server/testing/terra-stub.ts';
import { type Aggregator, AggregatorError } from '../aggregator.ts';
import { createTerra } from './terra.ts';

let stub: TerraStub;
let aggregator: Aggregator;

beforeEach(async () => {
  stub = await startTerraStub();
  aggregator = createTerra(terraSettings(stub));
});
afterEach(() => stub.close());

async function connect(provider: ProviderId, reference = 'member-1'): Promise<string> {
  const { externalId } = await aggregator.createSession({
    reference,
    email: 'maja@lagom.example',
    provider,
    externalId: null,
    successUrl: 'https://lagom.example/devices/return?state=once',
    failureUrl: 'https://lagom.example/devices/return?state=once&failed=1',
  });
  if (externalId === null) throw new Error('The connection has no id.');
  return externalId;
}

const pull = (externalId: string, from: string, to: string, provider: ProviderId = 'oura') =>
  collect(aggregator.pull({ provider, externalId, from, to, zone: 'Europe/Stockholm' }));

const dayItem = (day: string, steps: number) => ({
  metadata: {
    start_time: `${day}T00:00:00.000000+01:00`,
    end_time: `${addDays(day, 1)}T00:00:00.000000+01:00`,
  },
  distance_data: { steps },
});

describe('connecting', () => {
  test('offers only providers that are enabled and connected through an account', async () => {
    expect(await aggregator.listProviders()).toEqual(['garmin', 'cronometer']);
  });

  test('starts a session with our reference and both return addresses, and without the email address', async () => {
    const externalId = await connect('garmin');
    const request = stub.requests.at(-1);
    expect(request?.url.searchParams.get('resource')).toBe('GARMIN');
    expect(request?.body).toEqual({
      reference_id: 'member-1',
      auth_success_redirect_url: 'https://lagom.example/devices/return?state=once',
      auth_failure_redirect_url: 'https://lagom.example/devices/return?state=once&failed=1',
    });
    expect(stub.users).toMatchObject([{ user_id: externalId, provider: 'GARMIN', reference_id: 'member-1' }]);
  });

  test('a session that Terra refuses with status 200 is refused', async () => {
    await expect(connect('peloton')).rejects.toMatchObject({ name: 'AggregatorError', reason: 'refused' });
  });

  test.each(['user', 'array', 'users'] as const)('reads connections in the form %s', async (form) => {
    stub.userInfoForm = form;
    const externalId = await connect('garmin');
    expect(await aggregator.listConnections({ reference: 'member-1', externalIds: [externalId] })).toEqual([
      { provider: 'garmin', externalId, state: 'active' },
    ]);
  });

  test('lists all connections of a person, inactive ones as revoked, and none of others', async () => {
    stub.userInfoForm = 'array';
    const ids = [await connect('garmin'), await connect('oura')];
    const foreign = await connect('oura', 'member-2');
    const [, inactive] = stub.users;
    if (inactive) inactive.active = false;
    const listed = await aggregator.listConnections({
      reference: 'member-1',
      externalIds: [...ids, foreign, 'gone'],
    });
    expect(listed).toEqual([
      { provider: 'garmin', externalId: ids[0], state: 'active' },
      { provider: 'oura', externalId: ids[1], state: 'revoked' },
    ]);
  });

  test('a connection without authentication is not active, and an unknown person has none', async () => {
    const user = { user_id: 'u1', provider: 'OURA', reference_id: 'member-1' };
    stub.failNext({ status: 200, body: { user, is_authenticated: false, status: 'success' } });
    const person = { reference: 'member-1', externalIds: [] };
    expect(await aggregator.listConnections(person)).toMatchObject([{ state: 'revoked' }]);
    stub.failNext({ status: 200, body: { status: 'error', message: 'no user' } });
    expect(await aggregator.listConnections(person)).toEqual([]);
    expect(await aggregator.listConnections(person)).toEqual([]);
  });

  test('disconnects, and again without an error', async () => {
    const externalId = await connect('garmin');
    await aggregator.disconnect({ provider: 'garmin', externalId, deleteData: false });
    expect(stub.users).toEqual([]);
    await aggregator.disconnect({ provider: 'garmin', externalId, deleteData: true });
  });
});

describe('reading', () => {
  test('asks for answers instead of webhooks, at most 28 days at a time, and reads every day once', async () => {
    const externalId = await connect('oura');
    const days = Array.from({ length: 90 }, (_, index) => addDays('2026-01-01', index));
    stub.data.daily = days.map((day, index) => dayItem(day, 1000 + index));
    const records = await pull(externalId, '2026-01-01', '2026-03-31');
    expect(records).toEqual(
      days.map((day, index) => expect.objectContaining({ measure: 'steps', day, value: 1000 + index })),
    );
    expect(stub.sentToWebhook).toEqual([]);
  });

  test('leaves out days before and after the range', async () => {
    const externalId = await connect('oura');
    stub.data.daily = ['2026-02-28', '2026-03-01', '2026-03-02'].map((day) => dayItem(day, 500));
    const records = await pull(externalId, '2026-03-01', '2026-03-01');
    expect(records).toMatchObject([{ day: '2026-03-01' }]);
  });

  test('a kind that the provider does not have is empty, but a connection that is gone is an error', async () => {
    const externalId = await connect('garmin');
    stub.data.daily = [dayItem('2026-03-01', 500)];
    expect(await pull(externalId, '2026-03-01', '2026-03-01', 'garmin')).toHaveLength(1);
    await expect(pull('gone', '2026-03-01', '2026-03-01')).rejects.toMatchObject({ reason: 'gone' });
  });

  test('an answer that the data is sent in webhooks has no records', async () => {
    const externalId = await connect('oura');
    stub.data.daily = [dayItem('2026-03-01', 500)];
    stub.failNext({ status: 200, body: { status: 'processing', reference: 'r1', message: 'in the queue' } });
    expect(await pull(externalId, '2026-03-01', '2026-03-01')).toEqual([]);
  });

  test('history is read with pull. Garmin also gets a request, because it only sends history in webhooks', async () => {
    const garmin = await connect('garmin');
    const request = { provider: 'garmin', externalId: garmin, days: 3650 } as const;
    expect(await aggregator.requestHistory(request)).toBe('pull');
    expect(stub.sentToWebhook).toHaveLength(5);
    const [, start = '', end = ''] = stub.sentToWebhook[0]?.split(' ') ?? [];
    expect(addDays(start, 5 * 365)).toBe(end);
    stub.sentToWebhook = [];
    const oura = await connect('oura');
    expect(await aggregator.requestHistory({ provider: 'oura', externalId: oura, days: 90 })).toBe('pull');
    expect(stub.sentToWebhook).toEqual([]);
  });
});

describe('faults', () => {
  const soon = new Date(Date.now() + 90_000).toUTCString();
  test.each<[string, Fault, string, unknown]>([
    ['too many requests', { status: 429, headers: { 'retry-after': '60' } }, 'retryLater', 60],
    [
      'a pause until a date',
      { status: 503, headers: { 'retry-after': soon } },
      'retryLater',
      expect.closeTo(90, -1),
    ],
    ['a fault of the server', { status: 500, body: '<html>' }, 'retryLater', null],
    ['silence', 'silent', 'retryLater', null],
    ['a cut answer', 'cut', 'retryLater', null],
    ['no JSON', { status: 200, body: 'weight 71.3' }, 'retryLater', null],
    ['another form', { status: 200, body: { data: 'weight 71.3' } }, 'refused', null],
    ['a refusal', { status: 403, body: { message: 'weight 71.3' } }, 'refused', null],
  ])('%s', async (_name, fault, reason, retryAfterSeconds) => {
    const externalId = await connect('oura');
    stub.failNext(fault);
    const error = await pull(externalId, '2026-03-01', '2026-03-01').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(AggregatorError);
    expect(error).toMatchObject({ reason, retryAfterSeconds });
    const text = error instanceof Error ? `${error.stack} ${error.cause}` : '';
    for (const secret of ['71.3', stub.apiKey, externalId]) expect(text).not.toContain(secret);
  });

  test('wrong keys are recognised', async () => {
    const wrong = createTerra({ ...terraSettings(stub), apiKey: 'wrong' });
    await expect(wrong.listProviders()).rejects.toMatchObject({ reason: 'unauthorized', mayRetry: true });
  });
});

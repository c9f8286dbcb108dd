import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { disconnectDevice, listDeviceData, reconcileDevice, syncDevice } from '#contracts/devices.ts';
import { type OpenWearablesStub, startOpenWearablesStub } from '#server/testing/open-wearables-stub.ts';
import { startTerraStub, type TerraStub } from '#server/testing/terra-stub.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { openReturn, readDevice, runJobs } from './connection-test-helpers.ts';

const common = { LIMITS_SCALE: '100', DEVICE_HISTORY_DAYS: '30' };

let server: TestApp;
let member: TestMember;

async function press(provider: 'garmin' | 'oura') {
  const { body, text } = await member.call(syncDevice, { params: { provider, userId: String(member.id) } });
  if (body.type !== 'auth_required') throw new Error(`The maker cannot be connected: ${text}`);
  return body.authUrl;
}

const toPath = (address: string) => new URL(address).pathname;

const send = (
  aggregator: string,
  { rawBody, headers }: { rawBody: Buffer; headers: Record<string, unknown> },
) =>
  server.app.inject({
    method: 'POST',
    url: `/api/webhooks/${aggregator}`,
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
    payload: rawBody,
  });

async function readSteps() {
  const { body } = await member.call(listDeviceData, {});
  return body
    .filter(({ dataType }) => dataType === 'steps')
    .map(({ date, value, source }) => [date, value, source]);
}

describe('Open Wearables', () => {
  let stub: OpenWearablesStub;
  beforeAll(async () => {
    stub = await startOpenWearablesStub();
    server = await startTestApp({
      ...common,
      AGGREGATOR: 'open-wearables',
      OPEN_WEARABLES_URL: stub.url,
      OPEN_WEARABLES_API_KEY: stub.apiKey,
      OPEN_WEARABLES_WEBHOOK_SECRET: stub.webhookSecret,
    });
  });
  afterAll(async () => {
    await server.close();
    await stub.close();
  });
  beforeEach(async () => {
    member = await server.createMember();
  });

  const steps = (day: string, value: number) => ({
    timestamp: `${day}T12:00:00Z`,
    zone_offset: '+01:00',
    type: 'steps',
    value,
    unit: 'count',
    source: { provider: 'garmin', device: null },
    is_daily_total: true,
  });

  async function connect() {
    const returned = await stub.decide(await press('garmin'), 'grant');
    expect(await openReturn(server, member, toPath(returned))).toMatchObject({ success: 'true' });
    await runJobs(server);
    const person = stub.persons.at(-1);
    if (!person) throw new Error('The person was not created.');
    return person;
  }

  test('the whole way: connect, webhooks about new values, data, disconnect', async () => {
    const person = await connect();
    expect(await readDevice(member, 'garmin')).toMatchObject({ state: 'connected', hasData: false });
    person.samples = [steps('2026-03-08', 7000), steps('2026-03-09', 8200)];
    const { id: user_id } = person;
    const data = { user_id, provider: 'garmin', series_type: 'steps', samples: person.samples };
    for (const type of ['steps.created', 'series.steps.created']) {
      const answer = await send('open-wearables', stub.sign({ type, data }, { at: server.clock.now }));
      expect(answer.statusCode).toBe(200);
    }
    await runJobs(server);
    expect(await readSteps()).toEqual([
      ['2026-03-09', 8200, 'device:garmin'],
      ['2026-03-08', 7000, 'device:garmin'],
    ]);
    const input = { params: { provider: 'garmin' as const }, query: { data: 'delete' as const } };
    expect((await member.call(disconnectDevice, input)).status).toBe(200);
    await runJobs(server);
    expect(await readSteps()).toEqual([]);
    expect(person.connections.get('garmin')).toBe('revoked');
    expect(person.samples).toEqual([]);
  });

  test('the history arrives when the service has collected it', async () => {
    const person = await connect();
    expect(stub.histories.at(-1)).toBe('garmin 30');
    person.samples = [steps('2026-02-20', 6100)];
    const data = {
      user_id: person.id,
      provider: 'garmin',
      source: 'backfill',
      run_id: 'r1',
      status: 'success',
    };
    await send('open-wearables', stub.sign({ type: 'sync.completed', data }, { at: server.clock.now }));
    await runJobs(server);
    expect(await readSteps()).toEqual([['2026-02-20', 6100, 'device:garmin']]);
    expect(await readDevice(member, 'garmin')).toMatchObject({ history: null, failedDeliveries: 0 });
  });

  test('a popup that ends on a page of the service is found out', async () => {
    await stub.decide(await press('garmin'), 'refuse');
    const ask = () => member.call(reconcileDevice, { params: { provider: 'garmin' } });
    expect((await ask()).body).toEqual({ isConnected: false });
    await stub.decide(await press('garmin'), 'grant');
    expect((await ask()).body).toEqual({ isConnected: true });
  });

  test('a wrong signature is refused, and a service that is down is not an error of ours', async () => {
    const signed = stub.sign({ type: 'sync.failed' }, { at: server.clock.now, secret: 'whsec_b3RoZXI=' });
    const answer = await send('open-wearables', signed);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_signature']);
    stub.failNext({ status: 503 });
    const params = { provider: 'garmin' as const, userId: String(member.id) };
    const refused = await member.call(syncDevice, { params });
    expect([refused.status, refused.error.code]).toEqual([502, 'aggregator_unavailable']);
  });
});

describe('Terra', () => {
  let stub: TerraStub;
  beforeAll(async () => {
    stub = await startTerraStub();
    server = await startTestApp({
      ...common,
      AGGREGATOR: 'terra',
      TERRA_URL: `${stub.url}/v2`,
      TERRA_DEV_ID: stub.devId,
      TERRA_API_KEY: stub.apiKey,
      TERRA_SIGNING_SECRET: stub.signingSecret,
      TERRA_PAYLOAD_ORIGIN: stub.url,
    });
  });
  afterAll(async () => {
    await server.close();
    await stub.close();
  });
  beforeEach(async () => {
    member = await server.createMember();
    stub.data = {};
  });

  const dayItem = (day: string, steps: number | null) => ({
    metadata: { start_time: `${day}T00:00:00.000000-10:00`, end_time: `${day}T23:59:59.000000-10:00` },
    distance_data: { steps },
  });

  async function connect() {
    const returned = new URL(await press('garmin')).searchParams.get('return') ?? '';
    expect(await openReturn(server, member, toPath(returned))).toMatchObject({ success: 'true' });
    await runJobs(server);
    const user = stub.users.at(-1);
    if (!user) throw new Error('The connection was not created.');
    return user;
  }
  const sendData = (body: unknown, orderedAt = server.clock.now) =>
    send('terra', stub.sign(body, { at: server.clock.now, orderedAt }));

  test('history by pull, then chunks out of order, twice and stored elsewhere', async () => {
    stub.data = { daily: [dayItem('2026-03-01', 4000)] };
    const user = await connect();
    expect(await readSteps()).toEqual([['2026-03-01', 4000, 'device:garmin']]);
    const later = server.clock.now;
    const earlier = new Date(later.getTime() - 3_600_000);
    await sendData({ type: 'daily', user, data: [dayItem('2026-03-09', 9000)] }, later);
    await sendData({ type: 'daily', user, data: [dayItem('2026-03-09', 5000)] }, earlier);
    await sendData({ type: 'daily', user, data: [dayItem('2026-03-09', null)] }, later);
    stub.payloads.set('/stored', { type: 'daily', user, data: [dayItem('2026-03-08', 8000)] });
    await sendData({ type: 's3_payload', status: 'success', url: `${stub.url}/stored`, expires_in: 300 });
    await runJobs(server);
    expect(await readSteps()).toEqual([
      ['2026-03-09', 9000, 'device:garmin'],
      ['2026-03-08', 8000, 'device:garmin'],
      ['2026-03-01', 4000, 'device:garmin'],
    ]);
    expect(await readDevice(member, 'garmin')).toMatchObject({ history: null, failedDeliveries: 0 });
  });

  test('a person who grants access again gets a new id, and an access that is revoked ends', async () => {
    const user = await connect();
    const newUser = { ...user, user_id: `${user.user_id}-new` };
    await sendData({ type: 'user_reauth', status: 'warning', old_user: user, new_user: newUser });
    await sendData({ type: 'daily', user: newUser, data: [dayItem('2026-03-09', 9000)] });
    await runJobs(server);
    expect(await readSteps()).toEqual([['2026-03-09', 9000, 'device:garmin']]);
    await sendData({ type: 'access_revoked', status: 'warning', user: newUser });
    await runJobs(server);
    expect(await readDevice(member, 'garmin')).toMatchObject({ state: 'revoked' });
  });

  test('the access that another person granted is not found, even if Terra does not know whose it is', async () => {
    await press('garmin');
    stub.users.at(-1)!.reference_id = '';
    member = await server.createMember();
    await press('garmin');
    stub.users.pop();
    const { body } = await member.call(reconcileDevice, { params: { provider: 'garmin' } });
    expect(body).toEqual({ isConnected: false });
  });

  test('data of an unknown connection and events that need no work change nothing', async () => {
    const user = await connect();
    await sendData({ type: 'daily', user: { ...user, user_id: 'u0' }, data: [dayItem('2026-03-09', 9000)] });
    await sendData({ type: 'large_request_sending', user, expected_payloads: 3 });
    await sendData({ type: 'something_new' });
    await runJobs(server);
    expect(await readSteps()).toEqual([]);
    expect(await readDevice(member, 'garmin')).toMatchObject({ state: 'connected', failedDeliveries: 0 });
  });
});

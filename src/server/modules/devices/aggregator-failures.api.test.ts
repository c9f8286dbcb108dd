import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  disconnectDevice,
  listDeviceData,
  listDevices,
  reconcileDevice,
  retryDeliveries,
  syncDevice,
} from '#contracts/devices.ts';
import type { Fault } from '#server/testing/json-server.ts';
import type { StoredSample } from '#server/testing/open-wearables-data.ts';
import { type OpenWearablesStub, startOpenWearablesStub } from '#server/testing/open-wearables-stub.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { openReturn, readDevice } from './connection-test-helpers.ts';
import { syncJob } from './sync-connection.ts';

const unavailable: Fault = { status: 503, body: { detail: 'down' } };

let stub: OpenWearablesStub;
let server: TestApp;
let member: TestMember;
beforeAll(async () => {
  stub = await startOpenWearablesStub();
  server = await startTestApp({
    AGGREGATOR: 'open-wearables',
    OPEN_WEARABLES_URL: stub.url,
    OPEN_WEARABLES_API_KEY: stub.apiKey,
    OPEN_WEARABLES_WEBHOOK_SECRET: stub.webhookSecret,
    DEVICE_HISTORY_DAYS: '40',
    LIMITS_SCALE: '100',
  });
});
afterAll(async () => {
  await server.close();
  await stub.close();
});
beforeEach(async () => {
  member = await server.createMember();
});
afterEach(() => sql`delete from pgboss.job`.execute(server.database.db));

const press = () => member.call(syncDevice, { params: { provider: 'oura', userId: String(member.id) } });

async function begin(): Promise<string> {
  const { body } = await press();
  if (body.type !== 'auth_required') throw new Error('The maker is connected already.');
  return body.authUrl;
}

async function connect() {
  const address = await stub.decide(await begin(), 'grant');
  const result = await openReturn(server, member, address.replace(/^https?:\/\/[^/]+/, ''));
  expect(result.success).toBe('true');
}

const disconnect = (data: 'keep' | 'delete') =>
  member.call(disconnectDevice, { params: { provider: 'oura' }, query: { data } });

const findPerson = async () => {
  const { externalId } = await server.database.db
    .selectFrom('device_connections')
    .where('user_id', '=', member.id)
    .select('external_id as externalId')
    .executeTakeFirstOrThrow();
  return stub.persons.find(({ id }) => id === externalId)!;
};

const steps = (day: string, value: number): StoredSample => ({
  ...{ timestamp: `${day}T10:00:00Z`, zone_offset: '+00:00', type: 'steps', value, unit: 'count' },
  ...{ source: { provider: 'oura', device: null }, is_daily_total: true },
});

const readSteps = async () => {
  const { body } = await member.call(listDeviceData, {});
  return body
    .filter(({ dataType }) => dataType === 'steps')
    .map(({ date, value, source }) => [date, value, source]);
};

const send = async (body: object, id?: string) => {
  const { rawBody, headers } = stub.sign(body, { at: server.clock.now, ...(id === undefined ? {} : { id }) });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/webhooks/open-wearables',
    headers,
    payload: rawBody,
  });
  expect(answer.statusCode).toBe(200);
};

/** Runs the jobs that are due. Makes a failed job due again at once. Returns whether a job failed. */
async function runJobs(): Promise<boolean> {
  const failed = await server.jobs.drain().then(
    () => false,
    () => true,
  );
  await sql`update pgboss.job set state = 'created', start_after = now() where state = 'active'`.execute(
    server.database.db,
  );
  return failed;
}

describe('an aggregator that does not answer', () => {
  test.each([
    ['an error', unavailable],
    ['an answer that ends in the middle', 'cut' as const],
    ['something that is not JSON', { status: 200, body: '<html>' }],
  ])('%s while connecting gives aggregator_unavailable and stores nothing', async (_name, fault) => {
    await member.call(listDevices, {});
    stub.failNext(fault);
    const answer = await press();
    expect([answer.status, answer.error.code]).toEqual([502, 'aggregator_unavailable']);
    const begun = await server.database.db
      .selectFrom('device_authorizations')
      .where('user_id', '=', member.id)
      .selectAll()
      .execute();
    expect(begun).toEqual([]);
  });

  test('is asked for its providers at most every 30 seconds', async () => {
    const { now } = server.clock;
    const countQuestions = () =>
      stub.requests.filter(({ url }) => url.pathname.endsWith('/oauth/providers')).length;
    const before = countQuestions();
    server.clock.now = new Date(now.getTime() + 11 * 60_000);
    stub.failNext(unavailable);
    await member.call(listDevices, {});
    await member.call(listDevices, {});
    expect(countQuestions()).toBe(before + 1);
    server.clock.now = new Date(now.getTime() + 12 * 60_000);
    await member.call(listDevices, {});
    expect(countQuestions()).toBe(before + 2);
    server.clock.now = now;
  });

  test('a provider that it does not offer is not configured', async () => {
    const answer = await member.call(syncDevice, {
      params: { provider: 'polar', userId: String(member.id) },
    });
    expect([answer.status, answer.error.code]).toEqual([503, 'integration_not_configured']);
    const { body } = await member.call(listDevices, {});
    expect(body.devices.filter(({ isAvailable }) => isAvailable).map(({ provider }) => provider)).toEqual([
      'garmin',
      'oura',
    ]);
  });

  test('on the return, the connection waits until a job has confirmed it', async () => {
    const address = await stub.decide(await begin(), 'grant');
    stub.failNext(unavailable);
    await openReturn(server, member, address.replace(/^https?:\/\/[^/]+/, ''));
    expect((await readDevice(member, 'oura')).state).toBe('waiting');
    stub.failNext(unavailable);
    expect(await runJobs()).toBe(true);
    expect((await readDevice(member, 'oura')).state).toBe('waiting');
    expect(await runJobs()).toBe(false);
    expect((await readDevice(member, 'oura')).state).toBe('connected');
  });

  test('a confirmation that arrives after the person has disconnected changes nothing', async () => {
    await connect();
    await runJobs();
    (await findPerson()).samples.push(steps('2026-03-09', 8000));
    await press();
    await runJobs();
    await disconnect('keep');
    await runJobs();
    const address = await stub.decide(await begin(), 'grant');
    stub.failNext(unavailable);
    await openReturn(server, member, address.replace(/^https?:\/\/[^/]+/, ''));
    expect((await readDevice(member, 'oura')).state).toBe('waiting');
    const { promise: until, resolve } = Promise.withResolvers<void>();
    stub.failNext({ until });
    const before = stub.requests.length;
    const running = runJobs();
    await vi.waitFor(() => expect(stub.requests.length).toBeGreaterThan(before), 60_000);
    await disconnect('keep');
    resolve();
    expect(await running).toBe(false);
    expect((await readDevice(member, 'oura')).state).toBe('notConnected');
  });

  test('while synchronising, the device says so until a later attempt succeeds', async () => {
    await connect();
    await runJobs();
    (await findPerson()).samples.push(steps('2026-03-09', 8000));
    await press();
    stub.failNext(...Array<Fault>(10).fill(unavailable));
    expect(await runJobs()).toBe(true);
    expect((await readDevice(member, 'oura')).state).toBe('failed');
    while (await runJobs());
    expect(await readSteps()).toEqual([['2026-03-09', 8000, 'device:oura']]);
    expect((await readDevice(member, 'oura')).state).toBe('connected');
  });

  test('disconnecting ends the connection here, and a job ends it there later', async () => {
    await connect();
    await runJobs();
    const person = await findPerson();
    stub.failNext(unavailable);
    await disconnect('delete');
    expect((await readDevice(member, 'oura')).state).toBe('notConnected');
    expect(await runJobs()).toBe(true);
    expect(person.connections.get('oura')).toBe('active');
    expect(await runJobs()).toBe(false);
    expect(person.connections.get('oura')).toBe('revoked');
  });
});

describe('a wrong key of the operator', () => {
  const wrongKey: Fault = { status: 401, body: { detail: 'Authentication required' } };

  test('while connecting is not called a passing fault', async () => {
    await member.call(listDevices, {});
    stub.failNext(wrongKey);
    const answer = await press();
    expect([answer.status, answer.error.code]).toEqual([502, 'aggregator_refused']);
    expect(answer.error.message).toContain('The person who runs this server needs to fix that first.');
  });

  test('does not cost the history: it is imported once the key is right', async () => {
    await connect();
    stub.failNext(wrongKey);
    expect(await runJobs()).toBe(true);
    expect((await readDevice(member, 'oura')).state).toBe('failed');
    const asked = stub.histories.length;
    expect(await runJobs()).toBe(false);
    expect(stub.histories.length).toBe(asked + 1);
  });

  test('does not cost a delivery', async () => {
    await connect();
    await runJobs();
    const person = await findPerson();
    person.samples.push(steps('2026-03-09', 8000));
    const data = { user_id: person.id, provider: 'oura', source: 'live' };
    await send({ type: 'sync.completed', data });
    stub.failNext(wrongKey);
    expect(await runJobs()).toBe(true);
    expect((await readDevice(member, 'oura')).failedDeliveries).toBe(0);
    await runJobs();
    expect(await readSteps()).toEqual([['2026-03-09', 8000, 'device:oura']]);
  });
});

describe('access that was withdrawn at the provider', () => {
  test('is noticed by a synchronisation, also if no webhook says so', async () => {
    await connect();
    await runJobs();
    (await findPerson()).connections.set('oura', 'revoked');
    await press();
    await runJobs();
    expect((await readDevice(member, 'oura')).state).toBe('revoked');
  });
});

describe('data', () => {
  test('that arrives late is found by the next synchronisation', async () => {
    await connect();
    await runJobs();
    const person = await findPerson();
    person.samples.push(steps('2026-03-10', 3000));
    await press();
    await runJobs();
    person.samples.push(steps('2026-03-07', 7000), steps('2026-03-06', 6000));
    await press();
    await runJobs();
    expect(await readSteps()).toEqual([
      ['2026-03-10', 3000, 'device:oura'],
      ['2026-03-07', 7000, 'device:oura'],
    ]);
    await server.jobs.send(server.database.db, syncJob, { userId: member.id, provider: 'oura', days: 7 });
    await runJobs();
    expect((await readSteps()).map(([day]) => day)).toEqual(['2026-03-10', '2026-03-07', '2026-03-06']);
  });

  test('that a webhook announces is read, and a delivery that keeps failing can be tried again', async () => {
    await connect();
    await runJobs();
    const person = await findPerson();
    person.samples.push(steps('2026-03-09', 8000));
    const id = `series-${member.id}`;
    await send(
      {
        type: 'steps.created',
        data: {
          ...{ user_id: person.id, provider: 'oura', series_type: 'steps' },
          samples: [{ timestamp: '2026-03-09T10:00:00Z', zone_offset: '+00:00' }],
        },
      },
      id,
    );
    stub.failNext(...Array<Fault>(60).fill(unavailable));
    let attempts = 0;
    while (await runJobs()) attempts += 1;
    expect(attempts).toBe(12);
    expect((await readDevice(member, 'oura')).failedDeliveries).toBe(1);
    expect(await readSteps()).toEqual([]);
    while ((await fetch(`${stub.url}/api/v1/oauth/providers`)).status === 503);
    await member.call(retryDeliveries, { params: { provider: 'oura' } });
    await runJobs();
    expect(await readSteps()).toEqual([['2026-03-09', 8000, 'device:oura']]);
    expect((await readDevice(member, 'oura')).failedDeliveries).toBe(0);
  });
});

describe('a popup that was closed', () => {
  const reconcile = () => member.call(reconcileDevice, { params: { provider: 'oura' } });

  test('is connected if the aggregator lists it, and tells when it does not answer', async () => {
    const authUrl = await begin();
    expect((await reconcile()).body).toEqual({ isConnected: false });
    await stub.decide(authUrl, 'grant');
    stub.failNext(unavailable);
    expect((await reconcile()).error.code).toBe('aggregator_unavailable');
    expect((await reconcile()).body).toEqual({ isConnected: true });
  });

  test('is connected by the webhook of the aggregator', async () => {
    await stub.decide(await begin(), 'grant');
    const person = stub.persons.at(-1)!;
    await send({
      type: 'connection.created',
      data: {
        user_id: person.id,
        provider: 'oura',
        connection_id: 'c',
        connected_at: '2026-03-10T12:00:00Z',
      },
    });
    await runJobs();
    expect((await readDevice(member, 'oura')).state).toBe('connected');
  });
});

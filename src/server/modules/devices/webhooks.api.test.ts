import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listDeviceData, retryDeliveries } from '#contracts/devices.ts';
import { toExternalId } from '#server/aggregators/simulator/simulator.ts';
import { signWebhook, simulatorKey } from '#server/aggregators/simulator/simulator-webhooks.ts';
import { startTestApp, type TestApp, type TestMember, testSecret } from '#server/testing/test-app.ts';
import { connect, readDevice, runJobs, sendWebhook, stepsOf } from './connection-test-helpers.ts';

let server: TestApp;
let member: TestMember;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '100' });
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await server.createMember();
  await connect(server, member, 'fitbit');
  // Without a row in `simulated_accounts`, the simulator delivers no history. A history would fill the days that the
  // tests use.
  await server.database.db.deleteFrom('simulated_accounts').where('user_id', '=', member.id).execute();
  await runJobs(server);
});

const day = '2026-03-09';
const recordedAt = new Date('2026-03-09T20:00:00Z');
const later = (minutes: number) => new Date(recordedAt.getTime() + minutes * 60_000);
const externalId = () => toExternalId(member.id, 'fitbit');

async function readSteps() {
  const { body } = await member.call(listDeviceData, {});
  return body.filter(({ dataType, date }) => dataType === 'steps' && date === day).map(({ value }) => value);
}

const readDeliveries = () =>
  server.database.db.selectFrom('webhook_deliveries').where('user_id', '=', member.id).selectAll().execute();

const countDeliveries = async () =>
  (await server.database.db.selectFrom('webhook_deliveries').select('id').execute()).length;

describe('a webhook with a valid signature', () => {
  test('is stored, acknowledged, processed by a job, and its body is deleted', async () => {
    const answer = await sendWebhook(server, stepsOf(member, day, 8000, recordedAt));
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect(await readSteps()).toEqual([]);
    await runJobs(server);
    expect(await readSteps()).toEqual([8000]);
    expect(await readDeliveries()).toMatchObject([
      { state: 'done', attempts: 1, error: null, body: null, provider: 'fitbit', name: 'data' },
    ]);
    expect(await readDevice(member, 'fitbit')).toMatchObject({ hasData: true, lastDataDay: day });
  });

  test('is stored once if it is delivered again', async () => {
    await sendWebhook(server, stepsOf(member, day, 8000, recordedAt), { id: `twice-${member.id}` });
    await runJobs(server);
    const again = await sendWebhook(server, stepsOf(member, day, 9999, later(5)), {
      id: `twice-${member.id}`,
    });
    await runJobs(server);
    expect(again.statusCode).toBe(200);
    expect(await readSteps()).toEqual([8000]);
    expect(await readDeliveries()).toHaveLength(1);
  });

  test('does not overwrite newer data when it arrives late', async () => {
    const sentAt = server.clock.now;
    const newer = { orderedAt: sentAt, id: `newer-${member.id}` };
    const older = { orderedAt: new Date(sentAt.getTime() - 60_000), id: `older-${member.id}` };
    await sendWebhook(server, stepsOf(member, day, 8000, later(5)), newer);
    await sendWebhook(server, stepsOf(member, day, 5000, recordedAt), older);
    await runJobs(server);
    expect(await readSteps()).toEqual([8000]);
  });

  test('stores the good part and rejects 10 million steps', async () => {
    const body = stepsOf(member, day, 8000, recordedAt);
    const [record] = body.records;
    await sendWebhook(server, {
      ...body,
      records: [record, { ...record, day: '2026-03-08', value: 10_000_000 }],
    });
    await runJobs(server);
    const { body: values } = await member.call(listDeviceData, {});
    expect(values.map(({ value }) => value)).toEqual([8000]);
  });

  test.each([
    ['an unknown event', { type: 'moonPhase', externalId: 'x' }, 'done', 'ignored'],
    [
      'an unknown person',
      { ...{ type: 'data', externalId: 'sim-999999-fitbit' }, provider: 'fitbit', records: [] },
      'done',
      'unknownPerson',
    ],
    ['an event without its fields', { type: 'data', externalId: 'x' }, 'failed', 'malformed'],
    ['a text that is not JSON', 'steps: 8000', 'failed', 'malformed'],
    ['an empty body', '', 'failed', 'malformed'],
  ])('%s is acknowledged and keeps nothing', async (name, body, state, error) => {
    const id = `${name}-${member.id}`;
    expect((await sendWebhook(server, body, { id })).statusCode).toBe(200);
    await runJobs(server);
    const stored = await server.database.db
      .selectFrom('webhook_deliveries')
      .where('delivery_id', '=', id)
      .select(['state', 'error', 'body', 'user_id'])
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ state, error, body: null, user_id: null });
  });
});

describe('a webhook is rejected', () => {
  const body = () => stepsOf(member, day, 8000, recordedAt);
  const expectRejected = async (send: () => Promise<{ statusCode: number; json(): { code: string } }>) => {
    const before = await countDeliveries();
    const answer = await send();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_signature']);
    expect(await countDeliveries()).toBe(before);
  };
  const shifted = (seconds: number) => new Date(server.clock.now.getTime() + seconds * 1000);

  test('with another secret', () =>
    expectRejected(() => sendWebhook(server, body(), { secret: 'another-secret-that-is-long-enough' })));

  test('if it was signed more than five minutes ago, or in the future', async () => {
    await expectRejected(() => sendWebhook(server, body(), { signedAt: shifted(-301) }));
    await expectRejected(() => sendWebhook(server, body(), { signedAt: shifted(301) }));
    expect((await sendWebhook(server, body(), { signedAt: shifted(-299) })).statusCode).toBe(200);
  });

  test.each([
    ['the body', (sent: Sent) => ({ ...sent, payload: Buffer.from(`${sent.payload.toString()} `) })],
    ['the id', (sent: Sent) => withHeader(sent, 'x-simulator-delivery', 'another')],
    [
      'the time of the event',
      (sent: Sent) => withHeader(sent, 'x-simulator-ordered-at', '2030-01-01T00:00:00.000Z'),
    ],
    ['the signature', (sent: Sent) => withHeader(sent, 'x-simulator-signature', 't=1,v1=zz')],
    ['nothing but the missing signature', (sent: Sent) => withHeader(sent, 'x-simulator-signature', '')],
  ])('if somebody changed %s', async (_name, change) => {
    const payload = Buffer.from(JSON.stringify(body()));
    const headers = signWebhook({ key: simulatorKey(testSecret), rawBody: payload, now: server.clock.now });
    const sent = change({ payload, headers });
    await expectRejected(() =>
      server.app.inject({ method: 'POST', url: '/api/webhooks/simulator', ...sent }),
    );
  });

  test('from an aggregator that is not in use', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/webhooks/terra', payload: '{}' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'unknown_address']);
  });

  test('after too many wrong signatures from one address', async () => {
    const strict = await startTestApp();
    const codes: number[] = [];
    for (let index = 0; index < 61; index += 1) {
      codes.push(
        (await sendWebhook(strict, '{}', { secret: 'another-secret-that-is-long-enough' })).statusCode,
      );
    }
    await strict.close();
    expect([codes.at(0), codes.at(-2), codes.at(-1)]).toEqual([401, 401, 429]);
  });
});

interface Sent {
  payload: Buffer;
  headers: Record<string, string>;
}
const withHeader = (sent: Sent, name: string, value: string): Sent => ({
  ...sent,
  headers: { ...sent.headers, [name]: value },
});

describe('the state of a connection', () => {
  const disconnected = () => ({
    ...{ type: 'disconnected', externalId: externalId() },
    ...{ provider: 'fitbit', reason: 'revoked' },
  });
  const sendAll = async (...bodies: object[]) => {
    for (const body of bodies) await sendWebhook(server, body);
    await runJobs(server);
  };

  test('is revoked when access is withdrawn, and no data is stored after that', async () => {
    await sendAll(disconnected(), stepsOf(member, day, 8000, recordedAt));
    expect((await readDevice(member, 'fitbit')).state).toBe('revoked');
    expect(await readSteps()).toEqual([]);
  });

  test('is not changed by an older event', async () => {
    const orderedAt = new Date(server.clock.now.getTime() - 60_000);
    await sendWebhook(server, disconnected(), { orderedAt });
    await runJobs(server);
    expect((await readDevice(member, 'fitbit')).state).toBe('connected');
  });

  test('moves to a new id of the aggregator', async () => {
    await sendAll({ type: 'replaced', externalId: externalId(), newExternalId: `new-${member.id}` });
    await sendAll({ ...stepsOf(member, day, 8000, recordedAt), externalId: `new-${member.id}` });
    expect(await readSteps()).toEqual([8000]);
  });

  test('says that the last synchronisation failed until data arrives', async () => {
    const failed = { ...disconnected(), type: 'connectionError' };
    await sendAll(failed);
    expect((await readDevice(member, 'fitbit')).state).toBe('failed');
    await sendAll(stepsOf(member, day, 8000, recordedAt));
    expect((await readDevice(member, 'fitbit')).state).toBe('connected');
  });

  test('is not created for a person who has not begun to connect, nor for one who is gone', async () => {
    const connected = { type: 'connected', provider: 'oura', reference: String(member.id) };
    await sendAll({ ...connected, externalId: toExternalId(member.id, 'oura') });
    expect((await readDevice(member, 'oura')).state).toBe('notConnected');
    await sendAll(
      { ...connected, externalId: 'x', reference: '2000000000' },
      { ...connected, externalId: 'y', reference: 'not a number' },
    );
  });

  test('follows the parts of the history in any order', async () => {
    await server.database.db
      .updateTable('device_connections')
      .set({ history_done: 0 })
      .where('user_id', '=', member.id)
      .execute();
    const part = (done: number) => ({
      ...{ type: 'backfill', externalId: externalId(), provider: 'fitbit' },
      ...{ done, total: 3 },
    });
    await sendAll(part(2), part(1));
    expect((await readDevice(member, 'fitbit')).history).toEqual({ done: 2, total: 3 });
    await sendAll(part(3), part(2));
    expect((await readDevice(member, 'fitbit')).history).toBeNull();
  });

  test('is silent when the newest data is three days old', async () => {
    await sendAll(stepsOf(member, '2026-03-07', 8000, new Date('2026-03-07T20:00:00Z')));
    expect((await readDevice(member, 'fitbit')).silentDays).toBe(3);
    await sendAll(stepsOf(member, '2026-03-08', 8000, new Date('2026-03-08T20:00:00Z')));
    expect((await readDevice(member, 'fitbit')).silentDays).toBeNull();
  });
});

test('a failed delivery is visible to its person and can be processed again', async () => {
  await sendWebhook(server, stepsOf(member, day, 8000, recordedAt));
  await server.database.db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', error: 'internal', user_id: member.id, provider: 'fitbit' })
    .where('state', '=', 'stored')
    .execute();
  await runJobs(server);
  expect((await readDevice(member, 'fitbit')).failedDeliveries).toBe(1);
  const other = await server.createMember();
  expect((await other.call(retryDeliveries, { params: { provider: 'fitbit' } })).body).toEqual({
    retried: 0,
  });
  expect((await member.call(retryDeliveries, { params: { provider: 'fitbit' } })).body).toEqual({
    retried: 1,
  });
  await runJobs(server);
  expect(await readSteps()).toEqual([8000]);
  expect((await readDevice(member, 'fitbit')).failedDeliveries).toBe(0);
});

test('no health data of a delivery reaches the log', async () => {
  const logged = await startTestApp({ LOG_LEVEL: 'trace' });
  const person = await logged.createMember();
  await connect(logged, person, 'fitbit');
  await sendWebhook(logged, stepsOf(person, day, 81234, recordedAt));
  await sendWebhook(logged, { ...stepsOf(person, day, 81234, recordedAt), records: [{ kind: 'x81234' }] });
  await runJobs(logged);
  await logged.close();
  // Without the times, whose digits can contain the digits of the steps.
  const log = logged.logLines.join('').replaceAll(/"(time|responseTime)":[\d.]+/g, '');
  expect(log).toContain('/api/webhooks/:aggregator');
  for (const secret of ['81234', person.email, 'sim-']) expect(log).not.toContain(secret);
});

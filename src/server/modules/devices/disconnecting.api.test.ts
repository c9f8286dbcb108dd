import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '#contracts/account.ts';
import { disconnectDevice, listDeviceData, reconcileDevice } from '#contracts/devices.ts';
import { deleteSource } from '#contracts/sources.ts';
import { deletionPhrase } from '#domain/account.ts';
import { toExternalId } from '#server/aggregators/simulator/simulator.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import {
  answerPage,
  beginConnecting,
  connect,
  openReturn,
  readDevice,
  runJobs,
  sendWebhook,
  stepsOf,
} from './connection-test-helpers.ts';

let server: TestApp;
let member: TestMember;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '100' });
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await server.createMember();
});

const disconnect = (who: TestMember, data: 'keep' | 'delete') =>
  who.call(disconnectDevice, { params: { provider: 'fitbit' }, query: { data } });

const countValues = async () => (await member.call(listDeviceData, {})).body.length;

const findAccounts = () =>
  server.database.db.selectFrom('simulated_accounts').where('user_id', '=', member.id).selectAll().execute();

describe('disconnecting', () => {
  test('keeps the data, ends the connection here and at the aggregator, and stores nothing more', async () => {
    await connect(server, member, 'fitbit');
    await runJobs(server);
    const before = await countValues();
    expect(before).toBeGreaterThan(50);
    expect((await disconnect(member, 'keep')).body).toEqual({ disconnected: true, deletedValues: 0 });
    expect(await readDevice(member, 'fitbit')).toMatchObject({ state: 'notConnected', hasData: true });
    await sendWebhook(server, stepsOf(member, '2026-03-10', 12_345, server.clock.now));
    await runJobs(server);
    expect(await countValues()).toBe(before);
    expect(await findAccounts()).toEqual([]);
    expect((await disconnect(member, 'keep')).status).toBe(404);
  });

  test('deletes the data of the device if the person wants that, also afterwards', async () => {
    await connect(server, member, 'fitbit');
    await runJobs(server);
    await disconnect(member, 'keep');
    const deleted = await disconnect(member, 'delete');
    expect(deleted.body.deletedValues).toBeGreaterThan(50);
    expect(await countValues()).toBe(0);
    expect(await readDevice(member, 'fitbit')).toMatchObject({ hasData: false, lastDataDay: null });
    expect((await disconnect(member, 'delete')).status).toBe(404);
  });

  test('then deleting the source leaves a device without data', async () => {
    await connect(server, member, 'fitbit');
    await runJobs(server);
    await disconnect(member, 'keep');
    await member.call(deleteSource, { params: { source: 'device:simulated-fitbit' } });
    expect(await readDevice(member, 'fitbit')).toMatchObject({ hasData: false, lastDataDay: null });
  });

  test('wins against a history that is under way', async () => {
    await connect(server, member, 'fitbit');
    await disconnect(member, 'delete');
    await runJobs(server);
    expect(await countValues()).toBe(0);
    expect((await readDevice(member, 'fitbit')).state).toBe('notConnected');
  });

  test('is not undone by a late event or by a check', async () => {
    await connect(server, member, 'fitbit');
    await disconnect(member, 'keep');
    await sendWebhook(server, {
      ...{ type: 'connected', externalId: toExternalId(member.id, 'fitbit'), provider: 'fitbit' },
      reference: String(member.id),
    });
    const check = await member.call(reconcileDevice, { params: { provider: 'fitbit' } });
    await runJobs(server);
    expect(check.body).toEqual({ isConnected: false });
    expect((await readDevice(member, 'fitbit')).state).toBe('notConnected');
  });

  test('can be followed by connecting again, which the pending disconnection does not end', async () => {
    await connect(server, member, 'fitbit');
    await disconnect(member, 'keep');
    await connect(server, member, 'fitbit');
    await runJobs(server);
    expect(await readDevice(member, 'fitbit')).toMatchObject({ state: 'connected', hasData: true });
  });

  test("does not touch another person's connection", async () => {
    await connect(server, member, 'fitbit');
    const other = await server.createMember();
    expect((await disconnect(other, 'delete')).status).toBe(404);
    await connect(server, other, 'fitbit');
    await runJobs(server);
    expect((await disconnect(other, 'keep')).status).toBe(200);
    expect((await readDevice(member, 'fitbit')).state).toBe('connected');
  });

  test("does not end another person's attempt to connect", async () => {
    const other = await server.createMember();
    const returnPath = await answerPage(server, await beginConnecting(other, 'fitbit'), 'allow');
    await connect(server, member, 'fitbit');
    await disconnect(member, 'keep');
    expect(await openReturn(server, other, returnPath)).toMatchObject({ success: 'true' });
  });
});

test('a disconnection that is still pending at the aggregator survives the deletion of the account', async () => {
  await connect(server, member, 'fitbit');
  await disconnect(member, 'keep');
  await member.call(deleteAccount, { body: { confirmation: deletionPhrase } });
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = 'device-disconnection' and state = 'created'
  `.execute(server.database.db);
  expect(rows.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ externalId: toExternalId(member.id, 'fitbit') }),
  );
});

test('deleting the account deletes everything and ignores what arrives afterwards', async () => {
  await connect(server, member, 'fitbit');
  const body = stepsOf(member, '2026-03-09', 8000, server.clock.now);
  await member.call(deleteAccount, { body: { confirmation: deletionPhrase } });
  await sendWebhook(server, body, { id: `gone-${member.id}` });
  await runJobs(server);
  const { db } = server.database;
  const owned = await Promise.all([
    findAccounts(),
    db.selectFrom('device_connections').where('user_id', '=', member.id).selectAll().execute(),
    db.selectFrom('webhook_deliveries').where('user_id', '=', member.id).selectAll().execute(),
  ]);
  expect(owned.flat()).toEqual([]);
  const late = await db
    .selectFrom('webhook_deliveries')
    .where('delivery_id', '=', `gone-${member.id}`)
    .select(['state', 'error', 'body'])
    .executeTakeFirstOrThrow();
  expect(late).toEqual({ state: 'done', error: 'unknownPerson', body: null });
});

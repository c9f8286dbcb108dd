import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listDeviceData, listDevices, reconcileDevice, syncDevice } from '#contracts/devices.ts';
import { listFoodEntries } from '#contracts/nutrition.ts';
import { savePreferences } from '#contracts/preferences.ts';
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

const press = (who: TestMember, provider = 'fitbit' as const) =>
  who.call(syncDevice, { params: { provider, userId: String(who.id) } });

describe('connecting the simulator', () => {
  test('every provider is listed, in order, not connected, and 11 can be connected', async () => {
    const { body } = await member.call(listDevices, {});
    expect(body.aggregator).toBe('simulator');
    expect(body.devices.map(({ provider }) => provider).slice(0, 3)).toEqual(['garmin', 'apple', 'fitbit']);
    expect(body.devices).toHaveLength(14);
    expect(body.devices.every(({ state, isSimulated }) => state === 'notConnected' && isSimulated)).toBe(
      true,
    );
    expect(body.devices.filter(({ isAvailable }) => isAvailable)).toHaveLength(11);
  });

  test('the whole way: page, return, history in parts, data, then a synchronisation', async () => {
    const page = await beginConnecting(member, 'fitbit');
    const shown = await server.app.inject({ url: page, headers: { cookie: 'lagom.language=sv' } });
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('<html lang="sv">');
    expect(shown.body).toContain('Vill du ansluta Fitbit?');
    expect(await openReturn(server, member, await answerPage(server, page, 'allow'))).toEqual({
      success: 'true',
      connected: 'Fitbit',
    });
    expect(await readDevice(member, 'fitbit')).toMatchObject({ state: 'connected', hasData: false });

    await runJobs(server);
    const device = await readDevice(member, 'fitbit');
    expect(device).toMatchObject({ state: 'connected', hasData: true, history: null, failedDeliveries: 0 });
    expect(device.lastSyncedAt).toBe(server.clock.now.toISOString());
    expect(device.silentDays).toBeNull();

    const { body: values } = await member.call(listDeviceData, {});
    expect(new Set(values.map(({ deviceType }) => deviceType))).toEqual(new Set(['fitbit']));
    expect(new Set(values.map(({ source }) => source))).toEqual(new Set(['device:simulated-fitbit']));
    expect(values.map(({ dataType }) => dataType)).toContain('steps');
    expect(values.every(({ timestamp }) => timestamp <= server.clock.now.toISOString())).toBe(true);

    expect((await press(member)).body).toEqual({ type: 'importing', success: true });
    await runJobs(server);
    expect((await member.call(listDeviceData, {})).body).toEqual(values);
  });

  test('names meals in the language that the person chose', async () => {
    await server.app.inject({
      url: '/api/devices',
      headers: { cookie: `${member.cookie}; lagom.language=sv` },
    });
    await connect(server, member, 'myfitnesspal');
    await runJobs(server);
    const meals = (await member.call(listFoodEntries, { query: { limit: 50 } })).body;
    expect(meals.map(({ name }) => name)).toContain('Lax med potatis');
  });

  test('a JSON content type without a body is accepted', async () => {
    for (const payload of [undefined, '']) {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/api/sync-oura/${member.id}`,
        headers: { cookie: member.cookie, 'content-type': 'application/json' },
        ...(payload === undefined ? {} : { payload }),
      });
      expect([answer.statusCode, answer.json().type]).toEqual([200, 'auth_required']);
    }
  });

  test('refusing connects nothing and says so in the language of the person', async () => {
    const page = await beginConnecting(member, 'fitbit');
    const path = await answerPage(server, page, 'refuse');
    const swedish = { cookie: `${member.cookie}; lagom.language=sv` };
    expect(await openReturn(server, swedish, path)).toEqual({
      error: 'true',
      message: 'Åtkomsten godkändes inte, så inget har anslutits.',
    });
    expect((await readDevice(member, 'fitbit')).state).toBe('notConnected');
  });
});

describe('what is refused', () => {
  test.each([
    ['someone else', (id: number) => `/api/sync-fitbit/${id + 1}`, 403, 'not_yours'],
    [
      'a provider that needs an app on the phone',
      (id: number) => `/api/sync-apple/${id}`,
      400,
      'invalid_input',
    ],
    ['an unknown provider', (id: number) => `/api/sync-nokia/${id}`, 400, 'invalid_input'],
  ])('%s', async (_name, toUrl, status, code) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: toUrl(member.id),
      headers: { cookie: member.cookie },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('a person who switched devices off', async () => {
    await member.call(savePreferences, {
      params: { userId: String(member.id) },
      body: { modules: { deviceSync: false } },
    });
    expect((await press(member)).error.code).toBe('module_off');
  });

  test('an aggregator without its keys', async () => {
    const bare = await startTestApp({ AGGREGATOR: 'terra' });
    const other = await bare.createMember();
    const answer = await press(other);
    expect([answer.status, answer.error.message]).toEqual([503, 'OAuth setup required for real data access']);
    const check = await other.call(reconcileDevice, { params: { provider: 'fitbit' } });
    expect([check.status, check.error.code]).toEqual([503, 'integration_not_configured']);
    const { body } = await other.call(listDevices, {});
    expect(body.aggregator).toBe('terra');
    expect(body.devices.some(({ isAvailable, isSimulated }) => isAvailable || isSimulated)).toBe(false);
    expect((await bare.app.inject({ url: '/simulator/connect?request=x' })).statusCode).toBe(404);
    await bare.close();
  });

  test('a question of the simulator that was changed or has expired', async () => {
    const page = await beginConnecting(member, 'fitbit');
    const changed = page.replace(/request=./, 'request=x');
    expect((await server.app.inject({ url: changed })).statusCode).toBe(410);
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 16 * 60_000);
    const late = await server.app.inject({ url: page });
    server.clock.now = before;
    expect([late.statusCode, late.body.includes('This page has expired')]).toEqual([410, true]);
  });
});

describe('the one-time state', () => {
  const invalid = {
    error: 'true',
    message: 'This attempt has expired or was already used. Please connect again.',
  };

  test('works once', async () => {
    const path = await answerPage(server, await beginConnecting(member, 'fitbit'), 'allow');
    expect((await openReturn(server, member, path)).success).toBe('true');
    expect(await openReturn(server, member, path)).toEqual(invalid);
  });

  test.each(['another person', 'nobody'])('ends the access that %s granted for the person', async (who) => {
    const path = await answerPage(server, await beginConnecting(member, 'fitbit'), 'allow');
    const other = await server.createMember();
    const result = await openReturn(server, who === 'nobody' ? {} : other, path);
    expect(result).toEqual(
      who === 'nobody' ? { error: 'true', message: 'Please sign in and connect again.' } : invalid,
    );
    expect(await openReturn(server, member, path)).toEqual(invalid);
    await runJobs(server);
    const check = await member.call(reconcileDevice, { params: { provider: 'fitbit' } });
    expect(check.body).toEqual({ isConnected: false });
    expect((await readDevice(other, 'fitbit')).state).toBe('notConnected');
  });

  test('ends the access also if a webhook has started the connection', async () => {
    const path = await answerPage(server, await beginConnecting(member, 'fitbit'), 'allow');
    await sendWebhook(server, {
      ...{ type: 'connected', externalId: toExternalId(member.id, 'fitbit'), provider: 'fitbit' },
      reference: String(member.id),
    });
    await runJobs(server);
    expect(await readDevice(member, 'fitbit')).toMatchObject({ state: 'connected', hasData: true });
    await openReturn(server, await server.createMember(), path);
    await runJobs(server);
    expect(await readDevice(member, 'fitbit')).toMatchObject({ state: 'notConnected', hasData: false });
  });

  test('expires after 15 minutes, and the access that was granted ends', async () => {
    const path = await answerPage(server, await beginConnecting(member, 'fitbit'), 'allow');
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 15 * 60_000);
    const result = await openReturn(server, member, path);
    server.clock.now = before;
    expect(result).toEqual(invalid);
    const granted = server.database.db.selectFrom('simulated_accounts').where('user_id', '=', member.id);
    expect(await granted.select('provider').execute()).toHaveLength(1);
    await runJobs(server);
    expect(await granted.select('provider').execute()).toEqual([]);
  });

  test('that has expired leaves the connection that a webhook has started for the same person', async () => {
    const path = await answerPage(server, await beginConnecting(member, 'fitbit'), 'allow');
    await sendWebhook(server, {
      ...{ type: 'connected', externalId: toExternalId(member.id, 'fitbit'), provider: 'fitbit' },
      reference: String(member.id),
    });
    await runJobs(server);
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 15 * 60_000);
    expect(await openReturn(server, member, path)).toEqual(invalid);
    await runJobs(server);
    server.clock.now = before;
    expect(await readDevice(member, 'fitbit')).toMatchObject({ state: 'connected', hasData: true });
  });

  test('is not used up by a HEAD request, and is stored only as a hash', async () => {
    const path = await answerPage(server, await beginConnecting(member, 'fitbit'), 'allow');
    const state = path.split('/').at(-1)!;
    const rows = await server.database.db.selectFrom('device_authorizations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(state);
    await server.app.inject({ method: 'HEAD', url: path, headers: { cookie: member.cookie } });
    expect((await openReturn(server, member, path)).success).toBe('true');
  });
});

describe('a popup that was closed without returning', () => {
  const reconcile = (who: TestMember) => who.call(reconcileDevice, { params: { provider: 'fitbit' } });

  test('is connected if access was granted', async () => {
    await answerPage(server, await beginConnecting(member, 'fitbit'), 'allow');
    expect((await reconcile(member)).body).toEqual({ isConnected: true });
    expect((await readDevice(member, 'fitbit')).state).toBe('connected');
  });

  test('is not connected if nothing was answered', async () => {
    await beginConnecting(member, 'fitbit');
    expect((await reconcile(member)).body).toEqual({ isConnected: false });
    expect((await readDevice(member, 'fitbit')).state).toBe('notConnected');
  });

  test('is not connected if the attempt has expired', async () => {
    await answerPage(server, await beginConnecting(member, 'fitbit'), 'allow');
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 15 * 60_000);
    const { body } = await reconcile(member);
    server.clock.now = before;
    expect(body).toEqual({ isConnected: false });
  });

  test('does not connect a provider that the person has not begun to connect', async () => {
    await server.database.db
      .insertInto('simulated_accounts')
      .values({ user_id: member.id, provider: 'fitbit', granted_at: server.clock.now })
      .execute();
    expect((await reconcile(member)).body).toEqual({ isConnected: false });
  });

  test('revokes a connection that no longer exists at the aggregator', async () => {
    await connect(server, member, 'fitbit');
    await server.database.db.deleteFrom('simulated_accounts').where('user_id', '=', member.id).execute();
    expect((await reconcile(member)).body).toEqual({ isConnected: false });
    expect((await readDevice(member, 'fitbit')).state).toBe('revoked');
    await runJobs(server);
    expect((await readDevice(member, 'fitbit')).hasData).toBe(false);
  });
});

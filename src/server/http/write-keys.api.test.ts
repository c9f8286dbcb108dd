import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { createPost } from '#contracts/community.ts';
import { defineEndpoint, member as memberOf, sessionOnly } from '#contracts/endpoint.ts';
import { createActivity, deleteActivity, listActivities } from '#contracts/fitness.ts';
import { createFoodEntry } from '#contracts/nutrition.ts';
import { acceptsWriteHeaders } from '#contracts/write-headers.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { countRoundTrips } from '#server/testing/count-round-trips.ts';
import { startTestApp, type TestApp, type TestMember, testSecret } from '#server/testing/test-app.ts';
import { addRoute } from './add-route.ts';
import { ApiError } from './api-error.ts';
import { deleteOldWriteKeys } from './write-keys.ts';

const body = z.strictObject({
  text: z.string().default('empty'),
  items: z.record(z.string(), z.number()).optional(),
});
const response = z.object({ id: z.number() });
const summary = 'Test only';
const access = memberOf('profile');
const define = <const P extends `/api/${string}`>(path: P) =>
  defineEndpoint({ operationId: 'test', method: 'POST', path, summary, access, body, response });
/** An endpoint whose write waits for the gate (see `createGate`) before its transaction. */
const slow = define('/api/test/slow');
/** An endpoint whose write waits for the gate in its transaction. */
const locked = define('/api/test/locked');
const failing = define('/api/test/failing');
const account = defineEndpoint({ ...slow, path: '/api/test/account', access: sessionOnly });

/** Returns a gate. Handlers wait at the gate until the test opens it. */
function createGate() {
  let open = () => {};
  let reach = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const wait = () => {
    reach();
    return opened;
  };
  return { open, reached, wait };
}
let gate = createGate();
let runs = 0;
const failures: Error[] = [];

let server: TestApp;
/** A second app on the same database. It simulates another server process. */
let other: FastifyInstance;
let member: TestMember;

function addTestRoutes(app: FastifyInstance): void {
  const { deps } = server;
  const write = async () => ({ id: ++runs });
  addRoute(app, deps, slow, { prepare: () => gate.wait(), write });
  addRoute(app, deps, locked, {
    write: async ({ tx, user }) => {
      // This statement makes PostgreSQL lock the idempotency key, because the statement that claims the key is sent
      // together with the next statement.
      await tx.selectFrom('users').where('id', '=', user.id).select('id').execute();
      await gate.wait();
      return write();
    },
  });
  addRoute(app, deps, account, { write });
  addRoute(app, deps, failing, {
    write: async () => {
      const failure = failures.pop();
      if (failure) throw failure;
      return write();
    },
  });
}

beforeAll(async () => {
  server = await startTestApp();
  const config = { NODE_ENV: 'test', LOG_LEVEL: 'silent', SECRET: testSecret, DATA_DIR: server.dataDir };
  other = await buildApp(server.deps, readConfig(config));
  addTestRoutes(server.app);
  addTestRoutes(other);
});
afterAll(async () => {
  await other.close();
  await server.close();
});
beforeEach(async () => {
  member = await server.createMember();
  gate = createGate();
  runs = 0;
});

const withKey = (key: string = randomUUID()) => ({
  cookie: member.cookie,
  headers: { 'idempotency-key': key },
});
const workout = (duration = 30) => ({
  body: { userId: member.id, type: 'cardio' as const, duration },
});
const workouts = async () => (await member.call(listActivities, { query: {} })).body;
const storedKeys = () =>
  server.database.db.selectFrom('write_keys').where('user_id', '=', member.id).selectAll().execute();
/** Returns the status of a response. Adds the word "again" if the response was replayed. */
const kind = ({ status, headers }: { status: number; headers: Record<string, unknown> }) =>
  headers['idempotency-replayed'] === 'true' ? `${status} again` : status;
const callOther = (path: string, key: string) =>
  other.inject({
    method: 'POST',
    url: path,
    payload: {},
    headers: { cookie: member.cookie, 'idempotency-key': key },
  });

describe('a write with a known key', () => {
  test('gets the stored response, and writes nothing', async () => {
    const key = randomUUID();
    const first = await member.call(createActivity, workout(), withKey(key));
    const second = await member.call(createActivity, workout(), withKey(key.toUpperCase()));
    expect([kind(first), kind(second)]).toEqual([200, '200 again']);
    expect(second.text).toBe(first.text);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect(await workouts()).toHaveLength(1);
  });

  test('gets the stored response for a deletion that finds nothing any more', async () => {
    const { body: created } = await member.call(createActivity, workout(), withKey());
    const options = withKey();
    const remove = () => member.call(deleteActivity, { params: { id: String(created.id) } }, options);
    const first = await remove();
    expect([kind(first), kind(await remove())]).toEqual([200, '200 again']);
    expect(
      (await member.call(deleteActivity, { params: { id: String(created.id) } }, withKey())).status,
    ).toBe(404);
  });

  test('is another write if the input, the address or the method differs', async () => {
    const options = withKey();
    const { body: created } = await member.call(createActivity, workout(), options);
    const changed = await member.call(createActivity, workout(31), options);
    expect([changed.status, changed.error]).toMatchObject([
      422,
      { code: 'key_reused', field: 'idempotency-key' },
    ]);
    const deleted = await member.call(deleteActivity, { params: { id: String(created.id) } }, options);
    expect(deleted.error.code).toBe('key_reused');
    expect(await workouts()).toHaveLength(1);
  });

  test('is the same write if only the order of the fields or the age differs', async () => {
    gate.open();
    const send = (payload: string, age: string) =>
      server.app.inject({
        method: 'POST',
        url: slow.path,
        payload,
        headers: {
          cookie: member.cookie,
          'content-type': 'application/json',
          'idempotency-key': '5b2a0a52-13a5-4f0c-8f2a-7a1a50f6a1f1',
          'x-write-age': age,
        },
      });
    await send('{"text":"a","items":{"x":1,"y":2}}', '0');
    const again = await send('{"items":{"y":2,"x":1},"text":"a"}', '5000');
    expect([again.statusCode, again.headers['idempotency-replayed'], runs]).toEqual([200, 'true', 1]);
  });

  test('belongs to one person', async () => {
    const key = randomUUID();
    await member.call(createActivity, workout(), withKey(key));
    const stranger = await server.createMember();
    const input = { body: { ...workout().body, userId: stranger.id } };
    const foreign = await stranger.call(createActivity, input, {
      cookie: stranger.cookie,
      headers: { 'idempotency-key': key },
    });
    expect(kind(foreign)).toBe(200);
    expect(foreign.body.userId).toBe(stranger.id);
  });

  test('uses up no rate limit', async () => {
    const post = { body: { type: 'post' as const, content: 'Hello' } };
    const options = withKey();
    const first = await member.call(createPost, post, options);
    for (let count = 0; count < 20; count += 1) {
      expect(kind(await member.call(createPost, post, options))).toBe('200 again');
    }
    const second = await member.call(createPost, post, withKey());
    expect([first.status, second.status]).toEqual([200, 200]);
  });
});

describe('a write with a photo', () => {
  const makePhoto = async (background: string) => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
    return new File([new Uint8Array(png)], 'a.png', { type: 'image/png' });
  };
  const files = async () => (await readdir(join(server.dataDir, 'files'), { recursive: true })).length;
  const meal = (photo: Blob) => ({
    body: { userId: member.id, name: 'Herring', mealType: 'lunch' as const },
    photo,
  });

  test('is stored once, with one file and one upload', async () => {
    const options = withKey();
    const photo = await makePhoto('red');
    const first = await member.call(createFoodEntry, meal(photo), options);
    const filesBefore = await files();
    const used = () => server.database.db.selectFrom('rate_limits').select(['key', 'used']).execute();
    const usedBefore = await used();
    const second = await member.call(createFoodEntry, meal(photo), options);
    expect([kind(first), kind(second), second.text]).toEqual([200, '200 again', first.text]);
    expect([await files(), await used()]).toEqual([filesBefore, usedBefore]);
  });

  test('has a key that belongs to one person', async () => {
    const key = randomUUID();
    const input = {
      ...meal(await makePhoto('green')),
      body: { name: 'Herring', mealType: 'lunch' as const },
    };
    const own = await member.call(createFoodEntry, input, withKey(key));
    const stranger = await server.createMember();
    const foreign = await stranger.call(createFoodEntry, input, { ...withKey(key), cookie: stranger.cookie });
    expect([kind(own), kind(foreign), foreign.body.userId]).toEqual([200, 200, stranger.id]);
  });

  test('is another write with another photo', async () => {
    const options = withKey();
    await member.call(createFoodEntry, meal(await makePhoto('red')), options);
    const filesBefore = await files();
    const changed = await member.call(createFoodEntry, meal(await makePhoto('blue')), options);
    expect([changed.status, changed.error.code]).toEqual([422, 'key_reused']);
    expect(await files()).toBe(filesBefore);
  });

  test('that runs in two processes at once leaves one file', async () => {
    const options = withKey();
    const photo = await makePhoto('green');
    const filesBefore = await files();
    const send = (app: FastifyInstance) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(meal(photo).body)) form.append(name, String(value));
      form.append('photo', photo);
      return app.inject({
        method: 'POST',
        url: createFoodEntry.path,
        payload: form,
        headers: { cookie: member.cookie, ...options.headers },
      });
    };
    const answers = await Promise.all([send(server.app), send(other)]);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses[0]).toBe(200);
    expect([200, 409]).toContain(statuses[1]);
    expect(await storedKeys()).toHaveLength(1);
    // Allows two new files or folders: the photo and, if it is the person's first photo, its folder.
    expect((await files()) - filesBefore).toBeLessThanOrEqual(2);
  });
});

describe('a write whose key is in use', () => {
  test('is refused at once, and succeeds later', async () => {
    const options = withKey();
    const first = member.call(slow, { body: {} }, options);
    await gate.reached;
    const second = await member.call(slow, { body: {} }, options);
    expect([second.status, second.error.code, second.headers['retry-after']]).toEqual([
      409,
      'write_in_progress',
      '1',
    ]);
    gate.open();
    expect(kind(await first)).toBe(200);
    expect(kind(await member.call(slow, { body: {} }, options))).toBe('200 again');
    expect(runs).toBe(1);
  });

  test('that works outside the transaction in two processes happens once', async () => {
    const key = randomUUID();
    const both = [member.call(slow, { body: {} }, withKey(key)), callOther(slow.path, key)] as const;
    gate.open();
    const [here, there] = await Promise.all(both);
    expect([200, 409]).toContain(here.status);
    expect([200, 409]).toContain(there.statusCode);
    expect([here.status, there.statusCode]).toContain(200);
    expect(await storedKeys()).toHaveLength(1);
  });

  describe.runIf(inject('baseDatabase').kind === 'postgres')('on PostgreSQL', () => {
    test('is refused at once in another process', async () => {
      const key = randomUUID();
      const first = member.call(locked, { body: {} }, withKey(key));
      await gate.reached;
      const second = await callOther(locked.path, key);
      expect([second.statusCode, second.json().code]).toEqual([409, 'write_in_progress']);
      gate.open();
      expect((await first).status).toBe(200);
      const third = await callOther(locked.path, key);
      expect([third.statusCode, third.headers['idempotency-replayed'], runs]).toEqual([200, 'true', 1]);
    });

    test('is refused while another process holds the lock, and runs after a crash of that process', async () => {
      const key = randomUUID();
      const client = await (server.database.pool as pg.Pool).connect();
      await client.query('begin');
      await client.query('select claim_write_key($1, $2)', [member.id, key]);
      // Locks the member's row too, as a running write does. The next write must be refused without waiting for this
      // lock.
      await client.query('update users set data_version = data_version + 1 where id = $1', [member.id]);
      const refused = await member.call(createActivity, workout(), withKey(key));
      expect([refused.status, refused.error.code]).toEqual([409, 'write_in_progress']);
      client.release(new Error('The process has crashed.'));
      await expect
        .poll(async () => (await member.call(createActivity, workout(), withKey(key))).status)
        .toBe(200);
      expect(await workouts()).toHaveLength(1);
    });

    test('costs no round trip, and one if it works outside the transaction', async () => {
      gate.open();
      const extra = async (endpoint: typeof slow | typeof locked) => {
        const count = (options?: ReturnType<typeof withKey>) =>
          countRoundTrips(server.database, () => member.call(endpoint, { body: {} }, options));
        // The first call opens the connection, which takes further round trips.
        await count();
        return (await count(withKey())) - (await count());
      };
      expect([await extra(locked), await extra(slow)]).toEqual([0, 1]);
    });
  });
});

test('a failed write stores nothing, so its key can be used again', async () => {
  const options = withKey();
  for (const [failure, status] of [
    [new ApiError('not_earned'), 403],
    [new Error('unexpected'), 500],
  ] as const) {
    failures.push(failure);
    expect((await member.call(failing, { body: {} }, options)).status).toBe(status);
    expect(await storedKeys()).toEqual([]);
  }
  expect(kind(await member.call(failing, { body: { text: 'other' } }, options))).toBe(200);
  expect(runs).toBe(1);
});

test('a write without a key stores none', async () => {
  await member.call(createActivity, workout());
  expect(await storedKeys()).toEqual([]);
});

test('an endpoint of the account ignores the headers', async () => {
  const options = withKey('no uuid');
  for (let count = 1; count <= 2; count += 1) {
    expect((await member.call(account, { body: {} }, options)).body).toEqual({ id: count });
  }
  expect(await storedKeys()).toEqual([]);
});

test.each([
  ['idempotency-key', '1234'],
  ['x-write-age', '-1'],
  ['x-write-age', '1.5'],
  ['x-write-age', 'soon'],
  ['x-write-age', String(400 * 24 * 60 * 60 * 1000 + 1)],
  ['x-edited-fields', 'duration,<script>'],
])('the header %s: %s is invalid', async (name, value) => {
  const answer = await member.call(createActivity, workout(), {
    cookie: member.cookie,
    headers: { [name]: value },
  });
  expect([answer.status, answer.error.code, answer.error.field]).toEqual([400, 'invalid_input', name]);
});

test('keys are deleted after 30 days, or with the account', async () => {
  const age = async (days: number) =>
    server.database.db
      .updateTable('write_keys')
      .set({ created_at: new Date(server.clock.now.getTime() - days * 86_400_000) })
      .where('user_id', '=', member.id)
      .execute();
  await member.call(createActivity, workout(), withKey());
  await age(29);
  await deleteOldWriteKeys(server.database.db, server.clock.now);
  expect(await storedKeys()).toHaveLength(1);
  await age(31);
  await deleteOldWriteKeys(server.database.db, server.clock.now);
  expect(await storedKeys()).toEqual([]);
  await member.call(createActivity, workout(), withKey());
  await server.database.db.deleteFrom('users').where('id', '=', member.id).execute();
  expect(await storedKeys()).toEqual([]);
});

test('the OpenAPI document lists the headers and errors of the endpoints that accept them', async () => {
  const { paths, components } = (await server.app.inject({ url: '/api/openapi.json' })).json();
  expect(components.parameters.idempotencyKey.name).toBe('idempotency-key');
  const key = { $ref: '#/components/parameters/idempotencyKey' };
  for (const endpoint of server.app.endpoints.filter(({ path }) => !path.startsWith('/api/test/'))) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const { parameters, responses } = paths[path][endpoint.method.toLowerCase()];
    expect(JSON.stringify(parameters).includes(JSON.stringify(key))).toBe(acceptsWriteHeaders(endpoint));
    expect('422' in responses && responses[422].description.includes('key_reused')).toBe(
      acceptsWriteHeaders(endpoint),
    );
  }
});

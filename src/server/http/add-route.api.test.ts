import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { anyone, defineEndpoint, member } from '#contracts/endpoint.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { addRoute } from './add-route.ts';
import { ApiError } from './api-error.ts';

const body = z.strictObject({ name: z.string() });
const response = z.object({ id: z.int(), steps: z.array(z.string()) });
const summary = 'Test only';

const write = defineEndpoint({
  operationId: 'write',
  method: 'POST',
  path: '/api/test/write',
  summary,
  access: member('profile'),
  body,
  response,
});
const failing = defineEndpoint({ ...write, path: '/api/test/failing' });
const unprepared = defineEndpoint({ ...write, path: '/api/test/unprepared' });
const slow = defineEndpoint({ ...write, path: '/api/test/slow' });
const read = defineEndpoint({
  operationId: 'read',
  method: 'GET',
  path: '/api/test/read',
  summary,
  access: member('profile'),
  response,
});
const visit = defineEndpoint({ ...write, path: '/api/test/visit', access: anyone });

let server: TestApp;
const afterCommit = vi.fn(async () => undefined);
const afterRollback = vi.fn(async () => undefined);
let running = 0;
let mostRunning = 0;

beforeAll(async () => {
  server = await startTestApp();
  const { app, deps } = server;
  const rename = (id: number, name: string) => ({ id, first_name: name });

  addRoute(app, deps, write, {
    prepare: async ({ db, user, commitHooks }) => {
      commitHooks.afterCommit(afterCommit);
      commitHooks.afterRollback(afterRollback);
      const { data_version } = await findUser(db, user.id);
      return [`prepared at ${data_version}`];
    },
    write: async ({ tx, prepared, user, body: { name } }) => {
      const { data_version } = await findUser(tx, user.id);
      await tx.updateTable('users').set(rename(user.id, name)).where('id', '=', user.id).execute();
      return { id: user.id, steps: [...prepared, `written at ${data_version}`], secret: 'x' };
    },
  });
  addRoute(app, deps, failing, {
    prepare: async ({ commitHooks }) => {
      commitHooks.afterCommit(afterCommit);
      commitHooks.afterRollback(afterRollback);
    },
    write: async ({ tx, user, body: { name } }) => {
      await tx.updateTable('users').set(rename(user.id, name)).where('id', '=', user.id).execute();
      throw new ApiError('not_found');
    },
  });
  addRoute(app, deps, unprepared, {
    prepare: async () => {
      throw new ApiError('busy');
    },
    write: async ({ user }) => ({ id: user.id, steps: [] }),
  });
  addRoute(app, deps, slow, {
    write: async ({ tx, user }) => {
      await findUser(tx, user.id);
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await findUser(tx, user.id);
      running -= 1;
      return { id: user.id, steps: [] };
    },
  });
  addRoute(app, deps, read, async ({ db, user }) => ({ id: (await findUser(db, user.id)).id, steps: [] }));
  addRoute(app, deps, visit, async ({ body: { name } }) => ({ id: 1, steps: [name] }));
});
afterAll(() => server.close());

const findUser = (db: TestApp['deps']['db'], id: number) =>
  db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['id', 'first_name', 'data_version'])
    .executeTakeFirstOrThrow();
const userOf = ({ id }: TestMember) => findUser(server.database.db, id);

test('a write is prepared outside its transaction, and the data version is higher within it', async () => {
  const astrid = await server.createMember();
  const answer = await astrid.call(write, { body: { name: 'Åsa' } });
  expect(answer.body).toEqual({ id: astrid.id, steps: ['prepared at 0', 'written at 1'] });
  expect(await userOf(astrid)).toMatchObject({ first_name: 'Åsa', data_version: 1 });
  expect([afterCommit.mock.calls.length, afterRollback.mock.calls.length]).toEqual([1, 0]);
});

test('a write that fails leaves neither a row nor a new data version', async () => {
  vi.clearAllMocks();
  const astrid = await server.createMember();
  const answer = await astrid.call(failing, { body: { name: 'Åsa' } });
  expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
  expect(await userOf(astrid)).toMatchObject({ first_name: 'Astrid', data_version: 0 });
  expect([afterCommit.mock.calls.length, afterRollback.mock.calls.length]).toEqual([0, 1]);
});

test('a write whose preparation fails starts no transaction', async () => {
  const astrid = await server.createMember();
  expect((await astrid.call(unprepared, { body: { name: 'x' } })).status).toBe(503);
  expect(await userOf(astrid)).toMatchObject({ data_version: 0 });
});

test('writes of one member run one after the other', async () => {
  const astrid = await server.createMember();
  await Promise.all(Array.from({ length: 6 }, () => astrid.call(slow, { body: { name: 'x' } })));
  expect(mostRunning).toBe(1);
  expect(await userOf(astrid)).toMatchObject({ data_version: 6 });
});

test('reads and calls of visitors do not change the data version', async () => {
  const astrid = await server.createMember();
  expect((await astrid.call(read, {})).body).toEqual({ id: astrid.id, steps: [] });
  expect((await server.call(visit, { body: { name: 'Bo' } })).body.steps).toEqual(['Bo']);
  expect(await userOf(astrid)).toMatchObject({ data_version: 0 });
});

test('the wrong kind of handler does not compile', () => {
  const { app, deps } = server;
  const misuse = () => {
    // @ts-expect-error: a member's write needs `WritePhases`, not a handler.
    addRoute(app, deps, write, async ({ user }: { user: { id: number } }) => ({ id: user.id, steps: [] }));
    // @ts-expect-error: a read needs a handler, not `WritePhases`.
    addRoute(app, deps, read, { write: async () => ({ id: 1, steps: [] }) });
    // @ts-expect-error: an endpoint for visitors needs a handler, not `WritePhases`.
    addRoute(app, deps, visit, { write: async () => ({ id: 1, steps: [] }) });
    // @ts-expect-error: the write phase gets the transaction as `tx`, and no `db`.
    addRoute(app, deps, write, { write: async ({ db }) => ({ id: Number(db), steps: [] }) });
    // @ts-expect-error: `revalidates` is not a property of an endpoint.
    defineEndpoint({ ...read, revalidates: 'own-data' });
  };
  expect(misuse).toBeTypeOf('function');
});

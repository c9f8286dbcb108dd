import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUrl } from '#contracts/build-request.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { examples } from '#server/api-docs/examples.ts';
import { fillEveryTable, readCatalog } from '#server/testing/catalog.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

/** The endpoints that need no sign-in. Add a new public endpoint to this list. */
const publicEndpoints = [
  'forgotPassword',
  'getContactAddress',
  'getSignInOptions',
  'getUnsubscribeState',
  'login',
  'loginWithPasskey',
  'loginWithSecondFactor',
  'logout',
  'receiveWebhook',
  'register',
  'resetPassword',
  'sendContact',
  'startPasskeySignIn',
  'unsubscribe',
  'verifyResetToken',
];

/** The endpoints that accept the ids of other members, posts and comments, because all members share the community. */
const sharedEndpoints = [
  'blockMember',
  'createComment',
  'hidePost',
  'likePost',
  'listComments',
  'reportComment',
  'reportPost',
  'unblockMember',
  'unhidePost',
  'unlikePost',
];

/**
 * A text that is part of every text in the rows of the member `victim`. A response to another member with this text
 * shows that data has leaked.
 */
const marker = 'Fjällsippa-7731';

let server: TestApp;
/** The member whose rows other members must not be able to read or change. */
let victim: TestMember;
let memberEndpoints: Endpoint[];
/** The values of the columns `id`, `day`, `name`, `token` and `file` in the rows of the member `victim`, as texts. */
let victimIds: string[];

beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '1000' });
  victim = await server.createMember();
  const bystander = await server.createMember();
  await fillEveryTable(server.database.db, victim.id, bystander.id, marker);
  memberEndpoints = server.app.endpoints.filter(({ access }) => access.who === 'member');
  const rows = [...(await readVictim()).values()].flat() as Record<string, unknown>[];
  const ids = rows.flatMap((row) => [row.id, row.day, row.name, row.token, row.file]);
  victimIds = [...new Set(ids.filter((id) => id !== undefined && id !== null).map(String))];
});
afterAll(() => server.close());

/** Returns the rows of the member `victim`, by table. */
async function readVictim(): Promise<Map<string, unknown[]>> {
  const { db } = server.database;
  const catalog = await readCatalog(db);
  const tables = catalog.filter(({ column }) => column === 'user_id').map(({ table }) => table);
  const rows = new Map<string, unknown[]>();
  for (const table of tables) {
    const { rows: own } = await sql`
      select to_jsonb(one) as row from ${sql.table(table)} as one where user_id = ${victim.id} order by one::text
    `.execute(db);
    rows.set(
      table,
      (own as { row: unknown }[]).map(({ row }) => row),
    );
  }
  return rows;
}

interface Parts {
  params?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

/** Sends the example request of an endpoint. The values in `parts` replace those of the example. */
async function send(endpoint: Endpoint, cookie: string | undefined, parts: Parts = {}) {
  const example = examples.get(endpoint);
  const { query, body } = { ...example, ...parts };
  const params: Record<string, string> = { ...example?.params, ...parts.params };
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const values = Object.fromEntries(names.map((name) => [name, params[name] ?? '1']));
  const { statusCode, body: text } = await server.app.inject({
    method: endpoint.method,
    url: buildUrl(endpoint.path, { params: values, ...(query && { query }) }),
    ...(body === undefined ? {} : { payload: body as object }),
    headers: cookie === undefined ? {} : { cookie },
  });
  return { status: statusCode, text };
}

test('exactly the listed endpoints need no sign-in', () => {
  const open = server.app.endpoints.filter(({ access }) => access.who === 'anyone');
  expect(open.map(({ operationId }) => operationId).sort()).toEqual(publicEndpoints);
});

describe('an endpoint for members answers 401', () => {
  const callers = {
    'without a cookie': async () => undefined,
    'to a session with a wrong signature': async () =>
      `${(await server.createMember()).cookie.slice(0, -8)}AAAAAAA%3D`,
    'to an invented session': async () =>
      victim.cookie.replace(/=.*/, `=${randomBytes(24).toString('base64url')}`),
    'to an expired session': async () => {
      const member = await server.createMember();
      const past = new Date(server.clock.now.getTime() - 1);
      await server.database.db
        .updateTable('sessions')
        .set({ expires_at: past })
        .where('user_id', '=', member.id)
        .execute();
      return member.cookie;
    },
    'to a deleted account': async () => {
      const member = await server.createMember();
      await server.database.db.deleteFrom('users').where('id', '=', member.id).execute();
      return member.cookie;
    },
  };
  test.each(Object.entries(callers))('%s', async (_name, makeCookie) => {
    const cookie = await makeCookie();
    const wrong: string[] = [];
    for (const endpoint of memberEndpoints) {
      const { status, text } = await send(endpoint, cookie);
      if (status !== 401) wrong.push(`${endpoint.operationId}: ${status} ${text}`);
    }
    expect(wrong).toEqual([]);
  });
});

test("an endpoint for members refuses another member's id in each part of a request", async () => {
  const userId = victim.id;
  const wrong: string[] = [];
  for (const endpoint of memberEndpoints) {
    const { query, body } = examples.get(endpoint) ?? {};
    const attempts: Parts[] = [{ query: { ...query, userId } }];
    if (endpoint.method !== 'GET') attempts.push({ body: { ...body, userId } });
    if (endpoint.path.includes(':userId')) attempts.push({ params: { userId: String(userId) } });
    const { cookie } = await server.createMember();
    for (const parts of attempts) {
      const { status, text } = await send(endpoint, cookie, parts);
      const isRefused = status === 403 && text.includes('"not_yours"');
      // If the endpoint has no example, other required input is missing. The server then responds with 400 before it
      // checks the user id.
      if (!isRefused && (status !== 400 || examples.has(endpoint)))
        wrong.push(`${endpoint.operationId} ${Object.keys(parts)}: ${status} ${text}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("no endpoint shows or changes another member's rows by their ids", async () => {
  const before = await readVictim();
  const wrong: string[] = [];
  for (const endpoint of memberEndpoints) {
    if (sharedEndpoints.includes(endpoint.operationId)) continue;
    const { cookie } = await server.createMember();
    for (const parts of withForeignIds(endpoint)) {
      const { status, text } = await send(endpoint, cookie, parts);
      const isOpened = parts.params && status < 400;
      if (isOpened || status === 401 || status >= 500 || text.includes(marker))
        wrong.push(`${endpoint.operationId} ${JSON.stringify(parts)}: ${status} ${text.slice(0, 300)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(await readVictim()).toEqual(before);
});

/**
 * Returns inputs of an endpoint that contain ids from the rows of the member `victim`. Each input replaces either the
 * path parameters or all ids of the example's body with one value of `victimIds`. The first input replaces nothing.
 */
function withForeignIds(endpoint: Endpoint): Parts[] {
  const { body, query } = examples.get(endpoint) ?? {};
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const inPath = names.includes('id') || names.includes('name') ? victimIds : [];
  const asText = JSON.stringify(body ?? {});
  const inBody = /"\w*[iI]d":/.test(asText)
    ? victimIds.map((id) =>
        asText.replace(/("\w*[iI]d":)("[^"]*"|\d+)/g, `$1${JSON.stringify(Number(id) || id)}`),
      )
    : [];
  return [
    { query },
    ...inPath.map((id) => ({ params: Object.fromEntries(names.map((name) => [name, id])) })),
    ...inBody.map((text) => ({ body: JSON.parse(text) })),
  ];
}

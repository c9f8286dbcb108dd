import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildUrl } from '#contracts/build-request.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { deleteActivity, updateActivity } from '#contracts/fitness.ts';
import { examples } from '#server/api-docs/examples.ts';
import { toJsonSchema } from '#server/api-docs/json-schema.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

type Row = Record<string, unknown>;

let server: TestApp;
let member: TestMember;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '1000' });
});
afterAll(() => server.close());

/** Returns the schema of the record that a GET endpoint returns, alone or in a list. */
const recordOf = ({ response }: Endpoint) => (response instanceof z.ZodArray ? response.element : response);

/** Returns the JSON types of the fields of a record or a body. */
function fieldTypes(schema: unknown, io: 'input' | 'output'): Map<string, string> {
  const { properties = {} } = toJsonSchema(schema as z.ZodType, io) as { properties?: Row };
  return new Map(Object.entries(properties).map(([name, field]) => [name, JSON.stringify(typesOf(field))]));
}

function typesOf(field: unknown): string[] {
  const { type = [], anyOf = [] } = field as { type?: string | string[]; anyOf?: unknown[] };
  const own = [type].flat().map((name) => name.replace('integer', 'number'));
  return [...own, ...anyOf.flatMap(typesOf)].filter((name) => name !== 'null').sort();
}

/**
 * Returns the GET endpoint that reads what a write stores, or undefined if there is none. The GET endpoint either
 * returns the `record` of the write, or has the same path and a field in common with the body. For PUT and PATCH, the
 * path of the GET endpoint may lack the parameter at the end, because a list contains the row too. A POST that creates
 * a row of a list has no such endpoint, because no existing row can be sent back to it.
 */
function findRead(write: Endpoint): Endpoint | undefined {
  if (!['POST', 'PUT', 'PATCH'].includes(write.method) || write.access.who === 'anyone' || !write.body)
    return;
  const reads = server.app.endpoints.filter(({ method }) => method === 'GET');
  const same = reads.find((read) => write.record && recordOf(read) === write.record);
  if (same) return same;
  const written = fieldTypes(write.body, 'input');
  return reads.find((read) => {
    const isAddress =
      read.path === write.path ||
      (write.method !== 'POST' && read.path === write.path.replace(/\/:\w+$/, ''));
    if (!isAddress) return false;
    const fields = fieldTypes(recordOf(read), 'output');
    if (write.method === 'POST' && fields.has('id')) return false;
    return [...fields].some(([name, types]) => written.get(name) === types);
  });
}

async function send(endpoint: Endpoint, parts: { params?: Row; query?: Row; body?: unknown }, zone: string) {
  const params = Object.fromEntries(
    Object.entries({ userId: member.id, ...parts.params }).map(([name, value]) => [name, String(value)]),
  );
  const { statusCode, body } = await server.app.inject({
    method: endpoint.method,
    url: buildUrl(endpoint.path, { params, ...(parts.query && { query: parts.query }) }),
    ...(parts.body === undefined ? {} : { payload: parts.body as object }),
    headers: { cookie: member.cookie, 'x-time-zone': zone },
  });
  return { status: statusCode, body: JSON.parse(body) };
}

/** Runs the example of an endpoint, with the examples that it needs. Returns the path parameters and the response. */
async function runExample(endpoint: Endpoint): Promise<{ params: Row; body: Row }> {
  const { after = [], ids = {}, params: fixed, query, body } = examples.get(endpoint) ?? {};
  const params: Row = { ...fixed };
  for (const earlier of after) await runExample(earlier);
  for (const [name, creator] of Object.entries(ids)) params[name] = (await runExample(creator)).body.id;
  const answer = await send(endpoint, { params, ...(query && { query }), body }, 'Europe/Stockholm');
  return { params, body: answer.body };
}

/** Creates a member with a passkey, which no example creates. */
async function createMember(): Promise<TestMember> {
  const created = await server.createMember();
  const key = { credential_id: created.email, public_key: 'x', counter: 0, device_type: 'singleDevice' };
  await server.database.db
    .insertInto('passkeys')
    .values({ user_id: created.id, name: 'Phone', backed_up: false, ...key })
    .execute();
  return created;
}

async function readRow(read: Endpoint, params: Row): Promise<Row> {
  const { query } = examples.get(read) ?? {};
  const { body } = await send(read, { params, ...(query && { query }) }, 'America/New_York');
  if (!Array.isArray(body)) return body;
  return (
    body.find((row: Row) => Object.entries(params).every(([name, value]) => row[name] === value)) ?? body[0]
  );
}

function findPairs() {
  return server.app.endpoints.flatMap((write) => {
    const read = findRead(write);
    return read ? [{ write, read }] : [];
  });
}

describe('a record that was read can be sent back', () => {
  test('unchanged, also from another time zone', async () => {
    const problems: unknown[] = [];
    const pairs = findPairs();
    for (const { write, read } of pairs) {
      member = await createMember();
      const { params } = await runExample(write);
      const row = await readRow(read, params);
      const answer = await send(write, { params: { ...row, ...params }, body: row }, 'America/New_York');
      const after = await readRow(read, params);
      if (answer.status !== 200 || JSON.stringify(after) !== JSON.stringify(row))
        problems.push([write.operationId, answer.status, answer.body, row, after]);
    }
    expect(problems).toEqual([]);
    expect(pairs.map(({ write }) => write.operationId)).toEqual(
      expect.arrayContaining([
        'updateActivity',
        'updateFoodEntry',
        'saveNight',
        'saveResponse',
        'updateProfile',
      ]),
    );
  });

  test('but with another value in a read-only field, it is refused and nothing changes', async () => {
    const problems: unknown[] = [];
    for (const { write, read } of findPairs()) {
      member = await createMember();
      const { params } = await runExample(write);
      const row = await readRow(read, params);
      const names = Object.keys(row).filter(
        (name) => write.record && name in write.record.shape && !(name in (write.body as z.ZodObject).shape),
      );
      for (const name of names.filter((found) => found !== 'userId')) {
        const body = { ...row, [name]: 'something else' };
        const answer = await send(write, { params: { ...row, ...params }, body }, 'America/New_York');
        if (answer.status !== 400 || answer.body.field !== name)
          problems.push([write.operationId, name, answer.body]);
      }
      expect(await readRow(read, params)).toEqual(row);
    }
    expect(problems).toEqual([]);
  });

  test('but after it was deleted, it is not found', async () => {
    member = await createMember();
    const { params, body } = await runExample(updateActivity);
    await send(deleteActivity, { params }, 'UTC');
    const answer = await send(updateActivity, { params, body }, 'UTC');
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });
});

/**
 * Writes that `findSaves` leaves out, because their response cannot be sent back in the test:
 * - The response of `updateRecipe` is not a valid body. It is a food, whose field `recipe` contains the portions and
 *   items that the body has at the top level.
 * - `analyzeFood` needs an AI service, which the test does not have.
 * - `saveInsightFeedback` needs a stored insight, which no example creates.
 */
const otherResponses = ['updateRecipe', 'analyzeFood', 'saveInsightFeedback'];

/**
 * Returns the writes whose response contains the values that they store: the body and the response have a field of the
 * same name and type. Leaves out `otherResponses`. Also leaves out each POST whose response has an id, because such a
 * POST creates a row of a list.
 */
function findSaves() {
  return server.app.endpoints.filter(({ operationId, method, access, body, response }) => {
    if (access.who === 'anyone' || access.area === undefined) return false;
    if (method === 'GET' || method === 'DELETE' || otherResponses.includes(operationId)) return false;
    if (!body || !(response instanceof z.ZodObject)) return false;
    const written = fieldTypes(body, 'input');
    const answered = fieldTypes(response, 'output');
    return (
      !(method === 'POST' && answered.has('id')) &&
      [...written].some(([name, types]) => answered.get(name) === types)
    );
  });
}

describe('the response of a write that replaces values', () => {
  test('can be sent to the same write, and gets the same response', async () => {
    const problems: unknown[] = [];
    for (const write of findSaves()) {
      member = await createMember();
      const { params, body } = await runExample(write);
      const answer = await send(write, { params: { ...body, ...params }, body }, 'Europe/Stockholm');
      if (answer.status !== 200 || JSON.stringify(answer.body) !== JSON.stringify(body))
        problems.push([write.operationId, answer.status, answer.body, body]);
    }
    expect(problems).toEqual([]);
    expect(findSaves().map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['saveBody', 'saveHealthMetrics', 'saveWaterIntake']),
    );
  });
});

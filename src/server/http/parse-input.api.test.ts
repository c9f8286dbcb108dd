import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildFormData, buildUrl, type RequestParts } from '#contracts/build-request.ts';
import { sendContact } from '#contracts/contact.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { createFoodEntry, listFoodEntries } from '#contracts/nutrition.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
let member: TestMember;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '1000' });
  member = await server.createMember();
});
afterAll(() => server.close());

/** Returns the paths of all fields of a schema, including nested objects and lists. */
function pathsIn(schema: unknown): string[][] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      pathsIn(field).map((path) => [name, ...path]),
    );
  }
  if (schema instanceof z.ZodArray) return pathsIn(schema.element).map((path) => ['0', ...path]);
  if (schema instanceof z.ZodRecord) return pathsIn(schema.valueType).map((path) => ['key', ...path]);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(pathsIn);
  if (schema instanceof z.ZodPipe) return pathsIn(schema.in);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return pathsIn(schema.unwrap());
  }
  return schema === undefined ? [] : [[]];
}

const valueAt = (path: string[], value: unknown): unknown =>
  path.reduceRight((inner, name) => (name === '0' ? [inner] : { [name]: inner }), value);

/** A valid value of each path parameter that is not a number. */
const validParams: Record<string, string> = {
  measure: 'mood',
  day: '2026-03-10',
  provider: 'fitbit',
  aggregator: 'simulator',
  source: 'device:fitbit',
};

/**
 * Sends a request with a single field. Other required fields can be missing, because the server rejects characters that
 * PostgreSQL cannot store before it validates the rest of the input.
 */
function send({ method, path }: Endpoint, parts: RequestParts) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const params = Object.fromEntries(names.map((name = '') => [name, validParams[name] ?? '1']));
  return server.app.inject({
    method,
    url: buildUrl(path, { ...parts, params: { ...params, ...parts.params } }),
    headers: { cookie: member.cookie },
    ...(parts.body && { payload: parts.body }),
  });
}

test.each([
  ['NUL', 'a\u0000b', ['params', 'query', 'body']],
  // Half of a surrogate pair is tested only in a body, because a URL cannot contain half of a pair.
  ['the first half of a surrogate pair', 'a\ud83d', ['body']],
  ['the second half of a surrogate pair', '\ude00b', ['body']],
] as const)(
  '%s is refused in every field of every endpoint, and the field is named',
  async (_name, text, parts) => {
    let count = 0;
    for (const endpoint of server.app.endpoints) {
      for (const part of parts) {
        for (const path of pathsIn(endpoint[part])) {
          const input = { [part]: valueAt(path, text) } as RequestParts;
          const answer = await send(endpoint, input);
          const where = `${endpoint.method} ${endpoint.path} ${part} ${path.join('.')}`;
          expect([where, answer.statusCode, answer.json()]).toEqual([
            where,
            400,
            expect.objectContaining({ code: 'invalid_input', field: path.join('.') }),
          ]);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(100);
  },
);

describe('a form field', () => {
  test('with NUL is refused, and the field is named', async () => {
    const body = { userId: member.id, name: 'Her\u0000ring', mealType: 'lunch' };
    const answer = await server.app.inject({
      method: 'POST',
      url: createFoodEntry.path,
      payload: buildFormData({ body, photo: new Blob() }),
      headers: { cookie: member.cookie },
    });
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'name']);
    expect((await member.call(listFoodEntries, { query: {} })).body).toEqual([]);
  });
});

test('a surrogate pair is accepted', async () => {
  const body = { formType: 'investor', email: 'a@example.org', message: '😀', timeTaken: 9000 } as const;
  expect((await server.call(sendContact, { body })).body.success).toBe(true);
});

test('the deepest possible nesting is rejected', async () => {
  const depth = 100_000;
  const answer = await server.app.inject({
    method: 'POST',
    url: sendContact.path,
    payload: `{"message":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
});

test.each([
  '/api/auth/google',
  '/api/auth/oauth2/callback/google?code=%00&state=%00',
  '/api/auth/confirm-email/%00',
  '/api/auth/user?a=%ED%A0%80',
  '/%00',
])('%s does not cause an error', async (url) => {
  const cookie = 'lagom_session=%00.%00';
  expect((await server.app.inject({ url, headers: { cookie } })).statusCode).toBeLessThan(500);
});

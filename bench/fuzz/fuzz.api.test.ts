import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUrl } from '#contracts/build-request.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { examples } from '#server/api-docs/examples.ts';
import { toJsonSchema } from '#server/api-docs/json-schema.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { fuzzedValues, hostileValues } from './fuzz-values.ts';

/**
 * The number of generated inputs for each endpoint. The environment variables `FUZZ_INPUTS` and `FUZZ_SEED` set this
 * number and the seed of the generator.
 */
const inputs = Number(process.env.FUZZ_INPUTS ?? 500);
const seed = Number(process.env.FUZZ_SEED ?? 1);
/** The number of requests that are sent at the same time. */
const simultaneous = 25;
const timeLimitMs = 1_800_000;

interface Input {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

let server: TestApp;
/** The HTTP statuses that the OpenAPI document declares, by operation id. */
let declared: Map<string, string[]>;

beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '1000000' });
  const document = (await server.app.inject({ url: '/api/openapi.json' })).json();
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path as object));
  declared = new Map(operations.map(({ operationId, responses }) => [operationId, Object.keys(responses)]));
});
afterAll(() => server.close());

test(
  `${inputs} inputs of each endpoint cause no server error, no stack and no undeclared status`,
  async () => {
    const wrong: string[] = [];
    for (const endpoint of server.app.endpoints) wrong.push(...(await fuzz(endpoint)).slice(0, 3));
    expect(wrong).toEqual([]);
  },
  timeLimitMs,
);

/**
 * Sends generated inputs to an endpoint. If the endpoint is not a GET, then also calls every GET endpoint that a member
 * can call, because an accepted input can break a later read. Returns a line for each unexpected response.
 */
async function fuzz(endpoint: Endpoint): Promise<string[]> {
  const wrong: string[] = [];
  const all = fc.sample(inputsOf(endpoint), { numRuns: inputs, seed });
  let member = await server.createMember();
  for (let first = 0; first < all.length; first += simultaneous) {
    const attempts = all.slice(first, first + simultaneous);
    const answers = await Promise.all(attempts.map((input) => send(endpoint, input, member.cookie)));
    for (const [index, { status, text }] of answers.entries())
      if (!isExpected(endpoint, status, text)) wrong.push(explain(endpoint, attempts[index], status, text));
    // A 401 means that one of the inputs has ended the session or deleted the account.
    if (answers.some(({ status }) => status === 401)) member = await server.createMember();
  }
  if (endpoint.method === 'GET') return wrong;
  for (const read of server.app.endpoints.filter(
    ({ method, access }) => method === 'GET' && access.who === 'member',
  )) {
    const { query = {}, params = {} } = examples.get(read) ?? {};
    const { status, text } = await send(
      read,
      { params, query: query as never, body: undefined },
      member.cookie,
    );
    if (!isExpected(read, status, text))
      wrong.push(`after ${endpoint.operationId}, ${explain(read, undefined, status, text)}`);
  }
  return wrong;
}

const explain = (endpoint: Endpoint, input: Input | undefined, status: number, text: string) =>
  `${endpoint.operationId} ${JSON.stringify(input)?.slice(0, 600)}: ${status} ${text.slice(0, 200)}`;

function isExpected({ operationId }: Endpoint, status: number, text: string): boolean {
  const isDeclared = declared.get(operationId)?.includes(String(status)) ?? false;
  return isDeclared && status !== 500 && !text.includes('    at ');
}

function inputsOf(endpoint: Endpoint): fc.Arbitrary<Input> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const text = hostileValues.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  const param = fc
    .oneof(fc.constantFrom('1', '2', '2147483647', '2026-03-10'), text)
    .map((value) => value || '1');
  const { query, body } = endpoint;
  return fc.record({
    params: fc.record(Object.fromEntries(names.map((name) => [name, param]))),
    query: query
      ? fuzzedValues(toJsonSchema(query, 'input')).map((value) => toTexts(value))
      : fc.constant({}),
    body: body ? fuzzedValues(toJsonSchema(body, 'input')) : fc.oneof(fc.constant(undefined), hostileValues),
  });
}

/**
 * Returns the fields of an object as query parameters. Converts values that are not strings to JSON. Returns an empty
 * object if the value is not an object.
 */
function toTexts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const entries = Object.entries(value).filter(([name]) => name !== '__proto__');
  return Object.fromEntries(
    entries.map(([name, one]) => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
  );
}

async function send(endpoint: Endpoint, { params, query, body }: Input, cookie: string) {
  const encoded = (value: string) => value.toWellFormed();
  const { statusCode, body: text } = await server.app.inject({
    method: endpoint.method,
    url: buildUrl(endpoint.path, {
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encoded(value)])),
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, encoded(String(value))])),
    }),
    ...(body === undefined || endpoint.method === 'GET'
      ? {}
      : { payload: JSON.stringify(body), headers: { cookie, 'content-type': 'application/json' } }),
    ...(body === undefined || endpoint.method === 'GET' ? { headers: { cookie } } : {}),
  });
  return { status: statusCode, text };
}

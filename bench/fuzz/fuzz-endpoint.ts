import fc from 'fast-check';
import { buildUrl } from '#contracts/build-request.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { examples } from '#server/api-docs/examples.ts';
import { toJsonSchema } from '#server/api-docs/json-schema.ts';
import { fuzzedValues, hostileValues } from './fuzz-values.ts';

interface FuzzRequest {
  method: Endpoint['method'];
  url: string;
  cookie: string;
  /** The body as JSON. Undefined if the request has no body. */
  body: string | undefined;
}

/** A server that receives generated inputs. */
export interface FuzzTarget {
  endpoints: readonly Endpoint[];
  /** The HTTP statuses that the OpenAPI document declares, by operation id. */
  declared: ReadonlyMap<string, readonly string[]>;
  /** Creates a member and returns the member's session cookie. */
  createMember(): Promise<string>;
  send(request: FuzzRequest): Promise<{ status: number; text: string }>;
}

interface Input {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

/** The number of requests that are sent at the same time. */
const simultaneous = 25;

/** Returns the statuses that an OpenAPI document declares, by operation id. */
export function readDeclaredStatuses(document: { paths: Record<string, object> }): Map<string, string[]> {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  return new Map(operations.map(({ operationId, responses }) => [operationId, Object.keys(responses)]));
}

/**
 * Sends generated inputs to an endpoint. If the endpoint is not a GET, then also calls every GET endpoint that a member
 * can call, because an accepted input can break a later read. Returns a line for each unexpected response.
 */
export async function fuzzEndpoint(
  target: FuzzTarget,
  endpoint: Endpoint,
  { inputs, seed }: { inputs: number; seed: number },
): Promise<string[]> {
  const wrong: string[] = [];
  const check = (
    { operationId }: Endpoint,
    start: string,
    { status, text }: { status: number; text: string },
  ) => {
    const isDeclared = target.declared.get(operationId)?.includes(String(status)) ?? false;
    if (!isDeclared || status === 500 || text.includes('    at '))
      wrong.push(`${start}: ${status} ${text.slice(0, 200)}`);
  };
  const all = fc.sample(inputsOf(endpoint), { numRuns: inputs, seed });
  let cookie = await target.createMember();
  for (let first = 0; first < all.length; first += simultaneous) {
    const attempts = all.slice(first, first + simultaneous);
    const answers = await Promise.all(attempts.map((input) => send(target, endpoint, input, cookie)));
    for (const [index, answer] of answers.entries())
      check(endpoint, `${endpoint.operationId} ${JSON.stringify(attempts[index]).slice(0, 600)}`, answer);
    // A 401 means that one of the inputs has ended the session or deleted the account.
    if (answers.some(({ status }) => status === 401)) cookie = await target.createMember();
  }
  if (endpoint.method === 'GET') return wrong;
  for (const read of target.endpoints) {
    if (read.method !== 'GET' || read.access.who !== 'member') continue;
    const { query = {}, params = {} } = examples.get(read) ?? {};
    const answer = await send(target, read, { params, query: query as never, body: undefined }, cookie);
    check(read, `after ${endpoint.operationId}, ${read.operationId}`, answer);
  }
  return wrong;
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

function send(target: FuzzTarget, { method, path }: Endpoint, input: Input, cookie: string) {
  const wellFormed = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value).toWellFormed()]));
  return target.send({
    method,
    url: buildUrl(path, { params: wellFormed(input.params), query: wellFormed(input.query) }),
    cookie,
    body: input.body === undefined || method === 'GET' ? undefined : JSON.stringify(input.body),
  });
}

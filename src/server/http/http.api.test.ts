import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveResponse } from '#contracts/checkin.ts';
import { requiredScope } from '#contracts/endpoint.ts';
import { errorTable } from '#contracts/errors.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const post = async (payload: string, headers: Record<string, string>) => {
  const member = await server.createMember();
  return server.app.inject({
    method: 'POST',
    url: saveResponse.path,
    payload,
    headers: { cookie: member.cookie, 'content-type': 'application/json', ...headers },
  });
};

describe('invalid request bodies are refused', () => {
  test.each([
    ['malformed JSON', '{"userId": ', {}, 'malformed_json'],
    ['an empty body', '', {}, 'malformed_json'],
    ['a body of a megabyte', JSON.stringify({ userId: 'x'.repeat(1_000_000) }), {}, 'body_too_large'],
    ['another kind of content', '<a/>', { 'content-type': 'application/xml' }, 'unsupported_media_type'],
    ['JSON that is called text', '{}', { 'content-type': 'text/plain' }, 'unsupported_media_type'],
    ['JSON that is not an object', '[1]', {}, 'invalid_input'],
    ['a prototype in disguise', '{"__proto__": {"admin": true}, "userId": 1}', {}, 'malformed_json'],
  ] as const)('%s: %#', async (_name, payload, headers, code) => {
    const answer = await post(payload, headers);
    expect(answer.json().code).toBe(code);
    expect(answer.statusCode).toBe(errorTable[code].status);
    expect(answer.body).not.toContain('    at ');
  });
});

describe('a write is accepted only from the same site or a program', () => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin, of an older browser', { origin: 'https://evil.example' }, 403],
    ['an origin that is none', { origin: 'null' }, 403],
    ['our own page', { 'sec-fetch-site': 'same-origin' }, 400],
    ['our own page, of an older browser', { origin: 'http://localhost:80' }, 400],
    ['a program', {}, 400],
  ] as const)('%s', async (_name, headers, status) => {
    expect((await post('{}', headers)).statusCode).toBe(status);
  });
});

test('an unknown path gets a 404 with a code and no-store', async () => {
  const answer = await server.app.inject({ method: 'GET', url: '/api/nothing-here' });
  expect([answer.statusCode, answer.json().code, answer.headers['cache-control']]).toEqual([
    404,
    'unknown_address',
    'no-store',
  ]);
});

test.each([
  ['PATCH', '/api/sleep-goals', 'GET, HEAD, POST'],
  ['GET', '/api/food-entries/12', 'DELETE, PUT'],
  ['GET', '/api/sync-fitbit/1', 'POST'],
  ['DELETE', '/api/auth/login/', 'POST'],
] as const)('%s %s gets a 405 that names the methods', async (method, url, allow) => {
  const answer = await server.app.inject({ method, url });
  expect([answer.statusCode, answer.json().code, answer.headers.allow]).toEqual([
    405,
    'method_not_allowed',
    allow,
  ]);
});

test.each(['//', '//evil.example', '/%', '/%c0%af', '/a?%'])(
  '%s does not cause a server error',
  async (url) => {
    expect((await server.app.inject({ url })).statusCode).toBeLessThan(500);
  },
);

test('a path that cannot be decoded gets an error with a code', async () => {
  for (const url of ['/api/community-posts/%E0%A4%A/comments', '/api/%', '/api/%E0%A4%A']) {
    const answer = await server.app.inject({ url, headers: { 'accept-language': 'sv' } });
    expect(['not_signed_in', 'unknown_address']).toContain(answer.json().code);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('pages may use the camera and the microphone, but not the location', async () => {
  for (const url of ['/', '/api/health']) {
    const policy = (await server.app.inject({ url })).headers['permissions-policy'];
    expect(policy).toContain('camera=(self)');
    expect(policy).toContain('microphone=(self)');
    expect(policy).toContain('geolocation=()');
  }
});

test('an unexpected error reveals nothing and is logged without its message', async () => {
  const member = await server.createMember();
  await server.database.db.schema.alterTable('custom_questions').renameTo('custom_questions_away').execute();
  try {
    const answer = await server.app.inject({
      url: '/api/custom-questions',
      headers: { cookie: member.cookie },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { code: 'internal', message: errorTable.internal.en },
    ]);
  } finally {
    await server.database.db.schema
      .alterTable('custom_questions_away')
      .renameTo('custom_questions')
      .execute();
  }
});

test('every summary starts with a verb, is short, and is used once', () => {
  const verbs =
    /^(Add|Agree|Analyze|Block|Cancel|Change|Check|Comment|Compare|Complete|Confirm|Connect|Copy|Create|Delete|Deliver|Disconnect|Download|End|Estimate|Find|Get|Give|Hide|Import|Like|List|Map|Process|Rate|Record|Remove|Rename|Replace|Report|Request|Reset|Save|Send|Set|Show|Sign|Start|Switch|Transcribe|Unblock|Unlike|Update|Upload) /;
  const summaries = server.app.endpoints.map(({ summary }) => summary);
  expect(summaries.filter((summary) => summary.length >= 60 || summary.endsWith('.'))).toEqual([]);
  expect(summaries.filter((summary) => !verbs.test(`${summary} `))).toEqual([]);
  expect(new Set(summaries).size).toBe(summaries.length);
});

test('the OpenAPI document has every endpoint, and the docs page is served', async () => {
  const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json();
  const described = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.sort()).toEqual(
    server.app.endpoints.map(({ method, path }) => `${method} ${path}`).sort(),
  );
  const page = await server.app.inject({ url: '/api/docs/' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
  expect(page.headers['content-security-policy']).toContain("script-src 'self' 'unsafe-inline';");
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  const redirect = await server.app.inject({ url: '/api/docs' });
  expect([redirect.statusCode, redirect.headers.location]).toEqual([301, '/api/docs/']);
  const script = await server.app.inject({ url: '/api/docs/js/scalar.js' });
  expect([script.statusCode, script.headers['content-type'], script.body.length > 100_000]).toEqual([
    200,
    expect.stringContaining('javascript'),
    true,
  ]);
  expect((await server.app.inject({ url: '/api/docs/other' })).json()).toMatchObject({
    code: 'unknown_address',
  });
});

test('an endpoint for members needs a scope, or a session for the account itself', () => {
  const scopes = server.app.endpoints
    .filter(({ access }) => access.who === 'member')
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, requiredScope(endpoint)] as const);
  const sessionOnly = scopes.filter(([, scope]) => scope === undefined).map(([name]) => name);
  expect(sessionOnly.filter((name) => !/ \/api\/(auth|account)\b/.test(name))).toEqual([]);
  expect(new Map(scopes).get('GET /api/auth/user')).toBe('profile:read');
  expect(new Map(scopes).get('POST /api/food-entries')).toBe('nutrition:write');
});

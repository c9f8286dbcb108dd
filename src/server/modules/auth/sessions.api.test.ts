import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePassword, getUser, listSessions, login, register, revokeSession } from '#contracts/auth.ts';
import { password } from '#server/testing/password.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { newRegistration, toCookieHeader } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '100' });
});
afterAll(() => server.close());

/** Creates an account and signs in to it with two browsers. */
async function inTwoBrowsers() {
  const body = newRegistration();
  const here = toCookieHeader(
    await server.call(
      register,
      { body },
      { headers: { 'user-agent': 'Here/1', 'x-forwarded-for': '9.9.9.9' } },
    ),
  );
  const credentials = { email: body.email, password };
  const there = toCookieHeader(
    await server.call(login, { body: credentials }, { headers: { 'user-agent': 'There/1' } }),
  );
  return { ...body, here, there };
}

const isSignedIn = async (cookie: string) => (await server.call(getUser, {}, { cookie })).status === 200;
const sessionsOf = async (cookie: string) => (await server.call(listSessions, {}, { cookie })).body;

describe('GET /api/auth/sessions', () => {
  test('without a session, returns 401', async () => {
    expect((await server.call(listSessions, {})).error.code).toBe('not_signed_in');
  });

  test("lists the caller's sessions, marks the current one, and ignores untrusted proxies", async () => {
    const { here } = await inTwoBrowsers();
    await inTwoBrowsers();
    const sessions = await sessionsOf(here);
    const now = server.clock.now.toISOString();
    expect(sessions).toEqual([
      {
        id: expect.any(Number),
        createdAt: now,
        lastUsedAt: now,
        userAgent: 'There/1',
        ipAddress: '127.0.0.1',
        current: false,
      },
      {
        id: expect.any(Number),
        createdAt: now,
        lastUsedAt: now,
        userAgent: 'Here/1',
        ipAddress: '127.0.0.1',
        current: true,
      },
    ]);
  });

  test('leaves out expired sessions', async () => {
    const member = await server.createMember();
    const past = new Date(server.clock.now.getTime() - 1);
    await server.database.db
      .insertInto('sessions')
      .values({ user_id: member.id, token: `old-${member.id}`, expires_at: past })
      .execute();
    expect((await member.call(listSessions, {})).body).toHaveLength(1);
  });
});

test('signing in deletes the expired sessions of that person only', async () => {
  const { email, here } = await inTwoBrowsers();
  await inTwoBrowsers();
  const { id } = (await server.call(getUser, {}, { cookie: here })).body;
  const count = async () => {
    const rows = await server.database.db.selectFrom('sessions').select('user_id').execute();
    return [rows.length, rows.filter((row) => row.user_id === id).length] as const;
  };
  const before = server.clock.now;
  const [all, own] = await count();
  server.clock.now = new Date(before.getTime() + 31 * 24 * 60 * 60 * 1000);
  await server.call(login, { body: { email, password } });
  expect(await count()).toEqual([all - own + 1, 1]);
  server.clock.now = before;
});

describe('a session that is used', () => {
  const days = (count: number) => count * 24 * 60 * 60 * 1000;
  const start = new Date('2026-03-10T12:00:00Z');
  const ask = (method: 'GET' | 'HEAD', cookie: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method, url: '/api/meditation-sessions', headers: { cookie, ...headers } });

  beforeEach(() => {
    server.clock.now = start;
  });
  afterAll(() => {
    server.clock.now = start;
  });

  test('lasts longer than its first cookie', async () => {
    const { here } = await inTwoBrowsers();
    let cookie = here;
    for (let day = 20; day <= 80; day += 20) {
      server.clock.now = new Date(start.getTime() + days(day));
      const answer = await server.call(getUser, {}, { cookie });
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      const [renewed, ...more] = [answer.headers['set-cookie'] ?? []].flat() as string[];
      expect(more).toEqual([]);
      expect(renewed).toBe(`${here}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`);
      cookie = String(renewed).split(';')[0] ?? '';
    }
    expect((await server.call(getUser, {}, { cookie })).headers['set-cookie']).toBeUndefined();
  });

  test('renews its cookie also with a 304, a HEAD response or an error', async () => {
    const member = await server.createMember();
    const { etag } = (await ask('GET', member.cookie)).headers;
    const known = { 'if-none-match': String(etag) };
    const renew = async (call: () => Promise<{ statusCode: number; headers: Record<string, unknown> }>) => {
      server.clock.now = new Date(server.clock.now.getTime() + days(2));
      const { statusCode, headers } = await call();
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(String(headers['set-cookie'])).toMatch(/^lagom_session=.{30,}; Max-Age=2592000/);
      return statusCode;
    };
    expect(await renew(() => ask('HEAD', member.cookie))).toBe(200);
    const missing = { method: 'DELETE', url: '/api/auth/sessions/999999' } as const;
    expect(await renew(() => server.app.inject({ ...missing, headers: { cookie: member.cookie } }))).toBe(
      404,
    );
    // The ETag contains the day. Replaces that day with the day to which `renew` moves the clock, so that the response
    // is 304.
    const next = new Date(server.clock.now.getTime() + days(2)).toISOString().slice(0, 10);
    const tag = { 'if-none-match': known['if-none-match'].replace(/\d{4}-\d\d-\d\d/, next) };
    expect(await renew(() => ask('GET', member.cookie, tag))).toBe(304);
  });

  test('signing out deletes the cookie even if it was due for renewal', async () => {
    const { here } = await inTwoBrowsers();
    server.clock.now = new Date(start.getTime() + days(3));
    const current = (await sessionsOf(here)).find((session) => session.current)!;
    server.clock.now = new Date(start.getTime() + days(6));
    const ended = await server.call(revokeSession, { params: { id: String(current.id) } }, { cookie: here });
    expect((ended.headers['set-cookie'] as string[]).at(-1)).toContain('lagom_session=; Max-Age=0');
  });

  test('on https, the renewed cookie is secure too', async () => {
    const secure = await startTestApp({ APP_URL: 'https://lagom.example' });
    const member = await secure.createMember();
    secure.clock.now = new Date(start.getTime() + days(2));
    const answer = await member.call(getUser, {});
    expect(answer.headers['set-cookie']).toBe(
      `${member.cookie}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure`,
    );
    await secure.close();
  });
});

describe('DELETE /api/auth/sessions/:id', () => {
  test("without a session, returns 401; another member's session gets 404 and continues", async () => {
    const [one, other] = [await inTwoBrowsers(), await server.createMember()];
    const [session] = await sessionsOf(one.here);
    const params = { id: String(session!.id) };
    expect((await server.call(revokeSession, { params })).status).toBe(401);
    const foreign = await other.call(revokeSession, { params });
    expect([foreign.status, foreign.error.code]).toEqual([404, 'not_found']);
    expect(await isSignedIn(one.there)).toBe(true);
  });

  test('ends the session at once; a second call returns 404', async () => {
    const { here, there } = await inTwoBrowsers();
    const other = (await sessionsOf(here)).find((session) => !session.current)!;
    const params = { id: String(other.id) };
    const ended = await server.call(revokeSession, { params }, { cookie: here });
    expect([ended.status, ended.headers['set-cookie']]).toEqual([200, undefined]);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect((await server.call(revokeSession, { params }, { cookie: here })).status).toBe(404);
  });

  test('ending the current session deletes the cookie', async () => {
    const { here } = await inTwoBrowsers();
    const current = (await sessionsOf(here)).find((session) => session.current)!;
    const ended = await server.call(revokeSession, { params: { id: String(current.id) } }, { cookie: here });
    expect(String(ended.headers['set-cookie'])).toContain('Max-Age=0');
    expect(await isSignedIn(here)).toBe(false);
  });

  test.each(['0', '-1', '1.5', 'abc', '99999999999', '1 or 1=1'])('rejects the id %s', async (id) => {
    const member = await server.createMember();
    const answer = await member.call(revokeSession, { params: { id } });
    expect([answer.status, answer.error.field]).toEqual([400, 'id']);
  });
});

describe('POST /api/auth/change-password', () => {
  const newPassword = 'Annan-Morgon-8!';
  const change = (cookie: string, body: object) =>
    server.call(
      changePassword,
      { body: body as { currentPassword: string; newPassword: string } },
      { cookie },
    );

  test('without a session, returns 401', async () => {
    const body = { currentPassword: password, newPassword };
    expect((await server.call(changePassword, { body })).error.code).toBe('not_signed_in');
  });

  test('sets the password, keeps the current session and ends the others', async () => {
    const { email, here, there } = await inTwoBrowsers();
    expect((await change(here, { currentPassword: password, newPassword })).status).toBe(200);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect((await server.call(login, { body: { email, password } })).status).toBe(401);
    expect((await server.call(login, { body: { email, password: newPassword } })).status).toBe(200);
  });

  test('requires the current password', async () => {
    const { email, here, there } = await inTwoBrowsers();
    const wrong = await change(here, { currentPassword: 'Wrong-1-Way!', newPassword });
    expect([wrong.status, wrong.error]).toEqual([
      400,
      { code: 'wrong_password', message: 'Current password is incorrect', field: 'currentPassword' },
    ]);
    expect(await isSignedIn(there)).toBe(true);
    expect((await server.call(login, { body: { email, password } })).status).toBe(200);
  });

  test('an account without a password gets wrong_password', async () => {
    const member = await server.createMember();
    const answer = await member.call(changePassword, { body: { currentPassword: password, newPassword } });
    expect(answer.error.code).toBe('wrong_password');
  });

  test('rejects a weak password with the code of its rule', async () => {
    const { here } = await inTwoBrowsers();
    const six = await change(here, { currentPassword: password, newPassword: 'Abc12!' });
    expect([six.status, six.error.code, six.error.message]).toEqual([
      400,
      'weak_password',
      'Password must be at least 8 characters long.',
    ]);
    const plain = await change(here, { currentPassword: password, newPassword: 'abcdefgh' });
    expect(plain.error.code).toBe('password_composition');
    const extra = await change(here, { currentPassword: password, newPassword, extra: 1 });
    expect([extra.error.code, extra.error.field]).toEqual(['invalid_input', 'extra']);
  });
});

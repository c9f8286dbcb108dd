import { parseSetCookie } from 'cookie';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser, login, logout, register } from '#contracts/auth.ts';
import { password } from '#server/testing/password.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { newRegistration, toCookieHeader } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '100' });
});
afterAll(() => server.close());

const rowsOf = (table: 'users' | 'sessions' | 'accounts') =>
  server.database.db.selectFrom(table).selectAll().execute();

describe('GET /api/auth/user', () => {
  test('without a session or with an invalid cookie, returns 401', async () => {
    for (const cookie of ['', 'lagom_session=x', 'lagom_session=a.b', 'lagom_session=%']) {
      const answer = await server.call(getUser, {}, { cookie });
      expect([answer.status, answer.error.code]).toEqual([401, 'not_signed_in']);
    }
  });

  test('returns the signed-in user and no other data', async () => {
    const member = await server.createMember({ firstName: 'Åsa', lastName: 'Öberg' });
    const { body } = await member.call(getUser, {});
    expect(body).toEqual({
      id: member.id,
      firstName: 'Åsa',
      lastName: 'Öberg',
      email: member.email,
      phoneNumber: null,
      profileImageUrl: null,
    });
  });
});

describe('POST /api/auth/register', () => {
  test('creates the account and signs in', async () => {
    const body = { ...newRegistration(), email: '  Karin.NY@Example.org ' };
    const made = await server.call(register, { body });
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({ firstName: 'Karin', lastName: 'Ek', email: 'karin.ny@example.org' });
    const who = await server.call(getUser, {}, { cookie: toCookieHeader(made) });
    expect(who.body).toEqual(made.body);
  });

  test('keeps the password only as an argon2id hash', async () => {
    const body = newRegistration();
    const made = await server.call(register, { body });
    const accounts = await rowsOf('accounts');
    const hash = accounts.find((account) => account.user_id === made.body.id)!.password;
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify([accounts, await rowsOf('users'), await rowsOf('sessions')])).not.toContain(
      password,
    );
  });

  test('a taken address gets 409, ignoring case, and the account does not change', async () => {
    const body = newRegistration();
    await server.call(register, { body });
    const again = await server.call(register, {
      body: { ...body, email: body.email.toUpperCase(), password: 'Another-2-Way!' },
    });
    expect([again.status, again.error.code, again.error.field]).toEqual([409, 'email_taken', 'email']);
    expect(again.headers['set-cookie']).toBeUndefined();
    expect((await server.call(login, { body: { email: body.email, password } })).status).toBe(200);
  });

  test('of two simultaneous sign-ups with one address only one succeeds', async () => {
    const body = newRegistration();
    const both = await Promise.all([server.call(register, { body }), server.call(register, { body })]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const users = (await rowsOf('users')).filter((user) => user.email === body.email);
    expect(users).toHaveLength(1);
  });

  test.each([
    ['Abc1!', 'weak_password', 'Password must be at least 8 characters long.'],
    [
      'abcdefgh1!',
      'password_composition',
      'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character.',
    ],
    ['P@ssw0rd1!', 'common_password', 'This password is too easy to guess. Please choose another.'],
  ])('rejects the password %s', async (weak, code, message) => {
    const before = (await rowsOf('users')).length;
    const answer = await server.call(register, { body: { ...newRegistration(), password: weak } });
    expect([answer.status, answer.error]).toEqual([400, { code, message, field: 'password' }]);
    expect(await rowsOf('users')).toHaveLength(before);
  });

  test.each([
    ['no first name', { firstName: ' ' }, 'firstName', 'Please fill in all fields'],
    ['no address', { email: '' }, 'email', 'Please fill in all fields'],
    ['no address that could be one', { email: 'karin@' }, 'email', 'Please enter a valid email address.'],
    ['an endless address', { email: `${'a'.repeat(250)}@x.se` }, 'email', undefined],
    ['an endless name', { lastName: 'x'.repeat(101) }, 'lastName', undefined],
    ['an endless password', { password: `aA1!${'x'.repeat(125)}` }, 'password', undefined],
    ['a name with a NUL', { firstName: 'Ka\u0000rin' }, 'firstName', undefined],
    ['an unknown field', { role: 'admin' }, 'role', undefined],
    ['a wrong type', { password: 12345678 }, 'password', undefined],
  ])('rejects %s and stores nothing', async (_what, change, field, message) => {
    const before = (await rowsOf('users')).length;
    const body = { ...newRegistration(), ...change } as ReturnType<typeof newRegistration>;
    const answer = await server.call(register, { body });
    expect([answer.status, answer.error.code, answer.error.field]).toEqual([400, 'invalid_input', field]);
    if (message) expect(answer.error.message).toBe(message);
    expect(await rowsOf('users')).toHaveLength(before);
  });

  test('cannot set fields that the endpoint does not have', async () => {
    const smuggled = { ...newRegistration(), emailVerified: true, phoneNumber: '1' };
    expect((await server.call(register, { body: smuggled })).status).toBe(400);
  });
});

describe('POST /api/auth/login', () => {
  test('signs in with any case of the address and any Unicode form of the password', async () => {
    const body = { ...newRegistration(), password: 'Blåbär-2026-Ö!'.normalize('NFC') };
    const made = await server.call(register, { body });
    const signedIn = await server.call(login, {
      body: { email: ` ${body.email.toUpperCase()}`, password: body.password.normalize('NFD') },
    });
    expect([signedIn.status, signedIn.body]).toEqual([200, made.body]);
  });

  test('an unknown address and a wrong password get the same response', async () => {
    const body = newRegistration();
    await server.call(register, { body });
    const wrong = await server.call(login, { body: { email: body.email, password: 'Wrong-1-Way!' } });
    const unknown = await server.call(login, { body: { email: 'nobody@example.org', password } });
    const nonsense = await server.call(login, { body: { email: 'not an address', password } });
    expect([wrong.status, wrong.error.code]).toEqual([401, 'wrong_credentials']);
    expect(unknown.text).toBe(wrong.text);
    expect(nonsense.text).toBe(wrong.text);
    for (const answer of [wrong, unknown, nonsense]) expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('the response time of a failed sign-in is rounded up', async () => {
    const { email } = (await server.call(register, { body: newRegistration() })).body;
    for (const tried of [email, 'nobody@example.org']) {
      const startedAt = performance.now();
      await server.call(login, { body: { email: tried, password: 'Wrong-1-Way!' } });
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(49);
    }
  });

  test('ends the previous session of the browser', async () => {
    const body = newRegistration();
    const first = toCookieHeader(await server.call(register, { body }));
    const second = toCookieHeader(await server.call(login, { body: credentialsOf(body) }, { cookie: first }));
    expect((await server.call(getUser, {}, { cookie: first })).status).toBe(401);
    expect((await server.call(getUser, {}, { cookie: second })).status).toBe(200);
  });

  test.each([
    ['no body', undefined, 'application/json', 400, 'invalid_input'],
    ['half a body', '{"email":', 'application/json', 400, 'malformed_json'],
    ['a list', '[]', 'application/json', 400, 'invalid_input'],
    ['an object for a text', '{"email":{"a":1},"password":"x"}', 'application/json', 400, 'invalid_input'],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    [
      'a huge body',
      JSON.stringify({ email: 'x'.repeat(300_000) }),
      'application/json',
      413,
      'body_too_large',
    ],
  ])('rejects %s with an error code and no stack', async (_what, payload, type, status, code) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: login.path,
      headers: payload === undefined ? {} : { 'content-type': type },
      ...(payload === undefined ? {} : { payload }),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.body).not.toContain('    at ');
  });

  test('is rejected for a page of another site', async () => {
    const body = newRegistration();
    await server.call(register, { body });
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await server.call(login, { body: credentialsOf(body) }, { headers });
    expect([answer.status, answer.error.code]).toEqual([403, 'cross_site']);
  });
});

describe('POST /api/auth/logout', () => {
  test('without a session, succeeds and deletes the cookie', async () => {
    const answer = await server.call(logout, {});
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toContain('lagom_session=; Max-Age=0; Path=/; HttpOnly');
  });

  test('ends only the current session', async () => {
    const body = newRegistration();
    const here = toCookieHeader(await server.call(register, { body }));
    const there = toCookieHeader(await server.call(login, { body: credentialsOf(body) }));
    await server.call(logout, {}, { cookie: here });
    expect((await server.call(getUser, {}, { cookie: here })).status).toBe(401);
    expect((await server.call(getUser, {}, { cookie: there })).status).toBe(200);
  });

  test('two simultaneous tabs can sign out and sign in', async () => {
    const body = newRegistration();
    const before = toCookieHeader(await server.call(register, { body }));
    const again = () => server.call(login, { body: credentialsOf(body) }, { cookie: before });
    const signedIn = await Promise.all([again(), again()]);
    expect(signedIn.map((answer) => answer.status)).toEqual([200, 200]);
    const cookie = toCookieHeader(signedIn[0]!);
    const signedOut = await Promise.all([1, 2].map(() => server.call(logout, {}, { cookie })));
    expect(signedOut.map((answer) => answer.status)).toEqual([200, 200]);
  });
});

describe('the session cookie', () => {
  test('on http, the cookie is HttpOnly and Lax, for the whole site and 30 days', async () => {
    const made = await server.call(register, { body: newRegistration() });
    expect(made.headers['set-cookie']).toHaveLength(1);
    const cookie = parseSetCookie((made.headers['set-cookie'] as string[])[0]!);
    expect(cookie).toMatchObject({
      name: 'lagom_session',
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      maxAge: 2_592_000,
    });
    expect([cookie.secure, cookie.domain]).toEqual([undefined, undefined]);
  });

  test('the sessions table alone does not allow anyone to sign in', async () => {
    const made = await server.call(register, { body: newRegistration() });
    const row = (await rowsOf('sessions')).find((session) => session.user_id === made.body.id)!;
    expect(row.token.length).toBeGreaterThanOrEqual(32);
    for (const value of [row.token, `${row.token}.`, `${row.token}.${row.token}`]) {
      const cookie = `lagom_session=${encodeURIComponent(value)}`;
      expect((await server.call(getUser, {}, { cookie })).status).toBe(401);
    }
  });

  test('ends after 30 days without use', async () => {
    const cookie = toCookieHeader(await server.call(register, { body: newRegistration() }));
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 30 * 24 * 60 * 60 * 1000 + 1);
    expect((await server.call(getUser, {}, { cookie })).status).toBe(401);
    server.clock.now = before;
    expect((await server.call(getUser, {}, { cookie })).status).toBe(200);
  });
});

test('on https, the cookie is Secure and bound to the host', async () => {
  const secure = await startTestApp({ APP_URL: 'https://lagom.example' });
  const made = await secure.call(register, { body: newRegistration() });
  const cookie = parseSetCookie((made.headers['set-cookie'] as string[])[0]!);
  expect(cookie).toMatchObject({ name: '__Host-lagom_session', path: '/', secure: true, httpOnly: true });
  expect((await secure.call(getUser, {}, { cookie: toCookieHeader(made) })).status).toBe(200);
  expect(String((await secure.call(logout, {})).headers['set-cookie'])).toBe(
    '__Host-lagom_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
  );
  await secure.close();
});

const credentialsOf = ({ email, password }: { email: string; password: string }) => ({ email, password });

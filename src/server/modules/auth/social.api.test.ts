import { createHash } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { getSignInOptions, getUser, login, register } from '#contracts/auth.ts';
import { password } from '#server/testing/password.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { newRegistration, toCookieHeader } from './test-helpers.ts';

/** An OpenID provider that runs on loopback. Each test sets the person who is signed in to the provider. */
const provider = new OAuth2Server();
let server: TestApp;
beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${provider.address().port}`;
  provider.issuer.url = issuer;
  server = await startTestApp({
    LIMITS_SCALE: '100',
    GOOGLE_CLIENT_ID: 'lagom-google',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GOOGLE_ISSUER: issuer,
    FACEBOOK_CLIENT_ID: 'lagom-facebook',
    FACEBOOK_CLIENT_SECRET: 'facebook-secret',
    FACEBOOK_ISSUER: issuer,
  });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});
afterEach(() => provider.service.removeAllListeners());

interface Profile {
  sub: string;
  email: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
}

const someone = (more: Partial<Profile> = {}): Profile => ({
  sub: newRegistration().email,
  email: newRegistration().email,
  email_verified: true,
  given_name: 'Karin',
  family_name: 'Ek',
  ...more,
});

function signedInThere(profile: Profile): void {
  provider.service.on('beforeTokenSigning', (token: { payload: object }) => {
    Object.assign(token.payload, profile, { picture: 'https://pictures.example/1.png' });
  });
}

const visit = (url: string, cookie = '') => {
  const { pathname, search } = new URL(url, 'http://localhost:3000');
  return server.app.inject({ method: 'GET', url: pathname + search, headers: { cookie } });
};

/**
 * Opens the route that starts a sign-in, and follows its redirect to the provider. Returns the address of the provider,
 * the address to which the provider redirects back, and the cookies.
 */
async function go(name = 'google') {
  const started = await visit(`/api/auth/${name}`);
  const there = new URL(String(started.headers.location));
  const answer = await fetch(there, { redirect: 'manual' });
  return { there, back: answer.headers.get('location')!, cookie: toCookieHeader(started) };
}

/** Signs in with the provider. Returns the address to which the server finally redirects, and the cookies. */
async function come(name = 'google') {
  const { back, cookie } = await go(name);
  const answer = await visit(back, cookie);
  return { to: answer.headers.location, cookie: toCookieHeader(answer) };
}

const userOf = async (cookie: string) => (await server.call(getUser, {}, { cookie })).body;
const usersWith = (email: string) =>
  server.database.db.selectFrom('users').where('email', '=', email).selectAll().execute();

describe.each(['google', 'facebook'])('sign-in with %s', (name) => {
  test('creates an account and finds it again', async () => {
    const profile = someone();
    signedInThere(profile);
    const first = await come(name);
    expect(first.to).toBe('/');
    const user = await userOf(first.cookie);
    expect(user).toMatchObject({
      email: profile.email,
      firstName: 'Karin',
      lastName: 'Ek',
      profileImageUrl: null,
    });
    const second = await come(name);
    expect((await userOf(second.cookie)).id).toBe(user.id);
    expect(await usersWith(profile.email)).toHaveLength(1);
  });

  test('takes no name of invisible characters only', async () => {
    const invisible = '\u200b\u2060';
    signedInThere(someone({ given_name: invisible, family_name: invisible, name: `${invisible} Karin Ek` }));
    expect(await userOf((await come(name)).cookie)).toMatchObject({ firstName: 'Karin', lastName: '' });
    signedInThere(someone({ given_name: invisible, name: invisible }));
    expect(await userOf((await come(name)).cookie)).toMatchObject({ firstName: 'Ek', lastName: 'Ek' });
  });

  test('sends a state, a PKCE challenge and its verifier', async () => {
    signedInThere(someone());
    const verifiers: string[] = [];
    provider.service.on('beforeResponse', (_answer, request: { body: { code_verifier: string } }) => {
      verifiers.push(request.body.code_verifier);
    });
    const { there, back, cookie } = await go(name);
    const asked = there.searchParams;
    expect(asked.get('client_id')).toBe(`lagom-${name}`);
    expect(asked.get('redirect_uri')).toBe(`http://localhost:3000/api/auth/oauth2/callback/${name}`);
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('state')!.length).toBeGreaterThanOrEqual(32);
    expect((await visit(back, cookie)).headers.location).toBe('/');
    const challenge = createHash('sha256').update(verifiers[0]!).digest('base64url');
    expect(asked.get('code_challenge')).toBe(challenge);
  });
});

describe('a failure redirects to /auth', () => {
  test('the person declines', async () => {
    provider.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }) => {
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
    });
    expect(await come()).toEqual({ to: '/auth?error=access_denied', cookie: '' });
  });

  test.each([
    ['another state', (back: URL) => back.searchParams.set('state', 'x'.repeat(32))],
    ['no state', (back: URL) => back.searchParams.delete('state')],
    ['two states', (back: URL) => back.searchParams.append('state', 'another')],
    ['another code', (back: URL) => back.searchParams.set('code', 'stolen')],
    ['no code', (back: URL) => back.searchParams.delete('code')],
  ])('%s', async (_what, change) => {
    signedInThere(someone());
    const { back, cookie } = await go();
    const changed = new URL(back);
    change(changed);
    const answer = await visit(changed.href, cookie);
    expect(answer.headers.location).toBe('/auth?error=sign_in_failed');
    expect(toCookieHeader(answer)).not.toContain('lagom_session');
  });

  test('a callback in another browser, or a repeated callback', async () => {
    signedInThere(someone());
    const { back, cookie } = await go();
    expect((await visit(back)).headers.location).toBe('/auth?error=sign_in_failed');
    const again = await go();
    expect((await visit(again.back, again.cookie)).headers.location).toBe('/');
    expect((await visit(again.back, again.cookie)).headers.location).toBe('/auth?error=sign_in_failed');
    expect((await visit(again.back, cookie)).headers.location).toBe('/auth?error=sign_in_failed');
  });

  test('the provider returns an error', async () => {
    signedInThere(someone());
    provider.service.on('beforeResponse', (answer: { statusCode: number; body: object }) => {
      answer.statusCode = 400;
      answer.body = { error: 'invalid_grant' };
    });
    expect((await come()).to).toBe('/auth?error=sign_in_failed');
  });

  test('the provider has no address for the person', async () => {
    signedInThere({ ...someone(), email: '' });
    expect((await come()).to).toBe('/auth?error=sign_in_failed');
  });
});

describe('an address that already has an account', () => {
  const existing = async () => {
    const body = newRegistration();
    const made = await server.call(register, { body });
    return { ...body, id: made.body.id, cookie: toCookieHeader(made) };
  };

  test('is not linked if the provider has not verified it', async () => {
    const { email, cookie } = await existing();
    for (const email_verified of [false, undefined]) {
      signedInThere(someone({ email, email_verified }));
      expect(await come()).toMatchObject({ to: '/auth?error=account_not_linked' });
      provider.service.removeAllListeners();
    }
    expect((await server.call(login, { body: { email, password } })).status).toBe(200);
    expect((await server.call(getUser, {}, { cookie })).status).toBe(200);
  });

  test('is linked if the provider has verified it, and an unverified account loses its access', async () => {
    const { id, email, cookie } = await existing();
    const someoneElse = await existing();
    const { db } = server.database;
    const key = { credential_id: email, public_key: 'x', counter: 0, device_type: 'x', backed_up: false };
    await db
      .insertInto('passkeys')
      .values({ user_id: id, name: 'x', ...key })
      .execute();
    signedInThere(someone({ email: email.toUpperCase() }));
    const came = await come();
    expect(came.to).toBe('/');
    expect((await userOf(came.cookie)).id).toBe(id);
    expect(await db.selectFrom('passkeys').where('user_id', '=', id).selectAll().execute()).toEqual([]);
    expect((await server.call(getUser, {}, { cookie })).status).toBe(401);
    expect((await server.call(login, { body: { email, password } })).status).toBe(401);
    const credentials = { email: someoneElse.email, password };
    expect((await server.call(login, { body: credentials })).status).toBe(200);
  });

  test('keeps its password and sessions if the address was verified', async () => {
    const { email, cookie } = await existing();
    await server.database.db
      .updateTable('users')
      .set({ email_verified: true })
      .where('email', '=', email)
      .execute();
    signedInThere(someone({ email }));
    expect((await come()).to).toBe('/');
    expect((await server.call(getUser, {}, { cookie })).status).toBe(200);
    expect((await server.call(login, { body: { email, password } })).status).toBe(200);
  });
});

test('no token of the provider is stored', async () => {
  signedInThere(someone());
  await come();
  await come();
  const rows = await server.database.db
    .selectFrom('accounts')
    .where('provider_id', 'in', ['google', 'facebook'])
    .select(['access_token', 'refresh_token', 'id_token'])
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toEqual({ access_token: null, refresh_token: null, id_token: null });
});

test.each([
  '/api/auth/sign-in/email',
  '/api/auth/get-session',
  '/api/auth/oauth2/link',
  '/api/auth/error',
  '/api/auth/passkey/generate-authenticate-options',
  '/api/auth/passkey/list-user-passkeys',
])("the account library's route %s is not served", async (path) => {
  for (const method of ['GET', 'POST'] as const) {
    const answer = await server.app.inject({ method, url: path });
    expect([404, 405]).toContain(answer.statusCode);
  }
});

test('the list says which providers are set up', async () => {
  expect((await server.call(getSignInOptions, {})).body).toEqual({
    google: true,
    facebook: true,
    hasMailServer: false,
  });
});

test('the list says whether the server sends emails', async () => {
  const sending = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect((await sending.call(getSignInOptions, {})).body.hasMailServer).toBe(true);
  await sending.close();
});

test('if not configured, both routes redirect to /auth with that code', async () => {
  const bare = await startTestApp();
  expect((await bare.call(getSignInOptions, {})).body).toEqual({
    google: false,
    facebook: false,
    hasMailServer: false,
  });
  for (const path of ['google', 'facebook', 'oauth2/callback/google?code=a&state=b']) {
    const answer = await bare.app.inject({ url: `/api/auth/${path}` });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      '/auth?error=provider_not_configured',
    ]);
  }
  await bare.close();
});

test('a provider that does not respond leads to /auth', async () => {
  const alone = await startTestApp({
    GOOGLE_CLIENT_ID: 'a',
    GOOGLE_CLIENT_SECRET: 'b',
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
  });
  const answer = await alone.app.inject({ url: '/api/auth/google' });
  expect(answer.headers.location).toBe('/auth?error=sign_in_failed');
  await alone.close();
});

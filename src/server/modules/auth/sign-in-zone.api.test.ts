import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, register } from '#contracts/auth.ts';
import {
  loginWithPasskey,
  registerPasskey,
  startPasskeyRegistration,
  startPasskeySignIn,
} from '#contracts/passkey.ts';
import { confirmSecondFactor, loginWithSecondFactor, setUpSecondFactor } from '#contracts/second-factor.ts';
import { PasskeyAuthenticator } from '#server/testing/passkey-authenticator.ts';
import { password } from '#server/testing/password.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { totpCode } from '#server/testing/totp-code.ts';
import { newRegistration, toCookieHeader } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '100' });
  // Sets the test server's clock to the current time, because the account library always uses the clock of the machine.
  server.clock.now = new Date();
});
afterAll(() => server.close());

const from = (zone: string, cookie = 'lagom.language=sv') => ({ cookie, headers: { 'x-time-zone': zone } });

async function signedUp() {
  const person = newRegistration();
  const made = await server.call(register, { body: person }, from('Asia/Tokyo'));
  expect(made.status).toBe(200);
  return { ...person, id: made.body.id, cookie: toCookieHeader(made) };
}

const findAccount = (id: number) =>
  server.database.db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['time_zone', 'language', 'next_reminder_at'])
    .executeTakeFirstOrThrow();
const findZone = async (id: number) => (await findAccount(id)).time_zone;

describe('the time zone of a sign-in is stored before the response', () => {
  test('of a registration, with the language', async () => {
    const { id } = await signedUp();
    expect(await findAccount(id)).toEqual({
      time_zone: 'Asia/Tokyo',
      language: 'sv',
      next_reminder_at: server.clock.now,
    });
  });

  test('of a sign-in with a password', async () => {
    const { id, email } = await signedUp();
    await server.call(login, { body: { email, password } }, from('America/Lima'));
    expect(await findZone(id)).toBe('America/Lima');
    await server.call(login, { body: { email, password } });
    expect(await findZone(id)).toBe('America/Lima');
  });

  test('of a sign-in with a code', async () => {
    const { id, email, cookie } = await signedUp();
    const { secret } = (await server.call(setUpSecondFactor, { body: { password } }, { cookie })).body;
    await server.call(confirmSecondFactor, { body: { code: totpCode(secret, -1) } }, { cookie });
    const started = await server.call(login, { body: { email, password } }, from('America/Lima'));
    expect(await findZone(id)).toBe('Asia/Tokyo');
    const body = { code: totpCode(secret) };
    await server.call(loginWithSecondFactor, { body }, from('America/Lima', toCookieHeader(started)));
    expect(await findZone(id)).toBe('America/Lima');
  });

  test('of a sign-in with a passkey', async () => {
    const { id, cookie } = await signedUp();
    const device = new PasskeyAuthenticator();
    const begun = await server.call(startPasskeyRegistration, { body: { password } }, { cookie });
    const passkey = { name: 'Telefonen', answer: device.create(begun.body) };
    const cookies = `${cookie}; ${toCookieHeader(begun)}`;
    await server.call(registerPasskey, { body: passkey }, { cookie: cookies });
    const started = await server.call(startPasskeySignIn, {});
    const body = { answer: device.get(started.body) };
    await server.call(loginWithPasskey, { body }, from('America/Lima', toCookieHeader(started)));
    expect(await findZone(id)).toBe('America/Lima');
  });
});

test('the first sign-in without a language cookie stores the preferred language, and a later one keeps it', async () => {
  const person = newRegistration();
  const prefers = (language: string) => ({ headers: { 'accept-language': language } });
  const made = await server.call(register, { body: person }, prefers('sv-SE,sv;q=0.9,en;q=0.8'));
  expect((await findAccount(made.body.id)).language).toBe('sv');
  await server.call(login, { body: { email: person.email, password } }, prefers('en'));
  expect((await findAccount(made.body.id)).language).toBe('sv');
});

test('an unknown zone gets 400, and nobody is registered or signed in', async () => {
  const person = newRegistration();
  const { email } = await signedUp();
  for (const answer of [
    await server.call(register, { body: person }, from('Mars/Olympus_Mons')),
    await server.call(login, { body: { email, password } }, from('')),
  ]) {
    expect([answer.status, answer.error]).toMatchObject([
      400,
      { code: 'invalid_input', field: 'X-Time-Zone' },
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  const again = await server.call(register, { body: person }, from('Asia/Tokyo'));
  expect(again.status).toBe(200);
});

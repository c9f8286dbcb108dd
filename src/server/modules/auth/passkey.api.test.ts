import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '#contracts/account.ts';
import { forgotPassword, getUser, listSessions, login, register, resetPassword } from '#contracts/auth.ts';
import {
  deletePasskey,
  listPasskeys,
  loginWithPasskey,
  registerPasskey,
  renamePasskey,
  startPasskeyRegistration,
  startPasskeySignIn,
} from '#contracts/passkey.ts';
import { confirmSecondFactor, setUpSecondFactor } from '#contracts/second-factor.ts';
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

async function signedUp() {
  const person = newRegistration();
  const made = await server.call(register, { body: person });
  return { ...person, id: made.body.id, cookie: toCookieHeader(made) };
}

/**
 * Starts adding a passkey. Returns the options for the browser, and the cookies to send with the browser's response.
 */
async function begun(cookie: string) {
  const answer = await server.call(startPasskeyRegistration, { body: { password } }, { cookie });
  expect(answer.status).toBe(200);
  return { options: answer.body, cookie: `${cookie}; ${toCookieHeader(answer)}` };
}

/** Creates a signed-in person with a passkey. */
async function withPasskey(device = new PasskeyAuthenticator()) {
  const person = await signedUp();
  const { options, cookie } = await begun(person.cookie);
  const body = { name: 'Telefonen', answer: device.create(options) };
  const made = await server.call(registerPasskey, { body }, { cookie });
  expect([made.status, made.text]).toEqual([200, expect.any(String)]);
  return { ...person, device, passkey: made.body };
}

async function beginning() {
  const answer = await server.call(startPasskeySignIn, {});
  return { options: answer.body, cookie: toCookieHeader(answer) };
}

type Answer = ReturnType<PasskeyAuthenticator['get']>;
const complete = (answer: Answer, cookie: string) =>
  server.call(loginWithPasskey, { body: { answer } }, { cookie });

async function signIn(device: PasskeyAuthenticator, lapse?: Parameters<PasskeyAuthenticator['get']>[1]) {
  const { options, cookie } = await beginning();
  return complete(device.get(options, lapse), cookie);
}

const rowsOf = (userId: number) =>
  server.database.db.selectFrom('passkeys').where('user_id', '=', userId).selectAll().execute();

describe('adding a passkey', () => {
  test('without a session, each endpoint returns 401', async () => {
    const answer = new PasskeyAuthenticator().create({ challenge: 'x' });
    const params = { id: '1' };
    const answers = await Promise.all([
      server.call(listPasskeys, {}),
      server.call(startPasskeyRegistration, { body: { password } }),
      server.call(registerPasskey, { body: { name: 'x', answer } }),
      server.call(renamePasskey, { params, body: { name: 'x' } }),
      server.call(deletePasskey, { params, body: { password } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  test("another member's passkey is not visible and cannot be renamed or deleted", async () => {
    const [one, other] = [await withPasskey(), await signedUp()];
    const params = { id: String(one.passkey.id) };
    const options = { cookie: other.cookie };
    const renamed = await server.call(renamePasskey, { params, body: { name: 'Min' } }, options);
    const deleted = await server.call(deletePasskey, { params, body: { password } }, options);
    expect([renamed.status, deleted.status]).toEqual([404, 404]);
    expect(deletePasskey.errors).toContain(deleted.error.code);
    expect((await server.call(listPasskeys, {}, options)).body).toEqual([]);
    expect(await rowsOf(one.id)).toMatchObject([{ name: 'Telefonen' }]);
  });

  test('requires the password, and a discoverable passkey with user verification', async () => {
    const person = await signedUp();
    const wrong = await server.call(
      startPasskeyRegistration,
      { body: { password: 'wrong' } },
      { cookie: person.cookie },
    );
    expect([wrong.status, wrong.error.code, wrong.error.field]).toEqual([400, 'wrong_password', 'password']);
    const { options } = await begun(person.cookie);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Lagom' },
      user: { name: person.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const member = await server.createMember();
    const without = await member.call(startPasskeyRegistration, { body: { password } });
    expect([without.status, without.error.code]).toEqual([400, 'no_password']);
  });

  test('works with a session that is several days old', async () => {
    const person = await signedUp();
    const old = new Date(Date.now() - 5 * 24 * 60 * 60 * 1000);
    await server.database.db
      .updateTable('sessions')
      .set({ created_at: old })
      .where('user_id', '=', person.id)
      .execute();
    expect((await begun(person.cookie)).options.challenge).toMatch(/^[\w-]{40,}$/);
  });

  test('stores the passkey with its name and prevents a second one on the same device', async () => {
    const person = await withPasskey();
    const list = await server.call(listPasskeys, {}, { cookie: person.cookie });
    expect(list.body).toEqual([
      {
        id: person.passkey.id,
        name: 'Telefonen',
        createdAt: expect.any(String),
        lastUsedAt: null,
        synced: false,
      },
    ]);
    const { options } = await begun(person.cookie);
    expect(options.excludeCredentials).toEqual([{ id: person.device.id, type: 'public-key' }]);
  });

  test.each([
    ['a wrong origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['nobody verified', { verifies: false }],
    ['a challenge of its own', { challenge: 'aGVqIGhlag' }],
  ])('%s is rejected and nothing is stored', async (_, lapse) => {
    const person = await signedUp();
    const { options, cookie } = await begun(person.cookie);
    const answer = new PasskeyAuthenticator().create(options, lapse);
    const refused = await server.call(registerPasskey, { body: { name: 'x', answer } }, { cookie });
    expect([refused.status, refused.error.code]).toEqual([400, 'passkey_refused']);
    expect(await rowsOf(person.id)).toEqual([]);
  });

  test('a challenge accepts one response of the same member within five minutes, and only for adding', async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    const add = async (challenge: string, cookie: string) => {
      const answer = new PasskeyAuthenticator().create({ challenge });
      const { status, error } = await server.call(
        registerPasskey,
        { body: { name: 'x', answer } },
        { cookie },
      );
      return [status, error.code];
    };
    const first = await begun(one.cookie);
    expect((await add(first.options.challenge, first.cookie))[0]).toBe(200);
    expect(await add(first.options.challenge, first.cookie)).toEqual([400, 'passkey_expired']);
    expect(await add(first.options.challenge, one.cookie)).toEqual([400, 'passkey_expired']);

    const theirs = await begun(other.cookie);
    const stolen = `${one.cookie}; ${theirs.cookie.split('; ').at(-1)}`;
    expect(await add(theirs.options.challenge, stolen)).toEqual([400, 'passkey_expired']);

    const late = await begun(one.cookie);
    const past = new Date(Date.now() - 1);
    await server.database.db.updateTable('verifications').set({ expires_at: past }).execute();
    expect(await add(late.options.challenge, late.cookie)).toEqual([400, 'passkey_expired']);

    const ofSignIn = await beginning();
    const cookie = `${one.cookie}; ${ofSignIn.cookie}`;
    expect(await add(ofSignIn.options.challenge, cookie)).toEqual([400, 'passkey_expired']);
    expect(await rowsOf(one.id)).toHaveLength(1);
  });

  test('an invalid response is rejected with its field, an unreadable one as a whole', async () => {
    const person = await signedUp();
    const { options, cookie } = await begun(person.cookie);
    const answer = new PasskeyAuthenticator().create(options);
    const send = (body: object) => server.call(registerPasskey, { body: body as never }, { cookie });
    const fields = await Promise.all([
      send({ name: '  ', answer }),
      send({ name: 'x'.repeat(61), answer }),
      send({ name: 'x' }),
      send({ name: 'x', answer: { ...answer, type: 'password' } }),
      send({ name: 'x', answer: { ...answer, response: { ...answer.response, attestationObject: '{}' } } }),
      send({ name: 'x', answer, extra: 1 }),
    ]);
    expect(fields.map(({ error }) => [error.code, error.field])).toEqual([
      ['invalid_input', 'name'],
      ['invalid_input', 'name'],
      ['invalid_input', 'answer'],
      ['invalid_input', 'answer.type'],
      ['invalid_input', 'answer.response.attestationObject'],
      ['invalid_input', 'extra'],
    ]);
    const response = { ...answer.response, attestationObject: 'bm90IGNib3I' };
    const garbled = await send({ name: 'x', answer: { ...answer, response } });
    expect([garbled.status, garbled.error.code]).toEqual([400, 'passkey_refused']);
  });

  test('a passkey belongs to one account', async () => {
    const [one, other] = [await withPasskey(), await signedUp()];
    const { options, cookie } = await begun(other.cookie);
    const body = { name: 'x', answer: one.device.create(options) };
    const again = await server.call(registerPasskey, { body }, { cookie });
    expect([again.status, again.error.code]).toEqual([409, 'passkey_known']);
    expect(await rowsOf(other.id)).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  test('the options name no account, even for a signed-in browser', async () => {
    const person = await withPasskey();
    const answer = await server.call(startPasskeySignIn, {}, { cookie: person.cookie });
    expect(answer.body).toEqual({
      challenge: expect.stringMatching(/^[\w-]{40,}$/),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^lagom\.passkey=[^;]+; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('starts a normal session and stores when the passkey was used', async () => {
    const person = await withPasskey();
    const done = await signIn(person.device);
    expect(done.body).toMatchObject({ id: person.id, email: person.email });
    const options = { cookie: toCookieHeader(done) };
    expect((await server.call(getUser, {}, options)).body.id).toBe(person.id);
    const sessions = await server.call(listSessions, {}, options);
    expect(sessions.body.map(({ current }) => current).sort()).toEqual([false, true]);
    const [row] = await server.database.db
      .selectFrom('sessions')
      .where('user_id', '=', person.id)
      .orderBy('id', 'desc')
      .select('expires_at')
      .execute();
    expect(row?.expires_at.getTime()).toBe(server.clock.now.getTime() + 30 * 24 * 60 * 60 * 1000);
    const list = await server.call(listPasskeys, {}, options);
    expect(list.body[0]?.lastUsedAt).toBe(server.clock.now.toISOString());
  });

  test('requires no code of an authenticator app', async () => {
    const person = await withPasskey();
    const options = { cookie: person.cookie };
    const { body } = await server.call(setUpSecondFactor, { body: { password } }, options);
    const code = totpCode(body.secret);
    expect((await server.call(confirmSecondFactor, { body: { code } }, options)).status).toBe(200);
    const half = await server.call(login, { body: { email: person.email, password } });
    expect(half.body).toEqual({ twoFactorRequired: true });
    expect((await signIn(person.device)).body).toMatchObject({ id: person.id });
  });

  test('another session of the browser is ignored and ends', async () => {
    const [person, before] = [await withPasskey(), await signedUp()];
    const { options, cookie } = await beginning();
    const done = await complete(person.device.get(options), `${before.cookie}; ${cookie}`);
    expect(done.body.id).toBe(person.id);
    expect((await server.call(getUser, {}, { cookie: before.cookie })).status).toBe(401);
  });

  test.each([
    ['a wrong origin', { origin: 'https://evil.example' }],
    ['another port of this machine', { origin: 'http://localhost:3001' }],
    ['another site', { rpId: 'evil.example' }],
    ['nobody verified', { verifies: false }],
    ['a challenge of its own', { challenge: 'aGVqIGhlag' }],
  ])('%s is rejected without a session', async (_, lapse) => {
    const { device } = await withPasskey();
    const refused = await signIn(device, lapse);
    expect([refused.status, refused.error.code]).toEqual([400, 'passkey_refused']);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect((await signIn(device)).status).toBe(200);
  });

  test('a challenge accepts one response of the same browser within five minutes, and only for signing in', async () => {
    const { device, cookie: session } = await withPasskey();
    const { options, cookie } = await beginning();
    const answer = device.get(options);
    expect((await complete(answer, cookie)).status).toBe(200);
    expect((await complete(answer, cookie)).error.code).toBe('passkey_expired');

    const [asked, elsewhere] = [await beginning(), await beginning()];
    expect((await complete(device.get(asked.options), '')).error.code).toBe('passkey_expired');
    expect((await complete(device.get(asked.options), 'lagom.passkey=a.b')).error.code).toBe(
      'passkey_expired',
    );
    const foreign = await complete(device.get(asked.options), elsewhere.cookie);
    expect([foreign.status, foreign.error.code]).toEqual([400, 'passkey_refused']);

    const late = await beginning();
    const past = new Date(Date.now() - 1);
    await server.database.db.updateTable('verifications').set({ expires_at: past }).execute();
    expect((await complete(device.get(late.options), late.cookie)).error.code).toBe('passkey_expired');

    const ofAdding = await begun(session);
    expect((await complete(device.get(ofAdding.options), ofAdding.cookie)).error.code).toBe(
      'passkey_expired',
    );
  });

  test('of two simultaneous responses to one challenge, only one signs in', async () => {
    const { device } = await withPasskey();
    const { options, cookie } = await beginning();
    const answers = await Promise.all([1, 2].map(() => complete(device.get(options), cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('an unknown passkey, or a known id with another key, is rejected', async () => {
    const { device } = await withPasskey();
    const stranger = new PasskeyAuthenticator();
    const unknown = await signIn(stranger);
    expect([unknown.status, unknown.error.code]).toEqual([401, 'passkey_unknown']);
    const { options, cookie } = await beginning();
    const forged = { ...stranger.get(options), id: device.id, rawId: device.id };
    expect((await complete(forged, cookie)).error.code).toBe('passkey_refused');
  });

  test('a copy is detected by its counter, even a large one; a passkey without a counter is accepted', async () => {
    const person = await withPasskey(new PasskeyAuthenticator(undefined, 3_000_000_000));
    expect((await signIn(person.device)).status).toBe(200);
    for (const counter of [3_000_000_001, 2_999_999_999, 0]) {
      const copy = await signIn(person.device, { counter });
      expect([copy.status, copy.error.code]).toEqual([400, 'passkey_refused']);
    }
    const uncounted = await withPasskey();
    const again = [await signIn(uncounted.device), await signIn(uncounted.device)];
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('of a passkey and its copy at the same time, only one signs in', async () => {
    const { device } = await withPasskey(new PasskeyAuthenticator(undefined, 5));
    const [one, two] = [await beginning(), await beginning()];
    const answers = await Promise.all(
      [one, two].map(({ options, cookie }) => complete(device.get(options, { counter: 6 }), cookie)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('an invalid response is rejected with its field', async () => {
    const { options, cookie } = await beginning();
    const answer = new PasskeyAuthenticator().get(options);
    const response = { ...answer.response, signature: '' };
    const refused = await complete({ ...answer, response }, cookie);
    expect([refused.error.code, refused.error.field]).toEqual(['invalid_input', 'answer.response.signature']);
    const empty = await server.call(loginWithPasskey, { body: {} as never }, { cookie });
    expect([empty.error.code, empty.error.field]).toEqual(['invalid_input', 'answer']);
  });

  test('on https, the site is the host, only the https origin is accepted, and the cookie is secure', async () => {
    const own = await startTestApp({ APP_URL: 'https://lagom.example' });
    try {
      own.clock.now = new Date();
      const asked = await own.call(startPasskeySignIn, {});
      expect(asked.body.rpId).toBe('lagom.example');
      expect(String(asked.headers['set-cookie'])).toMatch(/^lagom\.passkey=.+; Secure; SameSite=Lax$/);
      const made = await own.call(register, { body: newRegistration() });
      const session = { cookie: toCookieHeader(made) };
      const add = async (origin: string) => {
        const begun = await own.call(startPasskeyRegistration, { body: { password } }, session);
        const answer = new PasskeyAuthenticator(origin).create(begun.body, { rpId: 'lagom.example' });
        const cookie = `${session.cookie}; ${toCookieHeader(begun)}`;
        return (await own.call(registerPasskey, { body: { name: 'x', answer } }, { cookie })).status;
      };
      expect([await add('http://lagom.example'), await add('https://lagom.example')]).toEqual([400, 200]);
    } finally {
      await own.close();
    }
  });

  test('a hundred requests from one address in 15 minutes are accepted, then 429', async () => {
    const own = await startTestApp({ LIMITS_SCALE: '0.05' });
    try {
      const statuses = [];
      for (let step = 0; step < 6; step += 1) statuses.push((await own.call(startPasskeySignIn, {})).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      await own.close();
    }
  });
});

describe('managing passkeys', () => {
  test('can be renamed, and deleted with the password; a deleted passkey signs nobody in', async () => {
    const person = await withPasskey();
    const params = { id: String(person.passkey.id) };
    const options = { cookie: person.cookie };
    const renamed = await server.call(renamePasskey, { params, body: { name: ' Nyckelknippan ' } }, options);
    expect(renamed.body).toEqual({ ...person.passkey, name: 'Nyckelknippan' });
    const wrong = await server.call(deletePasskey, { params, body: { password: 'wrong' } }, options);
    expect([wrong.status, wrong.error.code]).toEqual([400, 'wrong_password']);
    expect((await signIn(person.device)).status).toBe(200);
    expect((await server.call(deletePasskey, { params, body: { password } }, options)).status).toBe(200);
    expect((await server.call(deletePasskey, { params, body: { password } }, options)).status).toBe(404);
    expect((await signIn(person.device)).error.code).toBe('passkey_unknown');
  });

  test('a reset link deletes the passkeys of an unverified account only', async () => {
    const person = await withPasskey();
    const reset = async (newPassword: string) => {
      await server.call(forgotPassword, { body: { email: person.email } });
      await server.jobs.drain();
      const tokens = (await server.sentEmails())
        .filter((text) => text.includes(`To: ${person.email}\n`))
        .flatMap((text) => /reset-password\?token=(\S+)/.exec(text)?.[1] ?? []);
      const token = tokens.at(-1) ?? '';
      return (await server.call(resetPassword, { body: { token, newPassword } })).status;
    };
    expect(await reset('Ny-Gryning-88!')).toBe(200);
    expect((await signIn(person.device)).error.code).toBe('passkey_unknown');

    const body = { email: person.email, password: 'Ny-Gryning-88!' };
    const session = toCookieHeader(await server.call(login, { body }));
    const begunAnew = await server.call(
      startPasskeyRegistration,
      { body: { password: body.password } },
      { cookie: session },
    );
    const cookie = `${session}; ${toCookieHeader(begunAnew)}`;
    const answer = person.device.create(begunAnew.body);
    expect((await server.call(registerPasskey, { body: { name: 'x', answer } }, { cookie })).status).toBe(
      200,
    );
    expect(await reset('Ny-Skymning-99!')).toBe(200);
    expect((await signIn(person.device)).status).toBe(200);
  });

  test('deleting the account deletes its passkeys and open challenges', async () => {
    const person = await withPasskey();
    const { cookie } = await begun(person.cookie);
    const body = { confirmation: 'DELETE MY ACCOUNT' };
    expect((await server.call(deleteAccount, { body }, { cookie })).status).toBe(200);
    expect(await rowsOf(person.id)).toEqual([]);
    const waiting = await server.database.db.selectFrom('verifications').select('value').execute();
    expect(JSON.stringify(waiting)).not.toContain(person.email);
    expect((await signIn(person.device)).error.code).toBe('passkey_unknown');
  });
});

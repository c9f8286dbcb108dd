import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { getUser, login, register } from '#contracts/auth.ts';
import {
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  loginWithSecondFactor,
  regenerateRecoveryCodes,
  setUpSecondFactor,
} from '#contracts/second-factor.ts';
import { password } from '#server/testing/password.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { decodeBase32, totpCode } from '#server/testing/totp-code.ts';
import { newRegistration, toCookieHeader } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '100' });
  // Stops the clock of the machine, which the account library uses, so that no code expires during a test.
  vi.useFakeTimers({ toFake: ['Date'] });
  server.clock.now = new Date();
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

/** Creates a signed-in person with a password. */
async function signedUp() {
  const person = newRegistration();
  const made = await server.call(register, { body: person });
  return { ...person, id: made.body.id, cookie: toCookieHeader(made) };
}

/**
 * Creates a signed-in person with a second factor enabled. Confirms the set-up with the code of 30 seconds ago. A code
 * that confirmed the set-up cannot sign in, so this choice leaves the current code for the tests.
 */
async function protectedMember() {
  const person = await signedUp();
  const options = { cookie: person.cookie };
  const setUp = await server.call(setUpSecondFactor, { body: { password } }, options);
  const { secret, recoveryCodes } = setUp.body;
  const setUpCode = totpCode(secret, -1);
  const confirmed = await server.call(confirmSecondFactor, { body: { code: setUpCode } }, options);
  expect(confirmed.status).toBe(200);
  return { ...person, cookie: toCookieHeader(confirmed), secret, setUpCode, recoveryCodes };
}

async function halfSignIn(person: { email: string }) {
  const answer = await server.call(login, { body: { email: person.email, password } });
  expect([answer.status, answer.body]).toEqual([200, { twoFactorRequired: true }]);
  return toCookieHeader(answer);
}

const complete = (code: string, cookie: string) =>
  server.call(loginWithSecondFactor, { body: { code } }, { cookie });

describe('setting up two-step sign-in', () => {
  test('without a session, each endpoint returns 401', async () => {
    const body = { password };
    const answers = await Promise.all([
      server.call(getSecondFactor, {}),
      server.call(setUpSecondFactor, { body }),
      server.call(confirmSecondFactor, { body: { code: '123456' } }),
      server.call(disableSecondFactor, { body }),
      server.call(regenerateRecoveryCodes, { body }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  test("codes work only for their member, and another member's id is rejected", async () => {
    const [one, other] = [await protectedMember(), await signedUp()];
    const foreign = { body: { code: totpCode(one.secret), userId: one.id } };
    const refused = await server.call(confirmSecondFactor, foreign, { cookie: other.cookie });
    expect([refused.status, refused.error.code]).toEqual([403, 'not_yours']);
    const state = await server.call(getSecondFactor, {}, { cookie: other.cookie });
    expect(state.body).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    const half = await halfSignIn(await protectedMember());
    expect((await complete(one.recoveryCodes[0]!, half)).error.code).toBe('wrong_code');
  });

  test('requires the password, returns the codes once, and takes effect after a correct code', async () => {
    const person = await signedUp();
    const options = { cookie: person.cookie };
    const wrong = await server.call(setUpSecondFactor, { body: { password: 'wrong' } }, options);
    expect([wrong.status, wrong.error.code, wrong.error.field]).toEqual([400, 'wrong_password', 'password']);
    const { body } = await server.call(setUpSecondFactor, { body: { password } }, options);
    expect(body.otpauthUri).toMatch(/^otpauth:\/\/totp\/Lagom:.+secret=/);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    const failed = await server.call(confirmSecondFactor, { body: { code: '000000x' } }, options);
    expect([failed.status, failed.error.code]).toEqual([400, 'wrong_code']);
    const signedIn = await server.call(login, { body: { email: person.email, password } });
    expect(signedIn.body).toMatchObject({ id: person.id });
  });

  test('the database contains neither the secret nor the codes in plain text', async () => {
    const { secret, recoveryCodes } = await protectedMember();
    const rows = JSON.stringify(await server.database.db.selectFrom('two_factors').selectAll().execute());
    expect(rows).not.toContain(String(decodeBase32(secret)));
    expect(rows).not.toContain(recoveryCodes[0]);
  });

  test('renews the session, so that the old cookie stops working', async () => {
    const person = await signedUp();
    const options = { cookie: person.cookie };
    const { body } = await server.call(setUpSecondFactor, { body: { password } }, options);
    const confirmed = await server.call(
      confirmSecondFactor,
      { body: { code: totpCode(body.secret) } },
      options,
    );
    expect((await server.call(getUser, {}, options)).status).toBe(401);
    expect((await server.call(getUser, {}, { cookie: toCookieHeader(confirmed) })).body.id).toBe(person.id);
    const again = await server.call(
      setUpSecondFactor,
      { body: { password } },
      { cookie: toCookieHeader(confirmed) },
    );
    expect([again.status, again.error.code]).toEqual([409, 'second_factor_on']);
  });

  test('an account without a password gets no_password', async () => {
    const member = await server.createMember();
    const answer = await member.call(setUpSecondFactor, { body: { password } });
    expect([answer.status, answer.error.code]).toEqual([400, 'no_password']);
  });
});

describe('signing in with a code', () => {
  test('without a valid cookie of the first step, the person must start again', async () => {
    for (const cookie of ['', 'lagom.two_factor=x', 'lagom.two_factor=a.b']) {
      const answer = await complete('123456', cookie);
      expect([answer.status, answer.error.code]).toEqual([401, 'sign_in_again']);
    }
  });

  test('signing in requires both the password and a code', async () => {
    const person = await protectedMember();
    const half = await halfSignIn(person);
    expect((await server.call(getUser, {}, { cookie: half })).status).toBe(401);
    const done = await complete(totpCode(person.secret), half);
    expect(done.body).toMatchObject({ id: person.id, email: person.email });
    expect((await server.call(getUser, {}, { cookie: toCookieHeader(done) })).body.id).toBe(person.id);
  });

  test("another member's session in the same browser does not replace the code, and ends at sign-in", async () => {
    const [person, before] = [await protectedMember(), await signedUp()];
    const cookie = `${before.cookie}; ${await halfSignIn(person)}`;
    expect((await complete('000000x', cookie)).error.code).toBe('wrong_code');
    expect((await complete(totpCode(person.secret), cookie)).body.id).toBe(person.id);
    expect((await server.call(getUser, {}, { cookie: before.cookie })).status).toBe(401);
  });

  test('a code works only once, even while the app still shows it', async () => {
    const person = await protectedMember();
    const code = totpCode(person.secret);
    expect((await complete(code, await halfSignIn(person))).status).toBe(200);
    const again = await complete(code, await halfSignIn(person));
    expect([again.status, again.error.code]).toEqual([400, 'wrong_code']);
    expect(again.headers['set-cookie']).toBeUndefined();
    const sessions = await server.database.db
      .selectFrom('sessions')
      .where('user_id', '=', person.id)
      .selectAll()
      .execute();
    expect(sessions).toHaveLength(2);
  });

  test('after a used code, the next code completes the same sign-in', async () => {
    const person = await protectedMember();
    const code = totpCode(person.secret);
    expect((await complete(code, await halfSignIn(person))).status).toBe(200);
    const half = await halfSignIn(person);
    expect((await complete(code, half)).error.code).toBe('wrong_code');
    expect((await complete(totpCode(person.secret, 1), half)).body.id).toBe(person.id);
  });

  test('two successive codes each work only once', async () => {
    const person = await protectedMember();
    const [code, nextCode] = [totpCode(person.secret), totpCode(person.secret, 1)];
    for (const unused of [code, nextCode]) {
      expect((await complete(unused, await halfSignIn(person))).status).toBe(200);
    }
    for (const used of [code, nextCode]) {
      expect((await complete(used, await halfSignIn(person))).error.code).toBe('wrong_code');
    }
  });

  test('the code of the set-up cannot sign in', async () => {
    const person = await protectedMember();
    const answer = await complete(person.setUpCode, await halfSignIn(person));
    expect([answer.status, answer.error.code]).toEqual([400, 'wrong_code']);
  });

  test('a recovery code works once', async () => {
    const person = await protectedMember();
    const code = person.recoveryCodes[3]!;
    expect((await complete(code, await halfSignIn(person))).status).toBe(200);
    expect((await complete(code, await halfSignIn(person))).error.code).toBe('wrong_code');
    const left = await server.call(getSecondFactor, {}, { cookie: person.cookie });
    expect(left.body).toEqual({ enabled: true, recoveryCodesLeft: 9 });
  });

  test('a recovery code works in upper case and without its hyphen', async () => {
    const person = await protectedMember();
    const [first, second] = person.recoveryCodes;
    expect((await complete(first!.toUpperCase(), await halfSignIn(person))).status).toBe(200);
    expect((await complete(second!.replace('-', ' '), await halfSignIn(person))).status).toBe(200);
    expect((await complete(first!.replace('-', ''), await halfSignIn(person))).error.code).toBe('wrong_code');
  });

  test('recovery codes have no characters that look alike', async () => {
    const { recoveryCodes } = await protectedMember();
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
  });

  test('of simultaneous sign-ins with one recovery code, only one succeeds', async () => {
    const person = await protectedMember();
    const halves = [await halfSignIn(person), await halfSignIn(person), await halfSignIn(person)];
    const answers = await Promise.all(halves.map((half) => complete(person.recoveryCodes[0]!, half)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const left = await server.call(getSecondFactor, {}, { cookie: person.cookie });
    expect(left.body).toEqual({ enabled: true, recoveryCodesLeft: 9 });
  });

  test.runIf(inject('baseDatabase').kind === 'postgres')(
    'of sign-ins that wait for each other with one recovery code, only one succeeds',
    async () => {
      const person = await protectedMember();
      const halves = [await halfSignIn(person), await halfSignIn(person)];
      const client = await (server.database.pool as pg.Pool).connect();
      await client.query('begin');
      await client.query('select 1 from two_factors where user_id = $1 for update', [person.id]);
      const answers = halves.map((half) => complete(person.recoveryCodes[0]!, half));
      const waiting =
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(2);
      await client.query('commit');
      client.release();
      expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 400]);
    },
  );

  test('five wrong codes end the sign-in, and ten lock the second factor for a while', async () => {
    const person = await protectedMember();
    const half = await halfSignIn(person);
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect((await complete('abcde-fghij', half)).error.code).toBe('wrong_code');
    }
    const late = await complete(totpCode(person.secret), half);
    expect([late.status, late.error.code]).toEqual([401, 'sign_in_again']);
    const second = await halfSignIn(person);
    for (let wrong = 0; wrong < 5; wrong += 1) await complete('abcde-fghij', second);
    const locked = await complete(totpCode(person.secret), await halfSignIn(person));
    expect([locked.status, locked.error.code]).toEqual([429, 'too_many_requests']);
    expect(locked.headers['retry-after']).toBe('900');
    await server.database.db
      .updateTable('two_factors')
      .set({ locked_until: new Date(Date.now() - 1) })
      .where('user_id', '=', person.id)
      .execute();
    expect((await complete(totpCode(person.secret), await halfSignIn(person))).status).toBe(200);
  });
});

describe('managing two-step sign-in', () => {
  test('a set-up is confirmed only while it is off, and new recovery codes exist only while it is on', async () => {
    const protectedPerson = await protectedMember();
    const code = totpCode(protectedPerson.secret);
    const confirmed = await server.call(
      confirmSecondFactor,
      { body: { code } },
      { cookie: protectedPerson.cookie },
    );
    expect([confirmed.status, confirmed.error.code]).toEqual([409, 'second_factor_on']);
    const { cookie } = await signedUp();
    const codes = await server.call(regenerateRecoveryCodes, { body: { password } }, { cookie });
    expect([codes.status, codes.error.code]).toEqual([409, 'second_factor_off']);
  });

  test('new recovery codes require the password and replace the old ones', async () => {
    const person = await protectedMember();
    const options = { cookie: person.cookie };
    const wrong = await server.call(regenerateRecoveryCodes, { body: { password: 'wrong' } }, options);
    expect(wrong.error.code).toBe('wrong_password');
    const { body } = await server.call(regenerateRecoveryCodes, { body: { password } }, options);
    expect((await complete(person.recoveryCodes[0]!, await halfSignIn(person))).error.code).toBe(
      'wrong_code',
    );
    expect((await complete(body.recoveryCodes[0]!, await halfSignIn(person))).status).toBe(200);
  });

  test('after switching off with the password, no code is required', async () => {
    const person = await protectedMember();
    const options = { cookie: person.cookie };
    const wrong = await server.call(disableSecondFactor, { body: { password: 'wrong' } }, options);
    expect(wrong.error.code).toBe('wrong_password');
    const off = await server.call(disableSecondFactor, { body: { password } }, options);
    expect(off.status).toBe(200);
    const signedIn = await server.call(login, { body: { email: person.email, password } });
    expect(signedIn.body).toMatchObject({ id: person.id });
    const again = await server.call(
      disableSecondFactor,
      { body: { password } },
      { cookie: toCookieHeader(off) },
    );
    expect([again.status, again.error.code]).toEqual([409, 'second_factor_off']);
  });
});

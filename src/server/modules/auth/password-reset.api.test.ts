import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  forgotPassword,
  getUser,
  login,
  register,
  resetPassword,
  verifyResetToken,
} from '#contracts/auth.ts';
import { password } from '#server/testing/password.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { newRegistration, toCookieHeader } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '100', APP_URL: 'http://lagom.test' });
});
afterAll(() => server.close());

const newPassword = 'Annan-Morgon-8!';
const invalidLink = 'The reset link is invalid or has expired. Please request a new one.';

async function registered() {
  const body = newRegistration();
  const made = await server.call(register, { body });
  return { ...body, id: made.body.id, cookie: toCookieHeader(made) };
}

/** Requests a password reset link, sends the queued emails and returns the token from the email. */
async function tokenFor(email: string, language?: 'en' | 'sv'): Promise<string> {
  await server.call(forgotPassword, { body: { email, ...(language && { language }) } });
  await server.jobs.drain();
  const sentEmail = (await server.sentEmails()).findLast((text) => text.includes(`To: ${email}\n`))!;
  return /http:\/\/lagom\.test\/reset-password\?token=(\S+)/.exec(sentEmail)![1]!;
}

const verify = (token: string) => server.call(verifyResetToken, { params: { token } });
const reset = (token: string, chosen = newPassword) =>
  server.call(resetPassword, { body: { token, newPassword: chosen } });
const signIn = (email: string, chosen: string) => server.call(login, { body: { email, password: chosen } });

async function later(milliseconds: number, then: () => Promise<void>): Promise<void> {
  const before = server.clock.now;
  server.clock.now = new Date(before.getTime() + milliseconds);
  await then();
  server.clock.now = before;
}

describe('POST /api/auth/forgot-password', () => {
  test('a known and an unknown address get the same response, and only the known one gets an email', async () => {
    const { email } = await registered();
    const known = await server.call(forgotPassword, { body: { email } });
    const unknown = await server.call(forgotPassword, { body: { email: 'nobody@example.org' } });
    expect([known.status, known.text]).toEqual([200, unknown.text]);
    // The test server has no mail server.
    expect(known.body.hasMailServer).toBe(false);
    const before = (await server.sentEmails()).length;
    await server.jobs.drain();
    const sentEmails = (await server.sentEmails()).slice(before);
    expect(sentEmails).toHaveLength(1);
    expect(sentEmails[0]).toContain(`To: ${email}\n`);
  });

  test('the email is in the requested language', async () => {
    const { email } = await registered();
    await tokenFor(email, 'sv');
    const swedish = (await server.sentEmails()).at(-1)!;
    expect(swedish).toContain('Subject: Välj ett nytt lösenord till Lagom\n');
    expect(swedish).toContain('Hej Karin!');
    await tokenFor(email);
    expect((await server.sentEmails()).at(-1)!).toContain('Subject: Reset your Lagom password\n');
  });

  test.each([
    ['no address', { email: '' }, 'email'],
    ['an address that breaks lines', { email: 'a@example.org\nBcc: b@example.org' }, 'email'],
    ['another language', { email: 'a@example.org', language: 'de' }, 'language'],
    ['an unknown field', { email: 'a@example.org', to: 'b@example.org' }, 'to'],
  ])('rejects %s', async (_what, body, field) => {
    const answer = await server.call(forgotPassword, { body: body as { email: string } });
    expect([answer.status, answer.error.code, answer.error.field]).toEqual([400, 'invalid_input', field]);
  });
});

describe('GET /api/auth/verify-reset-token/:token', () => {
  test('returns whether a link is valid, any number of times', async () => {
    const token = await tokenFor((await registered()).email);
    expect((await verify(token)).body).toEqual({ valid: true, message: 'The reset link is valid.' });
    expect((await verify(token)).body.valid).toBe(true);
  });

  test.each(['nonsense', '%', 'x'.repeat(400), "' or 1=1 --"])('reports %j as invalid', async (token) => {
    const answer = await verify(token);
    expect([answer.status, answer.body]).toEqual([200, { valid: false, message: invalidLink }]);
  });
});

describe('POST /api/auth/reset-password', () => {
  test('sets the password once and ends all sessions', async () => {
    const { email, cookie } = await registered();
    const token = await tokenFor(email);
    expect((await reset(token)).status).toBe(200);
    expect((await server.call(getUser, {}, { cookie })).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, newPassword)).status).toBe(200);
    expect((await verify(token)).body.valid).toBe(false);
    const again = await reset(token, 'Tredje-Morgon-9!');
    expect([again.status, again.error]).toEqual([
      400,
      { code: 'invalid_reset_token', message: invalidLink, field: 'token' },
    ]);
    expect((await signIn(email, newPassword)).status).toBe(200);
  });

  test('of two simultaneous requests only one succeeds', async () => {
    const token = await tokenFor((await registered()).email);
    const both = await Promise.all([reset(token), reset(token, 'Tredje-Morgon-9!')]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 400]);
  });

  test('a link expires after 15 minutes', async () => {
    const { email } = await registered();
    const token = await tokenFor(email);
    await later(15 * 60 * 1000 - 1, async () => expect((await verify(token)).body.valid).toBe(true));
    await later(15 * 60 * 1000, async () => {
      expect((await verify(token)).body.valid).toBe(false);
      expect((await reset(token)).error.code).toBe('invalid_reset_token');
    });
    expect((await signIn(email, password)).status).toBe(200);
  });

  test('a newer link invalidates the earlier one; other accounts do not change', async () => {
    const [one, other] = [await registered(), await registered()];
    const first = await tokenFor(one.email);
    const second = await tokenFor(one.email);
    expect((await verify(first)).body.valid).toBe(false);
    await reset(second);
    expect((await signIn(other.email, password)).status).toBe(200);
    expect((await server.call(getUser, {}, { cookie: other.cookie })).status).toBe(200);
  });

  test('sets a first password and verifies the address', async () => {
    const { id, email } = await server.createMember();
    await reset(await tokenFor(email));
    expect((await signIn(email, newPassword)).status).toBe(200);
    const user = await server.database.db
      .selectFrom('users')
      .where('id', '=', id)
      .select('email_verified')
      .executeTakeFirst();
    expect(user).toEqual({ email_verified: true });
  });

  test('a weak password is refused and the link still works', async () => {
    const token = await tokenFor((await registered()).email);
    for (const [weak, code] of [
      ['Ab1!', 'weak_password'],
      ['abcdefgh', 'password_composition'],
      ['Password1!', 'common_password'],
    ] as const) {
      expect((await reset(token, weak)).error).toMatchObject({ code, field: 'newPassword' });
    }
    expect((await reset(token)).status).toBe(200);
  });

  test('with an invalid link and a weak password, returns the error of the link', async () => {
    expect((await reset('no-such-token', 'Ab1!')).error.code).toBe('invalid_reset_token');
  });

  test('without a token, returns the field of the error', async () => {
    for (const body of [{ newPassword }, { token: '', newPassword }, { token: 5, newPassword }]) {
      const answer = await server.call(resetPassword, {
        body: body as { token: string; newPassword: string },
      });
      expect([answer.status, answer.error.field, answer.error.message]).toEqual([
        400,
        'token',
        'Invalid reset token.',
      ]);
    }
  });

  test('the table does not contain the token', async () => {
    const token = await tokenFor((await registered()).email);
    const rows = await server.database.db.selectFrom('verifications').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const row of rows) {
      const [, stored] = row.identifier.split(':');
      expect((await verify(stored!)).body.valid).toBe(false);
    }
  });
});

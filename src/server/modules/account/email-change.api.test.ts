import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelEmailChange, confirmEmailPath, getAccount, updateProfile } from '#contracts/account.ts';
import { changePassword, forgotPassword, getUser, login, verifyResetToken } from '#contracts/auth.ts';
import { password } from '#server/testing/password.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { updateEmailChangeToken, upsertEmailChange } from './account-queries.ts';
import { insertPassword } from './test-helpers.ts';

let server: TestApp;
let count = 0;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '100' });
});
afterAll(() => server.close());

function freshAddress(): string {
  count += 1;
  return `ny.${count}@example.org`;
}

async function memberWithPassword() {
  const member = await server.createMember();
  await insertPassword(server.database.db, member.id);
  return member;
}

const ask = (member: TestMember, email: string, more: object = { currentPassword: password }) =>
  member.call(updateProfile, { body: { firstName: 'Astrid', lastName: 'Lind', email, ...more } });

/** Sends the queued emails. Returns all emails that were sent to an address so far. */
async function emailsTo(address: string): Promise<string[]> {
  await server.jobs.drain();
  return (await server.sentEmails()).filter((sentEmail) => sentEmail.includes(`To: ${address}\n`));
}

async function linkFor(address: string): Promise<string> {
  const link = (await emailsTo(address)).at(-1)?.match(/http:\/\/\S+/)?.[0] ?? '';
  expect(link).toContain(confirmEmailPath);
  return new URL(link).pathname;
}

const use = async (path: string) => {
  const answer = await server.app.inject({ url: path });
  return [answer.statusCode, answer.headers.location];
};
const confirmed = [302, '/account-settings?email=confirmed'];
const expired = [302, '/account-settings?email=expired'];

describe('changing the email address', () => {
  test('needs the password; a missing or wrong password changes nothing', async () => {
    const member = await memberWithPassword();
    const address = freshAddress();
    const none = await ask(member, address, { firstName: 'Other' });
    expect([none.status, none.error.code, none.error.field]).toEqual([
      400,
      'password_needed',
      'currentPassword',
    ]);
    const wrong = await ask(member, address, { firstName: 'Other', currentPassword: 'wrong' });
    expect([wrong.status, wrong.error.code, wrong.error.field]).toEqual([
      400,
      'wrong_password',
      'currentPassword',
    ]);
    expect((await member.call(getUser, {})).body).toMatchObject({ firstName: 'Astrid', email: member.email });
    expect(await emailsTo(address)).toEqual([]);
  });

  test('an account without a password cannot change its address', async () => {
    const member = await server.createMember();
    expect((await ask(member, freshAddress())).error.code).toBe('wrong_password');
    expect((await member.call(getAccount, {})).body).toEqual({
      hasPassword: false,
      emailVerified: false,
      pendingEmail: null,
      hasMailServer: false,
    });
  });

  test('a password change cancels it, and its link stops working', async () => {
    const member = await memberWithPassword();
    const address = freshAddress();
    await ask(member, address);
    const link = await linkFor(address);
    const body = { currentPassword: password, newPassword: 'Vinter-Stuga-84!' };
    expect((await member.call(changePassword, { body })).status).toBe(200);
    expect(await use(link)).toEqual(expired);
    expect((await member.call(getAccount, {})).body.pendingEmail).toBeNull();
  });

  test('takes effect when the link is used; the old address gets a notice', async () => {
    const member = await memberWithPassword();
    const address = freshAddress();
    const { body } = await ask(member, address, { currentPassword: password, phoneNumber: '12345' });
    expect(body).toMatchObject({ email: member.email, pendingEmail: address, phoneNumber: '12345' });
    const link = await linkFor(address);
    const [notice] = await emailsTo(member.email);
    expect(notice).toContain('email address is about to change');
    expect(notice).not.toContain(address);
    expect((await member.call(getUser, {})).body.email).toBe(member.email);
    const bySignIn = await server.call(login, { body: { email: address, password } });
    expect(bySignIn.error.code).toBe('wrong_credentials');

    expect(await use(link)).toEqual(confirmed);
    expect((await member.call(getUser, {})).body.email).toBe(address);
    expect((await member.call(getAccount, {})).body).toEqual({
      hasPassword: true,
      emailVerified: true,
      pendingEmail: null,
      hasMailServer: false,
    });
    const signedIn = await server.call(login, { body: { email: address, password } });
    expect(signedIn.body).toMatchObject({ id: member.id });
  });

  test('a link works once, even for two simultaneous requests; an unknown link never works', async () => {
    const member = await memberWithPassword();
    const address = freshAddress();
    await ask(member, address);
    const link = await linkFor(address);
    const both = await Promise.all([use(link), use(link)]);
    expect(both.map(([, location]) => location).sort()).toEqual([confirmed[1], expired[1]]);
    expect(await use(link)).toEqual(expired);
    expect(await use(`${confirmEmailPath}/${'a'.repeat(43)}`)).toEqual(expired);
  });

  test('a link expires after 60 minutes', async () => {
    const member = await memberWithPassword();
    const [late, early] = [freshAddress(), freshAddress()];
    const start = server.clock.now;
    await ask(member, late);
    const lateLink = await linkFor(late);
    server.clock.now = new Date(start.getTime() + 60 * 60 * 1000);
    expect(await use(lateLink)).toEqual(expired);
    expect((await member.call(getAccount, {})).body.pendingEmail).toBeNull();
    await ask(member, early);
    const earlyLink = await linkFor(early);
    server.clock.now = new Date(start.getTime() + 2 * 60 * 60 * 1000 - 1);
    expect(await use(earlyLink)).toEqual(confirmed);
    server.clock.now = start;
  });

  test('a later change invalidates an earlier link; the profile can be saved meanwhile', async () => {
    const member = await memberWithPassword();
    const [first, second] = [freshAddress(), freshAddress()];
    await ask(member, first);
    const firstLink = await linkFor(first);
    await ask(member, second);
    const secondLink = await linkFor(second);
    expect(await use(firstLink)).toEqual(expired);
    const saved = await ask(member, member.email, { firstName: 'Åsa' });
    expect(saved.body).toMatchObject({ firstName: 'Åsa', email: member.email, pendingEmail: second });
    expect(await use(secondLink)).toEqual(confirmed);
    expect((await member.call(getUser, {})).body.email).toBe(second);
  });

  test('a taken address gets the same response; the email to it says so and has no link', async () => {
    const [member, owner] = [await memberWithPassword(), await server.createMember()];
    const free = await ask(member, freshAddress());
    const taken = await ask(member, owner.email);
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
    expect(taken.body.pendingEmail).toBe(owner.email);
    const [sentEmail] = await emailsTo(owner.email);
    expect(sentEmail).toContain('already has a Lagom account');
    expect(sentEmail).not.toContain('http');
    expect((await owner.call(getUser, {})).body.email).toBe(owner.email);
  });

  test('an address that another account has taken meanwhile stays with that account', async () => {
    const [member, quick] = [await memberWithPassword(), await memberWithPassword()];
    const address = freshAddress();
    await ask(member, address);
    const slow = await linkFor(address);
    await ask(quick, address);
    expect(await use(await linkFor(address))).toEqual(confirmed);
    expect(await use(slow)).toEqual(expired);
    expect((await member.call(getUser, {})).body.email).toBe(member.email);
  });

  test('a reset link in the old mailbox stops working', async () => {
    const member = await memberWithPassword();
    await server.call(forgotPassword, { body: { email: member.email } });
    const token = (await emailsTo(member.email)).at(-1)?.match(/token=(\S+)/)?.[1] ?? '';
    expect((await server.call(verifyResetToken, { params: { token } })).body.valid).toBe(true);
    const address = freshAddress();
    await ask(member, address);
    expect(await use(await linkFor(address))).toEqual(confirmed);
    expect((await server.call(verifyResetToken, { params: { token } })).body.valid).toBe(false);
  });

  test('the emails are in Swedish on request', async () => {
    const member = await memberWithPassword();
    const address = freshAddress();
    await ask(member, address, { currentPassword: password, language: 'sv' });
    expect((await emailsTo(address))[0]).toContain('Bekräfta din nya e-postadress');
    expect((await emailsTo(member.email))[0]).toContain('byta e-postadress på ditt konto');
  });

  test('without a language, the emails are in the language of the request', async () => {
    const member = await memberWithPassword();
    const email = freshAddress();
    const body = { firstName: 'Astrid', lastName: 'Lind', email, currentPassword: password };
    await member.call(updateProfile, { body }, { headers: { 'accept-language': 'sv' } });
    expect((await emailsTo(email))[0]).toContain('Bekräfta din nya e-postadress');
  });

  test('no link is stored in the database or the queue', async () => {
    const member = await memberWithPassword();
    const address = freshAddress();
    await ask(member, address);
    const token = (await linkFor(address)).split('/').at(-1) ?? '';
    const rows = JSON.stringify(await server.database.db.selectFrom('email_changes').selectAll().execute());
    expect(rows).toContain(address);
    expect(rows).not.toContain(token);
  });
});

describe('DELETE /api/auth/profile/pending-email', () => {
  test("without a session, returns 401; another member's change is kept", async () => {
    const [one, other] = [await memberWithPassword(), await memberWithPassword()];
    const address = freshAddress();
    await ask(other, address);
    expect((await server.call(cancelEmailChange, {})).status).toBe(401);
    const foreign = await one.call(cancelEmailChange, {});
    expect([foreign.status, foreign.error.code]).toEqual([404, 'not_found']);
    expect((await other.call(getAccount, {})).body.pendingEmail).toBe(address);
  });

  test('cancels the change: its link stops working, and a second call finds none', async () => {
    const member = await memberWithPassword();
    const address = freshAddress();
    await ask(member, address);
    const link = await linkFor(address);
    expect((await member.call(cancelEmailChange, {})).status).toBe(200);
    expect((await member.call(getAccount, {})).body.pendingEmail).toBeNull();
    expect(await use(link)).toEqual(expired);
    expect((await member.call(getUser, {})).body.email).toBe(member.email);
    expect((await member.call(cancelEmailChange, {})).status).toBe(404);
  });

  test('before the email is sent, cancelling prevents it', async () => {
    const member = await memberWithPassword();
    const address = freshAddress();
    await ask(member, address);
    await member.call(cancelEmailChange, {});
    expect(await emailsTo(address)).toEqual([]);
  });
});

test('too many changes in an hour are rejected', async () => {
  const strict = await startTestApp();
  const member = await strict.createMember();
  const answers = [];
  for (let wish = 0; wish < 6; wish += 1) answers.push((await ask(member, freshAddress(), {})).status);
  await strict.close();
  expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
});

test('a request that has expired gets no confirmation link', async () => {
  const { db } = server.database;
  const { id } = await server.createMember();
  const { now } = server.clock;
  const newEmail = freshAddress();
  const after = (ms: number) => new Date(now.getTime() + ms);
  await upsertEmailChange(db, id, { newEmail, now, expiresAt: after(1000) });
  const storeToken = (at: Date) => updateEmailChangeToken(db, id, { newEmail, tokenHash: 'hash', now: at });
  expect([await storeToken(after(999)), await storeToken(after(1000))]).toEqual([true, false]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAccount } from '#contracts/account.ts';
import {
  confirmAddressPath,
  forgotPassword,
  register,
  resetPassword,
  sendAddressConfirmation,
} from '#contracts/auth.ts';
import { confirmSecondFactor, setUpSecondFactor } from '#contracts/second-factor.ts';
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

async function registered() {
  const person = newRegistration();
  const made = await server.call(register, { body: person });
  return { email: person.email, id: made.body.id, cookie: toCookieHeader(made) };
}

/** Switches on two-step sign-in, and returns the cookie of the renewed session. */
async function switchOn({ cookie }: { cookie: string }): Promise<string> {
  const { secret } = (await server.call(setUpSecondFactor, { body: { password } }, { cookie })).body;
  const confirmed = await server.call(confirmSecondFactor, { body: { code: totpCode(secret) } }, { cookie });
  return toCookieHeader(confirmed);
}

/** Returns the paths of the links in the emails to an address, oldest first. */
async function linksTo(email: string): Promise<string[]> {
  await server.jobs.drain();
  const emails = (await server.sentEmails()).filter((sent) => sent.includes(`To: ${email}\n`));
  return emails.flatMap((sent) => sent.match(/http:\/\/\S+/)?.[0] ?? []).map(toPath);
}

function toPath(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function open(path: string | undefined) {
  const answer = await server.app.inject({ url: path ?? '' });
  return [answer.statusCode, answer.headers.location];
}

async function resetByEmail(email: string) {
  await server.call(forgotPassword, { body: { email } });
  const link = (await linksTo(email)).findLast((path) => path.includes('token='));
  const token = link?.split('token=')[1] ?? '';
  const answer = await server.call(resetPassword, { body: { token, newPassword: 'Another-Pass-1' } });
  expect(answer.status).toBe(200);
}

const hasFactor = async (id: number) =>
  (
    await server.database.db
      .selectFrom('users')
      .where('id', '=', id)
      .select('two_factor_enabled as on')
      .executeTakeFirst()
  )?.on;

test('switching on two-step sign-in sends a link; after its use, a reset keeps two-step sign-in', async () => {
  const person = await registered();
  const cookie = await switchOn(person);
  const [link] = await linksTo(person.email);
  expect(link).toContain(confirmAddressPath);
  expect((await server.call(getAccount, {}, { cookie })).body.emailVerified).toBe(false);
  expect(await open(link)).toEqual([302, '/account-settings?email=proven']);
  expect((await server.call(getAccount, {}, { cookie })).body.emailVerified).toBe(true);
  await resetByEmail(person.email);
  expect(await hasFactor(person.id)).toBe(true);
});

test('without a confirmed address, a reset removes two-step sign-in', async () => {
  const person = await registered();
  await switchOn(person);
  await resetByEmail(person.email);
  expect(await hasFactor(person.id)).toBe(false);
});

test('a link works once and for 24 hours, and a newer link replaces it', async () => {
  const person = await registered();
  const ask = () => server.call(sendAddressConfirmation, { body: undefined }, { cookie: person.cookie });
  await ask();
  await server.jobs.drain();
  await ask();
  const [first, second] = await linksTo(person.email);
  expect(await open(first)).toEqual([302, '/account-settings?email=notProven']);
  const before = server.clock.now;
  server.clock.now = new Date(before.getTime() + 24 * 3_600_000);
  expect(await open(second)).toEqual([302, '/account-settings?email=notProven']);
  server.clock.now = new Date(before.getTime() + 24 * 3_600_000 - 1);
  expect(await open(second)).toEqual([302, '/account-settings?email=proven']);
  expect(await open(second)).toEqual([302, '/account-settings?email=notProven']);
  server.clock.now = before;
});

test('a link confirms only the address of its person, and a confirmed address gets no link', async () => {
  const [one, other] = [await registered(), await registered()];
  const ask = () =>
    server.call(sendAddressConfirmation, { body: { language: 'sv' } }, { cookie: one.cookie });
  await ask();
  const links = await linksTo(one.email);
  await open(links[0]);
  expect((await server.call(getAccount, {}, { cookie: other.cookie })).body.emailVerified).toBe(false);
  expect((await ask()).status).toBe(200);
  expect(await linksTo(one.email)).toEqual(links);
});

test('without a chosen language, emails are in the language of the account or of the request', async () => {
  const inSwedish = { headers: { 'accept-language': 'sv' } };
  const person = newRegistration();
  const made = await server.call(register, { body: person }, inSwedish);
  await server.call(sendAddressConfirmation, { body: undefined }, { cookie: toCookieHeader(made) });
  await server.call(forgotPassword, { body: { email: person.email } }, inSwedish);
  await server.jobs.drain();
  const emails = (await server.sentEmails()).filter((sent) => sent.includes(`To: ${person.email}\n`));
  expect(emails.map((sent) => /^Subject: (.*)$/m.exec(sent)?.[1]).sort()).toEqual([
    'Bekräfta din e-postadress till Lagom',
    'Välj ett nytt lösenord till Lagom',
  ]);
});

test('without a session, no link is sent', async () => {
  expect((await server.call(sendAddressConfirmation, { body: undefined })).status).toBe(401);
});

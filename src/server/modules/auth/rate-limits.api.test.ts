import { expect, test } from 'vitest';
import {
  changePassword,
  forgotPassword,
  login,
  register,
  resetPassword,
  verifyResetToken,
} from '#contracts/auth.ts';
import { password } from '#server/testing/password.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { newRegistration } from './test-helpers.ts';

/** Runs a test on a new server with empty counters. `scale` is the setting LIMITS_SCALE, by default 1. */
async function withServer(run: (server: TestApp) => Promise<void>, scale = '1'): Promise<void> {
  const server = await startTestApp({ LIMITS_SCALE: scale, TRUST_PROXY: '1' });
  try {
    await run(server);
  } finally {
    await server.close();
  }
}

test('behind one proxy, the address is that seen by the proxy, not that claimed by the sender', async () => {
  const server = await startTestApp({ TRUST_PROXY: '1' });
  try {
    const codes = [];
    for (let index = 0; index < 51; index += 1) {
      const claimed = { headers: { 'x-forwarded-for': `203.0.113.${index}, 192.0.2.7` } };
      codes.push(
        (await server.call(login, { body: { email: `p${index}@example.org`, password } }, claimed)).status,
      );
    }
    expect([codes[49], codes[50]]).toEqual([401, 429]);
  } finally {
    await server.close();
  }
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const tryLogin = (server: TestApp, email: string, address = '192.0.2.1') =>
  server.call(login, { body: { email, password } }, from(address));

async function statuses(count: number, call: (index: number) => Promise<{ status: number }>) {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await call(index)).status);
  return all;
}

const of = (status: number, count: number) => Array<number>(count).fill(status);

test('sign-in: ten attempts for an account from any address, then 429 for the rest of 15 minutes', () =>
  withServer(async (server) => {
    const tried = await statuses(10, (index) => tryLogin(server, 'a@example.org', `192.0.2.${index}`));
    expect(tried).toEqual(of(401, 10));
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const over = await tryLogin(server, 'A@example.org', '192.0.2.99');
    expect([over.status, over.error.code, over.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '840',
    ]);
    expect((await tryLogin(server, 'b@example.org')).status).toBe(401);
    server.clock.now = new Date(server.clock.now.getTime() + 840_000);
    expect((await tryLogin(server, 'a@example.org')).status).toBe(401);
  }));

test('the right password is rejected after too many attempts', () =>
  withServer(async (server) => {
    const body = newRegistration();
    await server.call(register, { body });
    await statuses(10, () => server.call(login, { body: { email: body.email, password: 'Wrong-1-Way!' } }));
    expect((await server.call(login, { body: { email: body.email, password } })).status).toBe(429);
  }));

test('wrong passwords from elsewhere do not lock out an address from which the account signed in', () =>
  withServer(async (server) => {
    const { email, ...names } = newRegistration();
    await server.call(register, { body: { email, ...names } }, from('192.0.2.1'));
    const tryWrong = (address: string) =>
      server.call(login, { body: { email, password: 'Wrong-1-Way!' } }, from(address));
    const elsewhere = await statuses(11, (index) => tryWrong(`198.51.100.${index}`));
    expect(elsewhere).toEqual([...of(401, 10), 429]);
    expect((await tryLogin(server, email, '198.51.100.99')).status).toBe(429);
    expect((await tryLogin(server, email, '192.0.2.1')).status).toBe(200);
    expect(await statuses(10, () => tryWrong('192.0.2.1'))).toEqual([...of(401, 9), 429]);
  }));

test('the stored sign-in addresses are hashes that differ between accounts, and expire', () =>
  withServer(async (server) => {
    const body = newRegistration();
    const users = await server.database.db.selectFrom('users').select('id').execute();
    const others = new Set(users.map(({ id }) => id));
    await server.call(register, { body }, from('192.0.2.1'));
    await server.call(register, { body: newRegistration() }, from('192.0.2.1'));
    const rows = async () => {
      const all = await server.database.db.selectFrom('sign_in_addresses').selectAll().execute();
      return all.filter(({ user_id }) => !others.has(user_id));
    };
    const stored = await rows();
    expect(new Set(stored.map((row) => row.address_hash)).size).toBe(2);
    expect(JSON.stringify(stored)).not.toContain('192.0');
    server.clock.now = new Date(server.clock.now.getTime() + 181 * 24 * 60 * 60 * 1000);
    await tryLogin(server, body.email, '192.0.2.2');
    const left = (await rows()).filter((row) => row.user_id === stored[0]!.user_id);
    expect(left.map((row) => row.signed_in_at)).toEqual([server.clock.now]);
  }));

test('simultaneous attempts are all counted', () =>
  withServer(async (server) => {
    const all = await Promise.all(Array.from({ length: 14 }, () => tryLogin(server, 'a@example.org')));
    expect(all.filter((answer) => answer.status === 429)).toHaveLength(4);
  }));

test('an address has 50 attempts for all accounts; an IPv6 /64 counts as one address', () =>
  withServer(async (server) => {
    const tried = await statuses(51, (index) =>
      tryLogin(server, `${index}@example.org`, `2001:db8:1:2::${index.toString(16)}`),
    );
    expect(tried).toEqual([...of(401, 50), 429]);
    expect((await tryLogin(server, 'x@example.org', '2001:db8:1:3::1')).status).toBe(401);
  }));

test('an address may register 20 accounts an hour', () =>
  withServer(async (server) => {
    const tried = await statuses(21, () =>
      server.call(register, { body: newRegistration() }, from('192.0.2.1')),
    );
    expect(tried).toEqual([...of(200, 20), 429]);
    expect((await server.call(register, { body: newRegistration() }, from('192.0.2.2'))).status).toBe(200);
  }));

test('reset request: five an hour for an address, known or unknown', () =>
  withServer(async (server) => {
    const body = { email: 'nobody@example.org' };
    const tried = await statuses(6, (index) =>
      server.call(forgotPassword, { body }, from(`192.0.2.${index}`)),
    );
    expect(tried).toEqual([...of(200, 5), 429]);
  }));

test('password reset: 30 attempts from an address in 15 minutes, checks included', () =>
  withServer(async (server) => {
    const looked = await statuses(15, (index) =>
      server.call(verifyResetToken, { params: { token: `guess-${index}` } }),
    );
    const used = await statuses(16, (index) =>
      server.call(resetPassword, { body: { token: `guess-${index}`, newPassword: password } }),
    );
    expect([...looked, ...used]).toEqual([...of(200, 15), ...of(400, 15), 429]);
  }));

test('password reset: ten attempts with one link', () =>
  withServer(async (server) => {
    const body = { token: 'one-link', newPassword: password };
    const used = await statuses(11, (index) =>
      server.call(resetPassword, { body }, from(`192.0.2.${index}`)),
    );
    expect(used).toEqual([...of(400, 10), 429]);
  }));

test('password change: ten attempts at the current password', () =>
  withServer(async (server) => {
    const member = await server.createMember();
    const body = { currentPassword: 'Wrong-1-Way!', newPassword: password };
    const tried = await statuses(11, () => member.call(changePassword, { body }));
    expect(tried).toEqual([...of(400, 10), 429]);
  }));

test('LIMITS_SCALE multiplies the limits', () =>
  withServer(async (server) => {
    const tried = await statuses(21, () => tryLogin(server, 'a@example.org'));
    expect(tried).toEqual([...of(401, 20), 429]);
  }, '2'));

test('the table contains no addresses, and old rows are deleted', () =>
  withServer(async (server) => {
    await tryLogin(server, 'somebody@example.org', '192.0.2.77');
    const rows = () => server.database.db.selectFrom('rate_limits').selectAll().execute();
    expect(await rows()).toHaveLength(2);
    expect(JSON.stringify(await rows())).not.toMatch(/somebody|example|192\.0/);
    server.clock.now = new Date(server.clock.now.getTime() + 2 * 60 * 60 * 1000);
    await tryLogin(server, 'other@example.org', '192.0.2.78');
    expect(await rows()).toHaveLength(2);
  }));

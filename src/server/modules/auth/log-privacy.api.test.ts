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
import { startTestApp } from '#server/testing/test-app.ts';
import { newRegistration, toCookieHeader } from './test-helpers.ts';

test('no address, name, password, token or cookie reaches the log', async () => {
  const server = await startTestApp({ LOG_LEVEL: 'trace', LIMITS_SCALE: '100' });
  const body = { ...newRegistration(), firstName: 'Rarename', lastName: 'Oddname' };
  const made = await server.call(register, { body });
  await server.call(register, { body });
  await server.call(login, { body: { email: body.email, password: 'Wrong-1-Way!' } });
  await server.call(login, { body: { email: `no-${body.email}`, password } });
  const cookie = toCookieHeader(await server.call(login, { body: { email: body.email, password } }));
  await server.call(changePassword, { body: { currentPassword: password, newPassword: 'Abc' } }, { cookie });
  await server.call(forgotPassword, { body: { email: body.email } });
  await server.jobs.drain();
  const token = /token=(\S+)/.exec((await server.sentEmails())[0]!)![1]!;
  await server.call(verifyResetToken, { params: { token } });
  await server.call(resetPassword, { body: { token, newPassword: 'Annan-Morgon-8!' } });
  await server.app.inject({ url: `/api/auth/oauth2/callback/google?code=${token}&state=${token}` });
  await server.close();

  const log = server.logLines.join('');
  expect(log).toContain('/api/auth/verify-reset-token/:token');
  const session = toCookieHeader(made).split('=')[1]!.slice(0, 20);
  for (const secret of [body.email, 'Rarename', 'Oddname', password, 'Wrong-1', 'Annan', token, session]) {
    expect(log).not.toContain(secret);
  }
});

test('the link is printed only in development', async () => {
  for (const [mode, printed] of [
    ['development', 1],
    ['production', 0],
  ] as const) {
    const server = await startTestApp({ NODE_ENV: mode });
    const body = newRegistration();
    await server.call(register, { body });
    await server.call(forgotPassword, { body: { email: body.email } });
    await server.jobs.drain();
    expect(server.logLines.filter((line) => line.includes('/reset-password?token='))).toHaveLength(printed);
    await server.close();
  }
});

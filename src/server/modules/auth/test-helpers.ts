import { randomBytes } from 'node:crypto';
import { password } from '#server/testing/password.ts';

/** Returns valid data for creating an account. */
export const newRegistration = () => ({
  email: `${randomBytes(6).toString('hex')}@example.org`,
  password,
  firstName: 'Karin',
  lastName: 'Ek',
});

/** Returns the cookies that a response sets, in the format of a Cookie header. */
export function toCookieHeader(answer: { headers: Record<string, unknown> }): string {
  return [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');
}

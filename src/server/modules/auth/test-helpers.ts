import { randomBytes } from 'node:crypto';

export const password = 'Ljus-Morgon-7!';

/** Somebody who has no account yet. */
export const newRegistration = () => ({
  email: `${randomBytes(6).toString('hex')}@example.org`,
  password,
  firstName: 'Karin',
  lastName: 'Ek',
});

/** The cookies an answer sets, as a browser sends them back. */
export function toCookieHeader(answer: { headers: Record<string, unknown> }): string {
  return [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');
}

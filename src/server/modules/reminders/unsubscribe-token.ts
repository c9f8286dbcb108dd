import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns the token of a person's unsubscribe links. The token is signed instead of stored, so the links of old emails
 * work as long as the setting SECRET stays the same.
 */
export function createUnsubscribeToken(secret: string, userId: number): string {
  return `${userId}.${sign(secret, userId).toString('base64url')}`;
}

/** Returns the user id of a token, or undefined if the token is malformed or the signature is wrong. */
export function readUnsubscribeToken(secret: string, token: string): number | undefined {
  const [, digits, signature] = /^(\d{1,10})\.([\w-]+)$/.exec(token) ?? [];
  if (digits === undefined || signature === undefined) return undefined;
  const [actual, expected] = [Buffer.from(signature, 'base64url'), sign(secret, Number(digits))];
  const isValid = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isValid ? Number(digits) : undefined;
}

const sign = (secret: string, userId: number) =>
  createHmac('sha256', secret).update(`unsubscribe:${userId}`).digest();

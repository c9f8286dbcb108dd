import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type ProviderId, providerIds } from '#domain/devices/providers.ts';

/** The path of the page that asks a person for permission to deliver invented data. */
export const simulatorPagePath = '/simulator/connect';

const lifetimeMs = 15 * 60_000;

const grant = z.object({
  userId: z.number(),
  provider: z.enum(providerIds as [ProviderId, ...ProviderId[]]),
  successUrl: z.string(),
  failureUrl: z.string(),
  expiresAt: z.number(),
});

/**
 * A request for consent: the user, the provider and the two addresses to which the consent page can
 * send the browser.
 */
export type Grant = Omit<z.output<typeof grant>, 'expiresAt'>;

/**
 * Returns a signed token that contains the request for consent. The token is part of the address of the page and is
 * valid for 15 minutes.
 */
export function signGrant(key: Buffer, asked: Grant, now: Date): string {
  const text = JSON.stringify({ ...asked, expiresAt: now.getTime() + lifetimeMs });
  const payload = Buffer.from(text).toString('base64url');
  return `${payload}.${sign(key, payload).toString('base64url')}`;
}

/**
 * Returns the request for consent in a signed token. Returns undefined if the signature is wrong or the token has
 * expired.
 */
export function readGrant(key: Buffer, token: string, now: Date): Grant | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const expected = sign(key, payload);
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  const { expiresAt, ...asked } = grant.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return expiresAt > now.getTime() ? asked : undefined;
}

const sign = (key: Buffer, payload: string) => createHmac('sha256', key).update(`grant.${payload}`).digest();

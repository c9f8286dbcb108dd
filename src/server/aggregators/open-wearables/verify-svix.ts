import { createHmac } from 'node:crypto';
import { ApiError } from '../../http/api-error.ts';
import type { Delivery } from '../aggregator.ts';
import { checkSignature, parseBody } from '../check-signature.ts';
import type { OpenWearablesSettings } from './open-wearables-settings.ts';

/**
 * Checks the signature of a webhook of Open Wearables and returns the delivery. The signature has
 * the format of Svix (https://www.svix.com). The signature header can contain several signatures,
 * for example while the secret is being changed. One valid signature is enough. Throws
 * `invalid_signature` if no signature is valid or the time of signing is more than five minutes
 * from now. Throws `malformed_json` if the body is not JSON.
 */
export function verifySvix(
  { webhookSecret: secret, webhookHeaders: prefix }: OpenWearablesSettings,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
  now: Date,
): Delivery {
  const id = headers[`${prefix}-id`];
  const signedAt = headers[`${prefix}-timestamp`];
  const header = headers[`${prefix}-signature`];
  if (secret === null || !id || !signedAt || !header) throw new ApiError('invalid_signature');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${signedAt}.`).update(rawBody).digest();
  const signatures = header
    .split(/\s+/)
    .filter((part) => part.startsWith('v1,'))
    .map((part) => Buffer.from(part.slice(3), 'base64'));
  checkSignature(expected, signatures, signedAt, now);
  const body = parseBody(rawBody);
  const { type } = (body ?? {}) as { type?: unknown };
  return {
    id,
    name: typeof type === 'string' ? type.slice(0, 60) : 'unknown',
    body,
    orderedAt: new Date(Number(signedAt) * 1000),
  };
}

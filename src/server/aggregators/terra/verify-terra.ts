import { createHash, createHmac } from 'node:crypto';
import { ApiError } from '../../http/api-error.ts';
import type { Delivery } from '../aggregator.ts';
import { checkSignature, parseBody } from '../check-signature.ts';
import type { TerraSettings } from './terra-settings.ts';

/** How far in the future the time of a delivery may lie, in milliseconds. A later time is ignored. */
const maxAheadMs = 300_000;

/**
 * Checks the signature `t=<seconds>,v1=<hex>` of a webhook and returns the delivery. The signature
 * does not cover the headers that contain the id and the time of the delivery. Throws
 * `invalid_signature` if the signature is wrong or too old. Throws `malformed_json` if the body is
 * not JSON.
 */
export function verifyTerra(
  { signingSecret, headers: names }: TerraSettings,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
  now: Date,
): Delivery {
  const header = names.signature.map((name) => headers[name]).find((value) => value);
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const signedAt = parts.find(([name]) => name === 't')?.[1];
  if (!signingSecret || !signedAt) throw new ApiError('invalid_signature');
  const expected = createHmac('sha256', signingSecret).update(`${signedAt}.`).update(rawBody).digest();
  const signatures = parts.flatMap(([name, hex]) =>
    name === 'v1' && hex && /^[0-9a-f]{64}$/i.test(hex) ? [Buffer.from(hex, 'hex')] : [],
  );
  checkSignature(expected, signatures, signedAt, now);
  const body = parseBody(rawBody);
  const { type } = (body ?? {}) as { type?: unknown };
  return {
    id: headers[names.traceId] || createHash('sha256').update(rawBody).digest('hex'),
    name: typeof type === 'string' ? type.slice(0, 60) : 'unknown',
    body,
    orderedAt: readOrder(headers[names.orderedAt], now) ?? new Date(Number(signedAt) * 1000),
  };
}

/**
 * Returns when Terra created a payload. The text contains milliseconds or seconds since 1970, or an ISO time. Returns
 * null if the text is missing or cannot be read. Also returns null for a time more than five minutes in the future.
 * With such a time, this payload would count as newer than payloads that Terra creates later.
 */
function readOrder(text: string | undefined, now: Date): Date | null {
  if (!text) return null;
  const number = /^\d{1,15}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  const milliseconds = Number.isNaN(number) ? Date.parse(text) : number < 1e11 ? number * 1000 : number;
  if (Number.isNaN(milliseconds) || milliseconds > now.getTime() + maxAheadMs) return null;
  return new Date(milliseconds);
}

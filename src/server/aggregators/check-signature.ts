import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '../http/api-error.ts';

/**
 * The largest accepted difference between the time of signing and now, in seconds. The time of signing can be in the
 * past or the future.
 */
const toleranceSeconds = 300;

/**
 * Throws `invalid_signature` if none of `signatures` equals `expected`, or if `signedAt` is more
 * than five minutes before or after now. `signedAt` is a text with seconds since 1970.
 */
export function checkSignature(expected: Buffer, signatures: Buffer[], signedAt: string, now: Date): void {
  const isRecent =
    /^\d{1,12}$/.test(signedAt) && Math.abs(now.getTime() / 1000 - Number(signedAt)) <= toleranceSeconds;
  const isKnown = signatures.some(
    (signature) => signature.length === expected.length && timingSafeEqual(signature, expected),
  );
  if (!isRecent || !isKnown) throw new ApiError('invalid_signature');
}

/** Returns the parsed JSON of a webhook's body. Throws `malformed_json` if the body is not JSON. */
export function parseBody(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new ApiError('malformed_json');
  }
}

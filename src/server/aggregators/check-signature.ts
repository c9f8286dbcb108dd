import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '../http/api-error.ts';

/** How far the time in a signature may differ from now, in either direction. */
const toleranceSeconds = 300;

/**
 * Throws `invalid_signature` if none of the signatures is the expected one, or if the time of signing, in seconds since
 * 1970, is more than five minutes from now.
 */
export function checkSignature(expected: Buffer, signatures: Buffer[], signedAt: string, now: Date): void {
  const isRecent =
    /^\d{1,12}$/.test(signedAt) && Math.abs(now.getTime() / 1000 - Number(signedAt)) <= toleranceSeconds;
  const isKnown = signatures.some(
    (signature) => signature.length === expected.length && timingSafeEqual(signature, expected),
  );
  if (!isRecent || !isKnown) throw new ApiError('invalid_signature');
}

/** Returns the JSON of a signed body. Throws `malformed_json`. */
export function parseBody(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new ApiError('malformed_json');
  }
}

/**
 * What happened to a message. `gone`: the recipient no longer exists. `refused`: the service did not accept the
 * message, and `mayRetry` says whether the service may accept it later. `no_answer`: the connection ended without an
 * answer, so the message may have arrived.
 */
export type SendResult = { result: 'sent' | 'gone' | 'no_answer' } | Refused;

interface Refused {
  result: 'refused';
  mayRetry: boolean;
  /**
   * The delay, in seconds, that the service demands before the next attempt. 0 if the service
   * demands no delay.
   */
  retryAfterSeconds: number;
}

/** A result that allows no further attempt. */
export const refusedForGood: Refused = { result: 'refused', mayRetry: false, retryAfterSeconds: 0 };
/** A result that allows further attempts. */
export const refusedForNow: Refused = { result: 'refused', mayRetry: true, retryAfterSeconds: 0 };

/**
 * Returns the result for the HTTP status of a service. `retryAfter` is the `Retry-After` header: seconds or a date.
 * `now` is the time of the response.
 */
export function resultOfStatus(
  status: number,
  retryAfter: string | null | undefined,
  now = new Date(),
): SendResult {
  if (status >= 200 && status < 300) return { result: 'sent' };
  if (status !== 429 && status < 500) return refusedForGood;
  const header = retryAfter ?? '';
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return { ...refusedForNow, retryAfterSeconds: seconds > 0 ? Math.ceil(seconds) : 0 };
}

/** Codes of errors that occur before a connection exists, so that the message cannot have arrived. */
const notConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Returns the result for an error of a request. */
export function resultOfError(error: unknown): SendResult {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const isUnsent = [code, cause?.code].some((one) => typeof one === 'string' && notConnected.has(one));
  return isUnsent ? refusedForNow : { result: 'no_answer' };
}

/**
 * The longest wait after a failed delivery, in milliseconds. A `Retry-After` header of the server sets a different
 * wait. The wait is short, so that entries are sent within ten seconds after the server works again.
 */
const longestWaitMs = 8_000;
const firstWaitMs = 1_000;
/**
 * The interval between regular deliveries, in milliseconds. Deliveries that start at events, such as `online`, can
 * leave entries unsent: a browser may report a returning network late or never. A tab can also close after it has
 * stored an entry and before it has sent it.
 */
export const deliveryIntervalMs = 8_000;
const longestRetryAfterMs = 60 * 60_000;

/**
 * Returns how long to wait after `failures` consecutive failures, in milliseconds: one second after the first failure,
 * then twice as long after each further failure, up to eight seconds.
 */
export const backOffMs = (failures: number): number =>
  Math.min(firstWaitMs * 2 ** Math.max(failures - 1, 0), longestWaitMs);

/**
 * Returns the wait that a `Retry-After` header asks for, in milliseconds, from 0 to an hour. The header contains a
 * number of seconds or a date. For a date, the wait is the time from `now`, in milliseconds since 1970, to this date.
 * Returns undefined if the header is missing or invalid.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestRetryAfterMs);
}

/**
 * Returns how many milliseconds of a wait are left at `now`, or 0 if there is no wait. Also returns
 * 0 if more time is left than the whole wait takes. In that case, the clock was set back.
 */
export function remainingMs(wait: { until: number; ms: number } | undefined, now: number): number {
  if (!wait) return 0;
  const remaining = wait.until - now;
  return remaining > wait.ms ? 0 : Math.max(remaining, 0);
}

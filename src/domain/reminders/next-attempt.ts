const minuteMs = 60_000;

/**
 * If another channel can take over, a channel that refuses is tried again only until this many
 * milliseconds after `dueAt`.
 */
const patienceMs = 30 * minuteMs;

interface FailedAttempt {
  now: Date;
  dueAt: Date;
  deadline: Date;
  /** The number of attempts to send through the channel so far, at least 1. */
  attempts: number;
  /** The shortest delay that the service demands, in seconds. Zero if the service demands no delay. */
  retryAfterSeconds: number;
  /** Whether another channel could send the reminder. */
  hasOtherChannel: boolean;
}

/**
 * Returns when to try the same channel again after a temporary refusal: after 1, 2, 4, 8 and then every 15 minutes, or
 * after `retryAfterSeconds` if that is longer. Returns undefined if the channel should not be tried again for this
 * reminder. The attempts end half an hour after `dueAt` if another channel can take over, and otherwise at the
 * deadline.
 */
export function nextAttemptAt(attempt: FailedAttempt): Date | undefined {
  const { now, dueAt, deadline, attempts, retryAfterSeconds, hasOtherChannel } = attempt;
  const delayMs = Math.max(Math.min(2 ** (attempts - 1), 15) * minuteMs, retryAfterSeconds * 1000);
  const at = now.getTime() + delayMs;
  const patience = hasOtherChannel ? dueAt.getTime() + patienceMs : Infinity;
  return at < Math.min(deadline.getTime(), patience) ? new Date(at) : undefined;
}

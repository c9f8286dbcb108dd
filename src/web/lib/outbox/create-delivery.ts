import { backOffMs } from './back-off.ts';
import { type DeliveryDeps, deliverDue } from './deliver-due.ts';

interface Deps extends DeliveryDeps {
  /** Runs `work` as soon as no other `withLock` call runs in any tab of this browser. Returns the result of `work`. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Returns a function that sends the entries of a person's outbox that can be sent now, in order.
 * The returned function never rejects. It resolves when the delivery has ended, even if entries are
 * left. If an entry must wait or the server could not be reached, the function schedules a later
 * delivery.
 */
export function createDelivery(deps: Deps): (userId: number) => Promise<void> {
  const running = new Map<number, { isAskedAgain: boolean; done: Promise<void> }>();
  /** The time of the next planned delivery in milliseconds since 1970, by user id. */
  const planned = new Map<number, number>();
  let unreachableTimes = 0;

  function deliver(userId: number): Promise<void> {
    const current = running.get(userId);
    if (current) {
      current.isAskedAgain = true;
      return current.done;
    }
    const delivery = { isAskedAgain: true, done: Promise.resolve() };
    running.set(userId, delivery);
    const run = async () => {
      while (delivery.isAskedAgain) {
        delivery.isAskedAgain = false;
        await deps.withLock(() => deliverNow(userId));
      }
    };
    // If the storage or the lock fails, the entries stay stored. The next event, such as focusing the window, starts a
    // new delivery.
    delivery.done = run()
      .catch(() => undefined)
      .finally(() => running.delete(userId));
    return delivery.done;
  }

  async function deliverNow(userId: number): Promise<void> {
    const { waitMs, isUnreachable } = await deliverDue(userId, deps);
    unreachableTimes = isUnreachable ? unreachableTimes + 1 : 0;
    const nextMs = isUnreachable ? backOffMs(unreachableTimes) : waitMs;
    if (nextMs !== undefined) deliverAfter(nextMs, userId);
  }

  /** Plans a delivery in `ms` milliseconds, unless a delivery is already planned for that time or earlier. */
  function deliverAfter(ms: number, userId: number): void {
    const now = deps.now();
    const at = now + ms;
    const earlier = planned.get(userId) ?? 0;
    if (earlier > now && earlier <= at) return;
    planned.set(userId, at);
    deps.schedule(ms, () => {
      if (planned.get(userId) === at) planned.delete(userId);
      void deliver(userId);
    });
  }

  return deliver;
}

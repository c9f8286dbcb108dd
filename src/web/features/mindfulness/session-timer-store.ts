import { createTimerStore } from '#web/lib/timer/timer-store.ts';
import {
  completeIfDue,
  type EndedSession,
  isPending,
  parseSessionTimer,
  serializeSessionTimer,
  withMoodAfter,
} from './session-timer.ts';

interface Dependencies {
  /** The storage for the state of the timer. The default is `localStorage`. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now?: () => number;
  /** Runs the task while no other tab of the same person holds the lock. */
  withLock: <T>(task: () => Promise<T>) => Promise<T>;
}

export type SessionTimerStore = ReturnType<typeof createSessionTimerStore>;

/** Creates the store of a person's active session and ended sessions. Its `sync` sends the ended sessions. */
export function createSessionTimerStore(userId: number, { withLock, ...options }: Dependencies) {
  const { read, update, subscribe } = createTimerStore({
    name: 'practice',
    userId,
    parse: parseSessionTimer,
    serialize: serializeSessionTimer,
    ...options,
  });
  let queue: Promise<unknown> = Promise.resolve();

  const completeDue = (): EndedSession[] => {
    const alreadyEnded = new Set(read().ended.map(({ startedAt }) => startedAt));
    update(completeIfDue);
    return read().ended.filter(({ startedAt }) => !alreadyEnded.has(startedAt));
  };

  /**
   * Completes a session whose time is over, sends ended sessions and moods, and returns the completed sessions. A later
   * call sends the sessions that could be neither sent nor kept in the outbox.
   */
  const sync = (): Promise<EndedSession[]> => {
    const task = async () => {
      const completed = completeDue();
      if (read().ended.some(isPending)) {
        // This script is not part of the first load. If it cannot be loaded, a later call sends the sessions.
        const sender = await import('./send-pending.ts').catch(() => undefined);
        await sender?.sendPending(userId, { read, update });
      }
      return completed;
    };
    // If the browser has no Web Locks API, this queue still runs the tasks of this tab one after another.
    const result = queue.then(() => withLock(task));
    queue = result.catch(() => undefined);
    return result;
  };

  const setMoodAfter = (startedAt: number, mood: number | null) =>
    update((before) => withMoodAfter(before, startedAt, mood));

  return { read, update, subscribe, sync, setMoodAfter };
}

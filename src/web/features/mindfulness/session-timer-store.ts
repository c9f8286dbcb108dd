import { userStorageKey } from '#web/lib/user-storage.ts';
import { sendPending } from './send-pending.ts';
import {
  completeIfDue,
  type EndedSession,
  emptyTimer,
  parseSessionTimer,
  type SessionTimer,
  serializeSessionTimer,
  withMoodAfter,
} from './session-timer.ts';

interface Dependencies {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now: () => number;
  /** Runs the task while no other tab of the same person runs one. */
  withLock: <T>(task: () => Promise<T>) => Promise<T>;
}

export interface SyncResult {
  completed: EndedSession[];
  saved: EndedSession[];
}

export type SessionTimerStore = ReturnType<typeof createSessionTimerStore>;

/** Creates the store of a person's timer. Every tab reads and writes the same stored state. */
export function createSessionTimerStore(userId: number, { storage, now, withLock }: Dependencies) {
  const key = userStorageKey('practice', userId);
  const listeners = new Set<() => void>();
  let queue: Promise<unknown> = Promise.resolve();
  let cache: { text: string | null; timer: SessionTimer } = { text: null, timer: emptyTimer };

  const read = (): SessionTimer => {
    const text = storage.getItem(key);
    if (text !== cache.text) cache = { text, timer: parseSessionTimer(text) };
    return cache.timer;
  };

  const update = (change: (before: SessionTimer, now: number) => SessionTimer): void => {
    const before = read();
    const after = change(before, now());
    if (after === before) return;
    if (after.session || after.ended.length > 0) storage.setItem(key, serializeSessionTimer(after));
    else storage.removeItem(key);
    for (const listener of listeners) listener();
  };

  const subscribe = (listener: () => void): (() => void) => {
    const handleStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
    listeners.add(listener);
    window.addEventListener('storage', handleStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', handleStorage);
    };
  };

  const completeDue = (): EndedSession[] => {
    const alreadyEnded = new Set(read().ended.map(({ startedAt }) => startedAt));
    update(completeIfDue);
    return read().ended.filter(({ startedAt }) => !alreadyEnded.has(startedAt));
  };

  /**
   * Completes a session whose time is over and sends pending sessions. Failed sends stay pending until the next call.
   */
  const sync = (): Promise<SyncResult> => {
    const task = async () => {
      const completed = completeDue();
      return { completed, saved: await sendPending(userId, { read, update }) };
    };
    // Without the Web Locks API, this queue still runs the tasks of this tab one after another.
    const result = queue.then(() => withLock(task));
    queue = result.catch(() => undefined);
    return result;
  };

  const setMoodAfter = (startedAt: number, mood: number | null) =>
    update((before) => withMoodAfter(before, startedAt, mood));

  return { read, update, subscribe, sync, setMoodAfter };
}

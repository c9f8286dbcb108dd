import { useSyncExternalStore } from 'react';
import { useMember } from '#web/lib/session.ts';
import { type ActiveSession, type SessionTimer, timeLeft } from './session-timer.ts';
import { createSessionTimerStore, type SessionTimerStore } from './session-timer-store.ts';

const stores = new Map<number, SessionTimerStore>();

/** Where the browser lets nothing be stored, the timer lasts as long as the page. */
const memory = new Map<string, string>();
const memoryStorage = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, text: string) => void memory.set(key, text),
  removeItem: (key: string) => void memory.delete(key),
};

function browserStorage() {
  try {
    localStorage.getItem('lagom.practice');
    return localStorage;
  } catch {
    return memoryStorage;
  }
}

/** The store of the signed-in person. */
export function useSessionTimerStore(): SessionTimerStore {
  const { id } = useMember();
  let store = stores.get(id);
  if (!store) {
    store = createSessionTimerStore(id, {
      storage: browserStorage(),
      now: Date.now,
      // Pages that came over plain http have no locks.
      withLock: (task) => navigator.locks?.request(`lagom.practice.${id}`, task) ?? task(),
    });
    stores.set(id, store);
  }
  return store;
}

/** What is under way and what has just ended, the same in every place and tab. */
export function useSessionTimer(): SessionTimer {
  const store = useSessionTimerStore();
  return useSyncExternalStore(store.subscribe, store.read);
}

/** Whole seconds left of a session, read off the clock. */
export function useSecondsLeft({ timer }: ActiveSession): number {
  return useSyncExternalStore(subscribeToTicks, () => Math.ceil(timeLeft(timer, Date.now()) / 1000));
}

/** Looks at the clock often enough that no second is skipped. */
function subscribeToTicks(listener: () => void): () => void {
  const timer = setInterval(listener, 200);
  return () => clearInterval(timer);
}

/** Minutes and seconds: "9:05". */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

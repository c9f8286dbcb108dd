import { useSyncExternalStore } from 'react';
import { useMember } from '#web/lib/session.ts';
import { type ActiveSession, type SessionTimer, timeLeft } from './session-timer.ts';
import { createSessionTimerStore, type SessionTimerStore } from './session-timer-store.ts';

const stores = new Map<number, SessionTimerStore>();

/** A storage in memory, for browsers that block `localStorage`. The timer is then lost when the page closes. */
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

/** Returns the timer store of the signed-in person. */
export function useSessionTimerStore(): SessionTimerStore {
  const { id } = useMember();
  let store = stores.get(id);
  if (!store) {
    store = createSessionTimerStore(id, {
      storage: browserStorage(),
      now: Date.now,
      // The Web Locks API is missing on pages served over plain http.
      withLock: (task) => navigator.locks?.request(`lagom.practice.${id}`, task) ?? task(),
    });
    stores.set(id, store);
  }
  return store;
}

/** Returns the running session and the ended sessions that are not finished yet. All tabs share this state. */
export function useSessionTimer(): SessionTimer {
  const store = useSessionTimerStore();
  return useSyncExternalStore(store.subscribe, store.read);
}

/** Returns the whole seconds left of a session. */
export function useSecondsLeft({ timer }: ActiveSession): number {
  return useSyncExternalStore(subscribeToTicks, () => Math.ceil(timeLeft(timer, Date.now()) / 1000));
}

/** Runs the listener five times a second, so that the countdown skips no second. */
function subscribeToTicks(listener: () => void): () => void {
  const timer = setInterval(listener, 200);
  return () => clearInterval(timer);
}

/** Returns seconds as minutes and seconds: "9:05". */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

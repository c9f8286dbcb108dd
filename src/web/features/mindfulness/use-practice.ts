import { useSyncExternalStore } from 'react';
import { useMember } from '#web/lib/session.ts';
import { type Practice, type Sitting, timeLeft } from './practice.ts';
import { createPracticeStore, type PracticeStore } from './practice-store.ts';

const stores = new Map<number, PracticeStore>();

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
export function usePracticeStore(): PracticeStore {
  const { id } = useMember();
  let store = stores.get(id);
  if (!store) {
    store = createPracticeStore(id, {
      storage: browserStorage(),
      now: Date.now,
      // Pages that came over plain http have no locks.
      alone: (work) => navigator.locks?.request(`lagom.practice.${id}`, work) ?? work(),
    });
    stores.set(id, store);
  }
  return store;
}

/** What is under way and what has just ended, the same in every place and tab. */
export function usePractice(): Practice {
  const store = usePracticeStore();
  return useSyncExternalStore(store.subscribe, store.read);
}

/** Whole seconds left of a session, read off the clock. */
export function useSecondsLeft({ timer }: Sitting): number {
  return useSyncExternalStore(onTick, () => Math.ceil(timeLeft(timer, Date.now()) / 1000));
}

/** Looks at the clock often enough that no second is skipped. */
function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, 200);
  return () => clearInterval(timer);
}

/** Minutes and seconds: "9:05". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

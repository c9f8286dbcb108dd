import { userStorageKey } from '#web/lib/user-storage.ts';

type TimerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Options<State> {
  /** The part of the storage key that names this timer. */
  name: string;
  userId: number;
  /** Parses the stored text. Must return the initial state for null or an invalid text. */
  parse: (text: string | null) => State;
  /** Returns the text to store, or null if there is nothing to keep. */
  serialize: (state: State) => string | null;
  storage?: TimerStorage;
  now?: () => number;
}

export type TimerStore<State> = ReturnType<typeof createTimerStore<State>>;

/**
 * Creates the store of a person's running timer. The state is stored in the browser and shared by all tabs. The state
 * contains the time of the last start instead of a running count, so it stays correct after a reload and while the
 * computer sleeps.
 */
export function createTimerStore<State>({ name, userId, parse, serialize, ...options }: Options<State>) {
  const { storage = browserStorage(), now = Date.now } = options;
  const key = userStorageKey(name, userId);
  const listeners = new Set<() => void>();
  let cache = { text: null as string | null, state: parse(null) };

  const read = (): State => {
    const text = storage.getItem(key);
    if (text !== cache.text) cache = { text, state: parse(text) };
    return cache.state;
  };

  /**
   * Replaces the state with the result of `change`, which gets the current state and the current time in milliseconds.
   * Does nothing if `change` returns the state that it got.
   */
  const update = (change: (before: State, now: number) => State): void => {
    const before = read();
    const after = change(before, now());
    if (after === before) return;
    const text = serialize(after);
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
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

  return { read, update, subscribe };
}

/** Used in place of `localStorage` if the browser blocks storage. The timer then lasts until the page closes. */
const memory = new Map<string, string>();
const memoryStorage: TimerStorage = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, text) => void memory.set(key, text),
  removeItem: (key) => void memory.delete(key),
};

function browserStorage(): TimerStorage {
  try {
    localStorage.getItem('lagom');
    return localStorage;
  } catch {
    return memoryStorage;
  }
}

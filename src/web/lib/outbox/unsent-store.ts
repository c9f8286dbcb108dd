import { hasUnsent } from '#web/lib/unsent-flag.ts';
import { onKeptWrite } from './kept-on-device.ts';
import type { createOutbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';

export interface Unsent {
  /** The entries on this device that the server has not confirmed, in the order of sending. */
  all: readonly OutboxEntry[];
  /** `all` without the entries that are probably being sent right now. */
  entries: readonly OutboxEntry[];
  /** False if the browser does not let the app store entries. */
  canKeep: boolean;
  /**
   * False if entries cannot be read: the browser does not let the app store entries, or the script of the outbox could
   * not be loaded. Then there may be entries, although both lists are empty.
   */
  canRead: boolean;
  /**
   * Whether `all` and `entries` are known. True after the first attempt to read the outbox. Before
   * that attempt ends, both lists are empty. In that time, `isKnown` is true if this device
   * probably has no unsent entries of the person (see `hasUnsent`), and false otherwise.
   */
  isKnown: boolean;
}

type Outbox = ReturnType<typeof createOutbox>;

/** Returns the value of the store before the entries are read. */
const beforeReading = (userId: number): Unsent => ({
  all: [],
  entries: [],
  canKeep: true,
  canRead: true,
  isKnown: !hasUnsent(userId),
});

export type UnsentStore = ReturnType<typeof createUnsentStore>;

/**
 * How long `Unsent.entries` leaves out a new entry that is probably being sent (see `isOnItsWay`), in milliseconds.
 * Most entries are sent within this time. The person then never sees them in a list of unsent entries.
 */
const graceMs = 3_000;

/** Returns the outbox of this browser. The first call loads its script, which no page needs at once. */
export const loadOutbox = async (): Promise<Outbox> => (await import('./device-outbox.ts')).deviceOutbox;

/** Creates a store of a person's unsent entries that components can subscribe to. */
export function createUnsentStore(userId: number) {
  let all: readonly OutboxEntry[] = [];
  let shown = beforeReading(userId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading = 0;
  const listeners = new Set<() => void>();

  const show = ({ canKeep, canRead }: Pick<Unsent, 'canKeep' | 'canRead'>) => {
    const now = Date.now();
    const entries = all.filter((entry) => !isOnItsWay(entry, now));
    clearTimeout(timer);
    if (entries.length < all.length) timer = setTimeout(() => show({ canKeep, canRead }), graceMs);
    const isUnchanged = isSame(entries, shown.entries) && isSame(all, shown.all);
    const isSameAccess = canKeep === shown.canKeep && canRead === shown.canRead;
    if (isUnchanged && shown.isKnown && isSameAccess) return;
    shown = { all, entries, canKeep, canRead, isKnown: true };
    for (const listener of listeners) listener();
  };
  const refresh = async () => {
    reading += 1;
    const current = reading;
    const next = await readEntries(userId);
    // Ignores the result if a newer read of the outbox has started, or if no component is
    // subscribed any more.
    if (current !== reading || listeners.size === 0) return;
    const found = Array.isArray(next) ? next : [];
    all = found.map((entry) => all.find((known) => isEqual(known, entry)) ?? entry);
    show({ canKeep: next !== 'denied', canRead: Array.isArray(next) });
  };
  const showAgain = () => (shown.canRead ? show(shown) : void refresh());

  let stop = () => {};
  const start = () => {
    let isStopped = false;
    let unsubscribe = () => {};
    const stopWaiting = whenNeeded(userId, () => {
      void loadOutbox().then(
        (outbox) => {
          if (!isStopped) unsubscribe = outbox.subscribe(() => void refresh());
        },
        () => undefined,
      );
      void refresh();
    });
    window.addEventListener('online', showAgain);
    window.addEventListener('offline', showAgain);
    return () => {
      isStopped = true;
      stopWaiting();
      unsubscribe();
      clearTimeout(timer);
      // Clears the entries. Otherwise a later subscriber would get these old entries until the outbox is read again.
      all = [];
      shown = beforeReading(userId);
      window.removeEventListener('online', showAgain);
      window.removeEventListener('offline', showAgain);
    };
  };

  return {
    read: () => shown,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (listeners.size === 1) stop = start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}

/** How long to wait before the outbox is loaded if the person has no unsent entries, in milliseconds. */
const loadDelayMs = 4_000;

/**
 * Runs `work` at once if the person has unsent entries. Otherwise runs it when a write is kept on this device, or after
 * four seconds. Returns a function that cancels a run that has not started.
 */
function whenNeeded(userId: number, work: () => void): () => void {
  if (hasUnsent(userId)) {
    work();
    return () => {};
  }
  const cancel = () => {
    clearTimeout(timer);
    stopListening();
  };
  const run = () => {
    cancel();
    work();
  };
  const timer = setTimeout(run, loadDelayMs);
  const stopListening = onKeptWrite(run);
  return cancel;
}

/**
 * Returns the person's entries. Returns `denied` if the browser does not let the app store entries, and `unloaded` if
 * the script of the outbox could not be loaded, for example because there is no connection.
 */
async function readEntries(userId: number): Promise<OutboxEntry[] | 'denied' | 'unloaded'> {
  const outbox = await loadOutbox().catch(() => undefined);
  return outbox ? outbox.list(userId).catch(() => 'denied') : 'unloaded';
}

/** Returns whether an entry is probably being sent for the first time. */
const isOnItsWay = ({ attempts, failure, refusal, writtenAt }: OutboxEntry, now: number): boolean =>
  navigator.onLine &&
  attempts <= 1 &&
  failure === undefined &&
  !refusal &&
  now >= writtenAt &&
  now - writtenAt < graceMs;

/** Returns whether two lists have the same objects in the same order. */
const isSame = (one: readonly OutboxEntry[], other: readonly OutboxEntry[]): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);

/**
 * Returns whether two entries are equal, without comparing the content of files. With this function, `refresh` keeps
 * the objects of unchanged entries, so that the page does not draw their photos again.
 */
function isEqual(one: OutboxEntry, other: OutboxEntry): boolean {
  const sizes = ({ input }: OutboxEntry) => Object.values(input.files ?? {}).map(({ size }) => size);
  return (
    one.number === other.number && JSON.stringify([one, sizes(one)]) === JSON.stringify([other, sizes(other)])
  );
}

import { userStorageKey } from './user-storage.ts';

const keyOf = (userId: number) => userStorageKey('last-sent', userId);
const countKeyOf = (userId: number) => userStorageKey('unsent-count', userId);

/** Stores that the server has just accepted a write of a person from this browser. */
export function noteSent(userId: number): void {
  try {
    localStorage.setItem(keyOf(userId), String(Date.now()));
  } catch {
    // Without storage, the page of unsent entries leaves the time out.
  }
}

/**
 * Stores how many entries are unsent. `isFirst` is true for the first call of a page. If fewer entries are then left
 * than before, the service worker has sent some. It cannot store their time, so the stored time is removed.
 */
export function noteUnsent(userId: number, count: number, isFirst: boolean): void {
  try {
    const before = Number(localStorage.getItem(countKeyOf(userId)));
    if (isFirst && count < before) localStorage.removeItem(keyOf(userId));
    // Stores nothing for no entries, because this runs also after the data of a deleted account was removed.
    if (count === 0) localStorage.removeItem(countKeyOf(userId));
    else localStorage.setItem(countKeyOf(userId), String(count));
  } catch {
    // Without storage there is no time to remove.
  }
}

/**
 * Returns when the server last accepted a write of a person from this browser, in milliseconds since 1970. Returns
 * undefined if this is unknown.
 */
export function readLastSent(userId: number): number | undefined {
  try {
    return Number(localStorage.getItem(keyOf(userId))) || undefined;
  } catch {
    return undefined;
  }
}

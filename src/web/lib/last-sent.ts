import { userStorageKey } from './user-storage.ts';

const keyOf = (userId: number) => userStorageKey('last-sent', userId);

/** Stores that the server has just accepted a write of a person from this browser. */
export function noteSent(userId: number): void {
  try {
    localStorage.setItem(keyOf(userId), String(Date.now()));
  } catch {
    // Without storage, the page of unsent entries leaves the time out.
  }
}

/**
 * Removes the time of the last accepted write. Call it if the service worker may have sent entries since, because it
 * cannot store their time.
 */
export function forgetLastSent(userId: number): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Without storage there is nothing to remove.
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

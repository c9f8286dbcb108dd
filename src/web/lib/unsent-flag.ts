import { userStorageKey } from './user-storage.ts';

const keyOf = (userId: number) => userStorageKey('unsent', userId);

/**
 * Stores whether this device has unsent entries of a person. The next visit loads the outbox at once if there are
 * unsent entries, otherwise a few seconds later.
 */
export function setHasUnsent(userId: number, hasUnsent: boolean): void {
  try {
    if (hasUnsent) localStorage.setItem(keyOf(userId), 'true');
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // Without storage, the next visit loads the outbox a little later.
  }
}

/** Returns whether this device probably has unsent entries of a person. Returns false if the browser denies storage. */
export function hasUnsent(userId: number): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

import { userStorageKey } from './user-storage.ts';

const keyOf = (userId: number) => userStorageKey('unsent', userId);

/**
 * Remembers whether this device keeps entries of a person, so that the next visit loads the outbox at once only if it
 * is needed.
 */
export function setHasUnsent(userId: number, hasUnsent: boolean): void {
  try {
    if (hasUnsent) localStorage.setItem(keyOf(userId), 'true');
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // Without storage, the next visit loads the outbox a little later.
  }
}

export function hasUnsent(userId: number): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

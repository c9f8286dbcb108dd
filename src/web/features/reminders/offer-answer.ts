import { userStorageKey } from '#web/lib/user-storage.ts';

const key = (userId: number) => userStorageKey('reminderOffer', userId);

/**
 * Returns whether the person has answered the offer of a reminder in this browser. Returns true if the browser denies
 * storage.
 */
export function hasAnsweredOffer(userId: number): boolean {
  try {
    return localStorage.getItem(key(userId)) !== null;
  } catch {
    // Returns true, because otherwise the offer would come back after every check-in.
    return true;
  }
}

export function rememberOfferAnswer(userId: number): void {
  try {
    localStorage.setItem(key(userId), 'answered');
  } catch {
    // If the browser denies storage, the answer need not be stored, because `hasAnsweredOffer` then returns true.
  }
}

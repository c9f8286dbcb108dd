/** Where something of a person's own lies in this browser; nobody else who signs in here is shown it. */
export const userStorageKey = (name: string, userId: number): string => `lagom.${name}.${userId}`;

/** Removes all of it, of somebody who is gone for good. */
export function removeUserStorage(userId: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('lagom.') && key.endsWith(`.${userId}`)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing.
  }
}

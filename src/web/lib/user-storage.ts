/** Returns a storage key that contains the person's id, so that other accounts in this browser do not see the data. */
export const userStorageKey = (name: string, userId: number): string => `lagom.${name}.${userId}`;

/** Removes the values of a person from `localStorage`. Call it after the person's account was deleted. */
export function removeUserStorage(userId: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('lagom.') && key.endsWith(`.${userId}`)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}

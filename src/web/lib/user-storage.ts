/** Returns the storage key of a person's data, so that other accounts in this browser do not see it. */
export const userStorageKey = (name: string, userId: number): string => `lagom.${name}.${userId}`;

/** Removes all stored data of a person whose account was deleted. */
export function removeUserStorage(userId: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('lagom.') && key.endsWith(`.${userId}`)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}

const storageKey = 'lagom.last-visit';

/**
 * Stores the id of the member who used this browser last. For a visitor (`undefined`), deletes the stored id. If an id
 * is stored, the start page loads the app at once, without first asking the server who is signed in. The id also
 * decides whose stored responses are shown offline. It does not prove that there is a session.
 */
export function rememberVisit(memberId: number | undefined): void {
  try {
    if (memberId === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, String(memberId));
  } catch {
    // If the browser denies storage, the next visit asks the server who is signed in.
  }
}

export const lastVisitWasMember = (): boolean => readVisit() !== null;

/**
 * Returns the id of the member who used this browser last. Returns undefined if a visitor used it last or no visit is
 * stored.
 */
export const rememberedMemberId = (): number | undefined => Number(readVisit()) || undefined;

function readVisit(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

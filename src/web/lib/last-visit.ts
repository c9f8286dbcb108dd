const storageKey = 'lagom.last-visit';

/**
 * Remembers the id of the member who used this browser last, or with undefined that it was a visitor. This saves a
 * request on the next visit, and tells without a network whose stored responses to show. It is not proof of a session.
 */
export function rememberVisit(memberId: number | undefined): void {
  try {
    if (memberId === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, String(memberId));
  } catch {
    // Without storage the next visit makes the request.
  }
}

export const lastVisitWasMember = (): boolean => readVisit() !== null;

/** Returns the id of the member who used this browser last. Returns undefined after a visitor, and if it is unknown. */
export const rememberedMemberId = (): number | undefined => Number(readVisit()) || undefined;

function readVisit(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

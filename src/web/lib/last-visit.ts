const storageKey = 'lagom.last-visit';

/**
 * Stores the id of the member who used this browser last, or undefined for a visitor. It saves a request on the next
 * visit, and decides offline whose stored responses are shown. It does not prove that there is a session.
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

/** Returns the id of the member who used this browser last. Returns undefined if that was a visitor or is unknown. */
export const rememberedMemberId = (): number | undefined => Number(readVisit()) || undefined;

function readVisit(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

const storageKey = 'lagom.last-visit';

/**
 * Remembers whether a member or a visitor used this browser last. This saves a request on the next visit. It is not
 * proof of a session.
 */
export function rememberVisit(role: 'member' | 'visitor'): void {
  try {
    if (role === 'member') localStorage.setItem(storageKey, role);
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage the next visit makes the request.
  }
}

export function lastVisitWasMember(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'member';
  } catch {
    return false;
  }
}

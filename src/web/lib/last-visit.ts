const storageKey = 'lagom.last-visit';

/** Remembers whether a member used this browser last. It only saves a request and proves nothing. */
export function rememberVisit(role: 'member' | 'visitor'): void {
  try {
    if (role === 'member') localStorage.setItem(storageKey, role);
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage there is no guess.
  }
}

export function lastVisitWasMember(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'member';
  } catch {
    return false;
  }
}

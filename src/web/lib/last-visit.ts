const storageKey = 'lagom.last-visit';

/** Who used this browser last: only a guess that saves a question, never a proof. */
export function rememberVisit(role: 'member' | 'visitor'): void {
  try {
    if (role === 'member') localStorage.setItem(storageKey, role);
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage nothing is guessed.
  }
}

export function lastVisitWasMember(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'member';
  } catch {
    return false;
  }
}

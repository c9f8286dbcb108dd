const storageKey = 'lagom.last-visit';

/** Who used this browser last: only a guess that saves a question, never a proof. */
export function rememberVisit(as: 'member' | 'visitor'): void {
  try {
    if (as === 'member') localStorage.setItem(storageKey, as);
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

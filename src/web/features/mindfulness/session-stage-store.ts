import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** Opens or closes the full-screen view of the session, in this tab only. */
export function setSessionStageOpen(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

/** Returns whether the session fills the screen in this tab. */
export const useIsSessionStageOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { useSyncExternalStore } from 'react';

let addresses: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Sets the addresses of the DELETE requests that this device has not sent yet, such as `/api/food-entries/3`. */
export function setKeptDeletions(next: ReadonlySet<string>): void {
  if (next.size === addresses.size && [...next].every((address) => addresses.has(address))) return;
  addresses = next;
  for (const listener of listeners) listener();
}

/** Adds the address of an unsent DELETE request to the addresses that `useKeptDeletions` returns. */
export const addKeptDeletion = (address: string): void => setKeptDeletions(new Set([...addresses, address]));

/**
 * Returns the addresses of the DELETE requests that this device has not sent yet. Lists use the addresses to hide the
 * deleted rows, also after a reload.
 */
export const useKeptDeletions = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => addresses);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

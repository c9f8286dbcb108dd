import { useSyncExternalStore } from 'react';

type LoadUpdate = () => void;

let readyUpdate: LoadUpdate | undefined;
const listeners = new Set<() => void>();

/**
 * Stores the function that loads a downloaded new version of the app, and notifies the components that offer to load
 * it. `undefined` means that there is no new version.
 */
export function setReadyUpdate(load: LoadUpdate | undefined): void {
  readyUpdate = load;
  for (const listener of listeners) listener();
}

/** Returns the function that loads the downloaded new version, or undefined if there is no new version. */
export const useReadyUpdate = (): LoadUpdate | undefined =>
  useSyncExternalStore(subscribe, () => readyUpdate);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { useSyncExternalStore } from 'react';

type LoadUpdate = () => void;

let readyUpdate: LoadUpdate | undefined;
const listeners = new Set<() => void>();

/** Announces that a new version of the app is downloaded, and that `load` loads it. `undefined` ends the offer. */
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

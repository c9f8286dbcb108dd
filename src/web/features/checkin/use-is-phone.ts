import { useSyncExternalStore } from 'react';

/** The width below which dialogs are sheets at the bottom of the screen. */
const query = '(max-width: 39.99rem)';

/** Returns whether the screen is as narrow as a phone's. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

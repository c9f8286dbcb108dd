import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Returns true if the person prefers reduced motion. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

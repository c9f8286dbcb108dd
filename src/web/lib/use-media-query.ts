import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a CSS media query matches now. Renders again when that changes. Returns false in a prerendered page
 * until its script runs.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

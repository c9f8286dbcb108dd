import { useSyncExternalStore } from 'react';

/** The breakpoint `lg`. */
const query = '(min-width: 64rem)';

/** Returns whether the page has room for a second column. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

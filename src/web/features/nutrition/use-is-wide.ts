import { useSyncExternalStore } from 'react';

/** The width from which the form is beside the diary: the breakpoint `lg`. */
const query = '(min-width: 64rem)';

/** Returns whether the page has room for the form beside the diary. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

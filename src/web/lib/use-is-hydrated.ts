import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Returns false until the script of a prerendered page runs. Use it to disable controls until then, because clicks have
 * no effect before the script runs.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns false until the script of a prerendered page runs. Earlier clicks would be lost. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

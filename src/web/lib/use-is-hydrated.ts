import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in a page that was written in advance until its script is there: what is pressed before would be lost. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in a page that was written in advance until its script is there: what is pressed before would be lost. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the written page until its script is there: a form pressed before would be sent to nowhere. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

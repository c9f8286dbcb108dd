import { useMediaQuery } from '#web/lib/use-media-query.ts';

/** Returns whether the screen is as narrow as a phone's. On these screens, dialogs are sheets at the bottom. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 39.99rem)');

import { useMediaQuery } from '#web/lib/use-media-query.ts';

/** Returns whether the screen is as narrow as a phone's: below the width where dialogs stop being bottom sheets. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 39.99rem)');

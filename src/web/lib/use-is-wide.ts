import { useMediaQuery } from './use-media-query.ts';

/** Returns whether the page has room for a second column: the breakpoint `lg`. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 64rem)');

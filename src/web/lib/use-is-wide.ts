import { useMediaQuery } from './use-media-query.ts';

/**
 * Returns whether the page is at least as wide as the breakpoint `lg`, so that it has room for a
 * second column.
 */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 64rem)');

import { useMediaQuery } from '#web/lib/use-media-query.ts';

/** Returns true if the person prefers reduced motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');

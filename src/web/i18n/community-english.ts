import { community } from './en/community.ts';

/** What is read on the community page, and nowhere else. */
export const words = { community };

import { auth } from './en/auth.ts';

/** What is read on the pages for signing in, and nowhere else. */
export const words = { auth };

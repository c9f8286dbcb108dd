import { common } from './en/common.ts';
import { landing } from './en/landing.ts';

/** What a visitor reads before anything else is loaded. Everything here counts against the first load. */
export const words = { common, landing };

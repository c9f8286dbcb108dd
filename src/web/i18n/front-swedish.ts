import { common } from './sv/common.ts';
import { landing } from './sv/landing.ts';

export const words = { common, landing };

import { auth } from './sv/auth.ts';

export const words = { auth };

import { community } from './sv/community.ts';

export const words = { community };

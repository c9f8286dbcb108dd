import type { Swedish } from '../words.ts';

export const checkin: Swedish<'checkin'> = {
  title: 'Dagens avstämning',
};

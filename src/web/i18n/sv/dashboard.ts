import type { Swedish } from '../words.ts';

export const dashboard: Swedish<'dashboard'> = {
  title: 'Översikt',
};

import type { Swedish } from '../words.ts';

export const charts: Swedish<'charts'> = {
  needsMore_one: 'En dag till, så finns det något att rita.',
  needsMore_other: '{{count}} dagar till, så finns det något att rita.',
};

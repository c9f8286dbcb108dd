import type { SwedishTranslations } from '../translations.ts';

export const charts: SwedishTranslations<'charts'> = {
  needsMore_one: 'En dag till, så finns det något att rita.',
  needsMore_other: '{{count}} dagar till, så finns det något att rita.',
};

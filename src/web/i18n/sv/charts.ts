import type { SwedishTranslations } from '../translations.ts';

export const charts: SwedishTranslations<'charts'> = {
  needsMore_one: 'Det behövs data för en dag till innan diagrammet kan visas.',
  needsMore_other: 'Det behövs data för {{count}} dagar till innan diagrammet kan visas.',
};

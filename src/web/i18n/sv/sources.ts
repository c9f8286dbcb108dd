import type { SwedishTranslations } from '../translations.ts';

export const sources: SwedishTranslations<'sources'> = {
  self: 'Du',
  suggested: 'Förslag',
  simulated: '{{name}} (simulerat)',
  file: '{{name}} (fil)',
  csv: 'CSV-fil',
  notCounted: 'räknas inte, eftersom en annan källa används den dagen',
};

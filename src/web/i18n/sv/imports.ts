import type { SwedishTranslations } from '../translations.ts';

export const imports: SwedishTranslations<'imports'> = {
  title: 'Enheter och data',
  subtitle: 'Vad som fyller i dina dagar utöver du själv, och vilket värde som räknas.',
  devices: 'Enheter',
};

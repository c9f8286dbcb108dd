import type { Swedish } from '../words.ts';

export const insights: Swedish<'insights'> = {
  title: 'AI-insikter',
  subtitle: 'Mönster i dina egna dagar, med siffrorna de bygger på.',
  emptyTitle: 'Din AI-profil växer fram',
  emptyText: 'En insikt behöver dagar att stå på. Inget visas förrän det finns något att visa.',
};

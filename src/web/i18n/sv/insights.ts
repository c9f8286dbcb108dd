import type { SwedishTranslations } from '../translations.ts';

export const insights: SwedishTranslations<'insights'> = {
  title: 'AI-insikter',
  subtitle: 'Mönster i dina egna dagar, med siffrorna de vilar på.',
  emptyTitle: 'Din AI-profil växer fram',
  emptyText:
    'Ett mönster behöver två saker som noterats samma {{needed}} dagar. Före det är det som liknar ett mönster mest slump, och då påstås ingenting.',
  ready: 'Du har tillräckligt många dagar för att hitta mönster.',
  percent: '{{value}} %',
  percentLabel: 'Din profil: {{value}} % av dagarna den behöver',
  stillNeeded: 'Det som fattas',
  daysOf: '{{count}} av {{needed}} dagar',
  enough: 'Räcker',
  metrics: { mood: 'Humör', energyLevel: 'Energi', stressLevel: 'Stress', sleepQuality: 'Sömnkvalitet' },
  how: 'Dagens avstämning tar ungefär en minut.',
  toCheckin: 'Till avstämningen',
  loadFailed: 'Din profil kunde inte hämtas',
};

import type { Swedish } from '../words.ts';

export const fitness: Swedish<'fitness'> = {
  title: 'Träning',
  subtitle: 'Rör dig lite och ofta, och se hur det växer.',
  emptyTitle: 'Inga träningspass än',
  emptyText: 'Här samlas dina pass, minuter och kalorier så snart det första är loggat.',
};

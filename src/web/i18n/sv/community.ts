import type { Swedish } from '../words.ts';

export const community: Swedish<'community'> = {
  title: 'Gemenskap',
  subtitle: 'Små segrar och ärliga dagar, delade med andra.',
  emptyTitle: 'Inga inlägg än',
  emptyText: 'Här visas medlemmarnas inlägg. Inget om din hälsa delas om du inte själv skriver det.',
};

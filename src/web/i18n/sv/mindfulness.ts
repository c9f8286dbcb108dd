import type { Swedish } from '../words.ts';

export const mindfulness: Swedish<'mindfulness'> = {
  title: 'Mindfulness',
  subtitle: 'Några stilla minuter, på dina villkor.',
  emptyTitle: 'Inga stunder än',
  emptyText: 'Här samlas dina stunder, dina minuter och din svit.',
};

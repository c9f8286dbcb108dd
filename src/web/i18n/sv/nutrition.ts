import type { Swedish } from '../words.ts';

export const nutrition: Swedish<'nutrition'> = {
  title: 'Mat',
  subtitle: 'Vad du äter, utan huvudräkning.',
  emptyTitle: 'Inga måltider än',
  emptyText: 'Här samlas dina måltider och dagens kalorier, protein, kolhydrater och fett.',
};

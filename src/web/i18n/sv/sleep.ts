import type { Swedish } from '../words.ts';

export const sleep: Swedish<'sleep'> = {
  title: 'Sömn',
  subtitle: 'Dina nätter, och vad de goda har gemensamt.',
  emptyTitle: 'Inga nätter än',
  emptyText: 'Här samlas din sömnkvalitet, din vecka och dina mål.',
};

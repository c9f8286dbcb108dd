import type { Swedish } from '../words.ts';

export const demo: Swedish<'demo'> = {
  title: 'Demo',
  subtitle: 'Se dig omkring utan konto.',
  emptyTitle: 'Demon ställs i ordning',
  emptyText: 'Här kommer du att kunna prova allt i Lagom med exempeldata, tydligt märkta.',
};

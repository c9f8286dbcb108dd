import type { Swedish } from '../words.ts';

export const account: Swedish<'account'> = {
  title: 'Kontoinställningar',
  subtitle: 'Din profil, ditt lösenord, dina uppgifter.',
  emptyTitle: 'Dina inställningar',
  emptyText: 'Här samlas din profil, dina aviseringar och dina val om integritet.',
};

import type { Swedish } from '../words.ts';

export const auth: Swedish<'auth'> = {
  title: 'Logga in',
  forgotTitle: 'Glömt lösenordet',
  resetTitle: 'Återställ lösenordet',
};

import i18next from 'i18next';
import { errorTable } from '#contracts/errors.ts';
import { CallError } from '#web/lib/call-api.ts';
import type { Language } from './language.ts';

/** What went wrong, in a sentence for a person: by the error's code, else the server's own, else that nobody answered. */
export function errorMessage(error: unknown, language: Language): string {
  if (!(error instanceof CallError)) return i18next.t('common:unreachable', { lng: language });
  if (error.code) return errorTable[error.code][language];
  return error.serverMessage ?? errorTable.internal[language];
}

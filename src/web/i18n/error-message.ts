import i18next from 'i18next';
import { errorTable } from '#contracts/errors.ts';
import { CallError } from '#web/lib/call-api.ts';
import type { Language } from './language.ts';

/**
 * Returns a message for the person: the text for the error's code, otherwise the server's message. If there was no
 * response, the message is that the server cannot be reached.
 */
export function errorMessage(error: unknown, language: Language): string {
  if (!(error instanceof CallError)) return i18next.t('common:unreachable', { lng: language });
  if (error.code) return errorTable[error.code][language];
  return error.serverMessage ?? errorTable.internal[language];
}

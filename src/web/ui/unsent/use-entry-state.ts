import { useTranslation } from 'react-i18next';
import { errorTable } from '#contracts/errors.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { type EntryGroup, newestOf, refusedIn } from './entry-kinds.ts';

/**
 * Returns a function that describes the state of entries: when they will be sent, or why the server refused the first
 * refused entry.
 */
export function useEntryState(): (group: EntryGroup) => string {
  const { t } = useTranslation('outbox');
  const { language } = useLanguage();
  const isOnline = useIsOnline();
  return (group) => {
    const refusal = refusedIn(group)?.refusal;
    if (refusal) {
      const { code = '', status } = refusal;
      if (code === 'unreadable') return t('state.unreadable');
      if (status === 404) return t('state.gone');
      if (code !== 'internal' && code in errorTable) return errorTable[code as 'invalid_input'][language];
      return t(status >= 500 ? 'state.failing' : 'state.refused');
    }
    const { failure } = newestOf(group);
    if (failure === 401) return t('state.signedOut');
    if (failure) return t('state.retrying');
    return t(isOnline && failure === undefined ? 'state.sending' : 'state.waiting');
  };
}

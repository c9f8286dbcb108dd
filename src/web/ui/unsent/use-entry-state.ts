import { useTranslation } from 'react-i18next';
import { errorTable } from '#contracts/errors.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { type EntryGroup, newestOf, refusedIn } from './entry-kinds.ts';

/**
 * `conflict`: something changed on the server, so the entry no longer fits. `refused`: the server did not accept the
 * entry for another reason.
 */
export type EntryStateName = 'waiting' | 'sending' | 'retrying' | 'refused' | 'conflict';

interface EntryState {
  name: EntryStateName;
  /** Says when the entries will be sent, or why the server refused the first refused entry. */
  sentence: string;
}

/** Returns a function that describes the state of entries. */
export function useEntryState(): (group: EntryGroup) => EntryState {
  const { t } = useTranslation('outbox');
  const { language } = useLanguage();
  const isOnline = useIsOnline();
  return (group) => {
    const refusal = refusedIn(group)?.refusal;
    if (refusal) {
      const { code = '', status } = refusal;
      const name = status === 404 || status === 409 ? 'conflict' : 'refused';
      if (code === 'unreadable') return { name, sentence: t('state.unreadable') };
      if (status === 404) return { name, sentence: t('state.gone') };
      if (code !== 'internal' && code in errorTable)
        return { name, sentence: errorTable[code as 'invalid_input'][language] };
      return { name, sentence: t(status >= 500 ? 'state.failing' : 'state.refused') };
    }
    const { failure } = newestOf(group);
    if (failure === 401) return { name: 'waiting', sentence: t('state.signedOut') };
    if (failure) return { name: 'retrying', sentence: t('state.retrying') };
    const name = isOnline && failure === undefined ? 'sending' : 'waiting';
    return { name, sentence: t(`state.${name}`) };
  };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/i18n/error-message.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { CallError } from '#web/lib/call-api.ts';
import { useToast } from './toaster.tsx';

interface Options<Key> {
  /** The deleting call: its path names what is deleted, and `send` makes it. */
  endpoint: { path: string };
  send: (key: Key) => Promise<unknown>;
  /** What the deletion changes: everything read from these is read anew. */
  affects: readonly { path: string }[];
  /** The toast's words: that it is deleted, and that it could not be. */
  deletedText: string;
  failedText: string;
}

/**
 * Deletes with a way back: `remove(key)` hides at once and offers Undo in a toast; the call is made when the toast
 * closes or the page is left. Leave out of every list and sum what `isDeleted(key)` names.
 */
export function useDelayedDelete<Key extends string | number>(options: Options<Key>) {
  const { t } = useTranslation('common');
  const toast = useToast();
  const queryClient = useQueryClient();
  const { hidden, hide, show } = useHidden<Key>(options.endpoint.path);

  const send = async (key: Key) => {
    try {
      await options.send(key);
    } catch (error) {
      const isGone = error instanceof CallError && error.code === 'not_found';
      if (!isGone) {
        const description = errorMessage(error, currentLanguage());
        toast.show({ title: options.failedText, description, tone: 'danger' });
        return show(key);
      }
    }
    // Also what no page shows just now: it would come back with what was deleted.
    const invalidations = options.affects.map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path], refetchType: 'all' }),
    );
    await Promise.all(invalidations);
    show(key);
  };

  const remove = (key: Key) => {
    hide(key);
    const pending = new AbortController();
    const finish = (action: 'send' | 'undo') => {
      if (pending.signal.aborted) return;
      pending.abort();
      if (action === 'undo') show(key);
      else void send(key);
    };
    const sendNow = () => {
      finish('send');
      toast.close();
    };
    const handleVisibilityChange = () => document.visibilityState === 'hidden' && sendNow();
    document.addEventListener('visibilitychange', handleVisibilityChange, { signal: pending.signal });
    window.addEventListener('pagehide', sendNow, { signal: pending.signal });
    toast.show({
      title: options.deletedText,
      action: { label: t('undo'), onPress: () => finish('undo') },
      onClosed: () => finish('send'),
    });
  };

  return { isDeleted: (key: Key) => hidden.includes(key), remove };
}

/** What is being deleted, kept beside what was read: another page of the same things leaves it out too. */
function useHidden<Key>(name: string) {
  const queryClient = useQueryClient();
  const queryKey = ['deleting', name];
  const { data: hidden } = useQuery<Key[]>({
    queryKey,
    queryFn: () => [],
    enabled: false,
    initialData: [],
    gcTime: Number.POSITIVE_INFINITY,
  });
  const change = (next: (current: Key[]) => Key[]) =>
    queryClient.setQueryData<Key[]>(queryKey, (current = []) => next(current));
  return {
    hidden,
    hide: (key: Key) => change((current) => [...current, key]),
    show: (key: Key) => change((current) => current.filter((hiddenKey) => hiddenKey !== key)),
  };
}

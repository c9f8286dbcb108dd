// biome-ignore lint/style/noRestrictedImports: this hook must refresh queries even after its component unmounts.
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { buildUrl, type RequestParts } from '#contracts/build-request.ts';
import type { EndpointInput, WriteEndpoint } from '#contracts/endpoint.ts';
import { CallError, type EndpointArguments } from '#web/lib/call-api.ts';
import { setHidden, useHiddenKeys } from '#web/lib/hidden-keys.ts';
import { addKeptDeletion, useKeptDeletions } from '#web/lib/kept-deletions.ts';
import { KeptOnDevice } from '#web/lib/outbox/kept-on-device.ts';
import { refreshQueries } from '#web/lib/refresh-queries.ts';
import { holdWrite } from '#web/lib/send-write.ts';
import { useToast } from './toaster.tsx';
import { useErrorToast } from './use-error-toast.ts';

interface Options<E extends WriteEndpoint, Key> {
  endpoint: E;
  input: (key: Key) => EndpointInput<E>;
  /** The title of the toast after deleting. */
  deletedText: string;
  /** The title of the toast after a failure. */
  failedText: string;
}

/**
 * Returns functions to delete rows with undo. `remove(key)` hides a row at once. The request is sent when the toast
 * closes or when the person leaves the page. Without a network, the deletion is kept on this device. Lists and sums
 * must leave out rows for which `isDeleted(key)` is true.
 */
export function useDelayedDelete<E extends WriteEndpoint, Key extends string | number>({
  endpoint,
  input,
  deletedText,
  failedText,
}: Options<E, Key>) {
  const { t } = useTranslation('common');
  const toast = useToast();
  const showError = useErrorToast();
  const queryClient = useQueryClient();
  const hidden = useHiddenKeys(endpoint.path);
  const kept = useKeptDeletions();

  const addressOf = (key: Key) => buildUrl(endpoint.path, input(key) as RequestParts);

  const finishSending = async (key: Key, sending: Promise<unknown>) => {
    try {
      await sending;
    } catch (error) {
      if (error instanceof KeptOnDevice) {
        // The row stays hidden until the kept deletion is sent or removed.
        addKeptDeletion(addressOf(key));
        return setHidden(endpoint.path, key, false);
      }
      const isGone = error instanceof CallError && error.code === 'not_found';
      if (!isGone) {
        showError(failedText, error);
        return setHidden(endpoint.path, key, false);
      }
    }
    // Also refetches the queries that no component uses. Otherwise a page that opens later would show the row for a
    // moment.
    await refreshQueries(queryClient, 'all');
    setHidden(endpoint.path, key, false);
  };

  const remove = (key: Key) => {
    setHidden(endpoint.path, key, true);
    const held = holdWrite(endpoint, ...([input(key)] as unknown as EndpointArguments<E>));
    const pending = new AbortController();
    const finish = (action: 'send' | 'sendWhileLeaving' | 'undo') => {
      if (pending.signal.aborted) return;
      pending.abort();
      if (action !== 'undo') return void finishSending(key, held[action]());
      setHidden(endpoint.path, key, false);
      held.undo();
    };
    const sendNow = () => {
      finish('sendWhileLeaving');
      toast.close();
    };
    const handleVisibilityChange = () => document.visibilityState === 'hidden' && sendNow();
    document.addEventListener('visibilitychange', handleVisibilityChange, { signal: pending.signal });
    window.addEventListener('pagehide', sendNow, { signal: pending.signal });
    toast.show({
      title: deletedText,
      action: { label: t('undo'), onPress: () => finish('undo') },
      onClosed: () => finish('send'),
    });
  };

  return { isDeleted: (key: Key) => hidden.includes(key) || kept.has(addressOf(key)), remove };
}

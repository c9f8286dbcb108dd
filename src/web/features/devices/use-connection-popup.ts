import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { reconcileDevice } from '#contracts/devices.ts';
import { providers } from '#domain/devices/providers.ts';
import { type ConnectionResult, listenForResults, watchPopup } from '#web/lib/connection-popup.ts';
import { useRefreshQueries } from '#web/lib/refresh-queries.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useToast } from '#web/ui/toaster.tsx';
import type { SyncedProvider } from './use-devices.ts';

/**
 * How long to wait for the result of a popup that seems closed (see `watchPopup`), in milliseconds.
 * After this time, the page asks the server whether the device is connected. The server asks the
 * aggregator, which is the service between the server and the providers of devices.
 */
const reportGraceMs = 1_500;

interface Expectation {
  provider: SyncedProvider;
  stopWatching: () => void;
}

/**
 * Returns a function that waits for the result of a popup. The result is shown in a toast, and the
 * member's queries are refetched. If the popup closes without a result, asks the server whether the
 * device is connected, because a provider's page does not always return to Lagom.
 */
export function useConnectionPopup(onError: (error: unknown) => void) {
  const expected = useRef<Expectation>(undefined);
  const showResult = useShowResult();
  const { mutateAsync: reconcile } = useEndpointMutation(reconcileDevice);
  const stopExpecting = () => {
    expected.current?.stopWatching();
    expected.current = undefined;
  };

  const handleResult = useEffectEvent((result: ConnectionResult) => {
    stopExpecting();
    showResult(result);
  });
  useEffect(() => {
    const stopListening = listenForResults(() => expected.current !== undefined, handleResult);
    return () => {
      stopListening();
      expected.current?.stopWatching();
    };
  }, []);

  const handleClosed = async (provider: SyncedProvider) => {
    const isExpected = () => expected.current?.provider === provider;
    if (!isExpected()) return;
    try {
      const { isConnected } = await reconcile({ params: { provider } });
      // The popup may have reported its result while the server asked the aggregator. If the device is not connected,
      // this page still waits for a result, because a popup that seems closed may be open.
      if (!isExpected()) return;
      if (isConnected) stopExpecting();
      showResult(isConnected ? { connected: providers[provider].name } : { notCompleted: provider });
    } catch (error) {
      onError(error);
    }
  };

  return (provider: SyncedProvider, popup: Window) => {
    stopExpecting();
    let grace: ReturnType<typeof setTimeout>;
    const stopWatchingPopup = watchPopup(popup, () => {
      grace = setTimeout(() => void handleClosed(provider), reportGraceMs);
    });
    const stopWatching = () => {
      stopWatchingPopup();
      clearTimeout(grace);
    };
    expected.current = { provider, stopWatching };
  };
}

function useShowResult() {
  const { t } = useTranslation(['devices', 'dashboard']);
  const toast = useToast();
  const refresh = useRefreshQueries();
  return (result: ConnectionResult | { notCompleted: SyncedProvider }) => {
    refresh();
    if ('notCompleted' in result) {
      const { name } = providers[result.notCompleted];
      toast.show({ title: t('notCompleted'), description: t('notCompletedText', { name }), tone: 'danger' });
    } else if ('connected' in result) {
      toast.show({ title: t('dashboard:deviceConnected'), description: result.connected });
    } else {
      const description = result.message || t('dashboard:deviceConnectionFailed');
      toast.show({ title: t('dashboard:connectionFailed'), description, tone: 'danger' });
    }
  };
}

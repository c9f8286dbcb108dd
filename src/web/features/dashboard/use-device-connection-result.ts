import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConnectionResult } from '#web/lib/connection-popup.ts';
import { useToast } from '#web/ui/toaster.tsx';

const resultParameters = ['success', 'connected', 'error', 'message'];

/**
 * The maximum length of a text from the URL, in characters. Longer texts are cut. The texts are not trusted, because
 * anyone can write a URL.
 */
const maxTextLength = 200;

/**
 * Reads the result of connecting a device from the URL, and removes the result from the URL. In a popup, reports the
 * result to the page that opened the popup, and closes the popup. Otherwise shows the result in a toast.
 */
export function useDeviceConnectionResult(): void {
  const { t } = useTranslation('dashboard');
  const toast = useToast();
  const { history } = useRouter();
  const { pathname, searchStr, hash } = useLocation();
  useEffect(() => {
    const search = new URLSearchParams(searchStr);
    const result = readResult(search);
    if (!result) return;

    // Loads the module only now, because few visits of the dashboard complete a connection.
    const isReported = import('#web/lib/connection-popup.ts').then(({ reportResult }) =>
      reportResult(result),
    );
    void isReported.then((isReceived) => {
      // A browser may refuse to close a window that a script did not open. The dashboard then stays in that window.
      if (isReceived) return window.close();
      if ('connected' in result) {
        toast.show({ title: t('deviceConnected'), description: result.connected });
      } else {
        toast.show({
          title: t('connectionFailed'),
          description: result.message || t('deviceConnectionFailed'),
          tone: 'danger',
        });
      }
    });
    for (const parameter of resultParameters) search.delete(parameter);
    const rest = search.size > 0 ? `?${search}` : '';
    history.replace(`${pathname}${rest}${hash ? `#${hash}` : ''}`);
  }, [searchStr, pathname, hash, history, toast, t]);
}

/**
 * Returns the result of connecting a device that the parameters of the URL contain, or undefined if
 * they contain no result. `connected` names the connected device, and `message` says why the
 * connection failed.
 */
function readResult(search: URLSearchParams): ConnectionResult | undefined {
  const read = (name: string) => (search.get(name) ?? '').slice(0, maxTextLength);
  if (search.get('success') === 'true' && search.get('connected')) return { connected: read('connected') };
  if (search.get('error') === 'true') return { message: read('message') };
  return undefined;
}

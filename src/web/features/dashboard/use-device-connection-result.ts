import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/ui/toaster.tsx';

const resultParameters = ['success', 'connected', 'error', 'message'];

/**
 * The maximum number of characters shown of the message in the URL. The message is not trusted, because anyone can
 * write a URL.
 */
const maxTextLength = 200;

/** Shows the result of connecting a device in a toast, and removes the result from the URL. */
export function useDeviceConnectionResult(): void {
  const { t } = useTranslation('dashboard');
  const toast = useToast();
  const { history } = useRouter();
  const { pathname, searchStr, hash } = useLocation();
  useEffect(() => {
    const search = new URLSearchParams(searchStr);
    const device = search.get('success') === 'true' ? search.get('connected') : null;
    const isError = search.get('error') === 'true';
    if (!device && !isError) return;

    if (device) {
      toast.show({ title: t('deviceConnected'), description: device.slice(0, maxTextLength) });
    } else {
      const text = search.get('message')?.slice(0, maxTextLength);
      toast.show({
        title: t('connectionFailed'),
        description: text || t('deviceConnectionFailed'),
        tone: 'danger',
      });
    }
    for (const parameter of resultParameters) search.delete(parameter);
    const rest = search.size > 0 ? `?${search}` : '';
    history.replace(`${pathname}${rest}${hash ? `#${hash}` : ''}`);
  }, [searchStr, pathname, hash, history, toast, t]);
}

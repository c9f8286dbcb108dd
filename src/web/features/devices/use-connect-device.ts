import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Device, syncDevice } from '#contracts/devices.ts';
import { providers } from '#domain/devices/providers.ts';
import { CallError } from '#web/lib/call-api.ts';
import { openPopup } from '#web/lib/connection-popup.ts';
import { useMember } from '#web/lib/session.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { hasConnection } from './device-state.ts';
import { useConnectionPopup } from './use-connection-popup.ts';
import type { SyncedProvider } from './use-devices.ts';

/**
 * Returns `connect` and `busy`. `connect` connects a device. If the device is already connected,
 * `connect` asks the server to fetch new data instead, and calls `onImport` when the server has
 * started. To connect a device, `connect` opens the provider's page in a popup, or in this tab if
 * the browser blocks popups. `busy` is the provider whose request is under way, or undefined.
 */
export function useConnectDevice(onImport: (device: Device) => void) {
  const { t } = useTranslation('devices');
  const toast = useToast();
  const userId = useMember().id;
  const { mutateAsync: sync } = useEndpointMutation(syncDevice);
  const showError = useConnectionError();
  const expectResult = useConnectionPopup(showError);
  const [busy, setBusy] = useState<SyncedProvider>();

  const connect = async (device: Device) => {
    const provider = device.provider as SyncedProvider;
    // Opens the popup before the request, because browsers block popups that open later than the press.
    const popup = !hasConnection(device) && device.isAvailable ? openPopup(t('opening')) : null;
    setBusy(provider);
    try {
      const answer = await sync({ params: { provider, userId: String(userId) } });
      if (answer.type === 'importing') {
        popup?.close();
        onImport(device);
        toast.show({ title: t('importing', { name: providers[provider].name }) });
      } else if (popup && !popup.closed) {
        popup.location.href = answer.authUrl;
        expectResult(provider, popup);
      } else {
        window.location.assign(answer.authUrl);
      }
    } catch (error) {
      popup?.close();
      showError(error);
    } finally {
      setBusy(undefined);
    }
  };
  return { connect, busy };
}

/** Returns a function that shows why a device was not connected. */
function useConnectionError() {
  const { t } = useTranslation(['devices', 'dashboard']);
  const toast = useToast();
  const showError = useErrorToast();
  return (error: unknown) => {
    if (error instanceof CallError && error.code === 'integration_not_configured') {
      toast.show({ title: t('setupRequired'), description: t('setupRequiredText'), tone: 'danger' });
    } else {
      showError(t('dashboard:connectionFailed'), error);
    }
  };
}

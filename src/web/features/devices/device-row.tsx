import { useTranslation } from 'react-i18next';
import type { Device } from '#contracts/devices.ts';
import { providers } from '#domain/devices/providers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { ClosedRow } from './closed-row.tsx';
import { DeviceMenu } from './device-menu.tsx';
import { hasConnection } from './device-state.ts';
import { DeviceStatus } from './device-status.tsx';
import { ImportLink } from './import-link.tsx';
import { ProviderIcon } from './provider-icon.tsx';
import { type SyncedProvider, useRetryDeliveries } from './use-devices.ts';

/**
 * The providers that have a note about their rules or about coming changes. A person should read the note before
 * connecting.
 */
const notes = ['fitbit', 'strava'] as const;

/** Returns the provider if it has a note that matters on this server. Simulated devices follow no provider's rules. */
function findNote({ provider, isSimulated, isAvailable }: Device) {
  const note = notes.find((id) => id === provider);
  return isAvailable && !isSimulated ? note : undefined;
}

interface Props {
  device: Device;
  /** Whether a request to connect this device is under way, or the server is fetching its new data. */
  busy: boolean;
  onConnect: () => void;
}

/** Shows a device and the state of its connection, with buttons to connect, fetch new data and disconnect. */
export function DeviceRow({ device, busy, onConnect }: Props) {
  const { t } = useTranslation('devices');
  const { provider } = device;
  const { name, connection } = providers[provider];
  const note = findNote(device);
  const isMobile = connection === 'mobileApp';
  if ('isClosed' in providers[provider]) return <ClosedRow provider={provider} />;
  const isIdle = !isMobile && device.state === 'notConnected';
  const hasMenu = !isMobile && !isIdle;
  return (
    <li className="@container grid grid-cols-[auto_minmax(0,1fr)_auto] min-h-17 content-center items-center gap-x-3 gap-y-1 py-2.5">
      <ProviderIcon provider={provider} />
      <div className="col-start-2 row-start-1">
        <p className="font-semibold">{name}</p>
        {isIdle && (
          <div className="text-small text-muted">
            <DeviceStatus device={device} />
          </div>
        )}
        {isMobile && <p className="text-small text-muted">{t('mobileApp')}</p>}
      </div>
      <div
        className={classNames(
          'col-start-3 row-start-1 flex items-center empty:hidden',
          // Aligns the text of the button with the right edge of the row.
          !hasMenu && '-mr-4 sm:-mr-5',
        )}
      >
        {isMobile && <ImportLink provider={provider} className={buttonStyle('quiet')} />}
        {!isMobile && <ConnectButton device={device} busy={busy} onPress={onConnect} />}
        {hasMenu && <DeviceMenu provider={provider as SyncedProvider} />}
      </div>
      <div className="col-span-2 col-start-2 -mt-1 text-small text-muted empty:hidden">
        {hasMenu && <DeviceStatus device={device} />}
        {device.isSimulated && hasConnection(device) && (
          <p className="mt-1">
            <Badge tone="attention">{t('simulatedValue')}</Badge>
          </p>
        )}
        {note && <p className="mt-1">{t(`notes.${note}`)}</p>}
        {device.failedDeliveries > 0 && <RetryButton provider={provider as SyncedProvider} />}
      </div>
    </li>
  );
}

function ConnectButton({ device, busy, onPress }: { device: Device; busy: boolean; onPress: () => void }) {
  const { t } = useTranslation('devices');
  const { name } = providers[device.provider];
  const isSync = hasConnection(device);
  return (
    <Button
      variant="quiet"
      aria-label={t(isSync ? 'syncName' : 'connectName', { name })}
      busy={busy}
      onClick={onPress}
    >
      {t(isSync ? (busy ? 'syncing' : 'sync') : 'connect')}
    </Button>
  );
}

function RetryButton({ provider }: { provider: SyncedProvider }) {
  const { t } = useTranslation('devices');
  const toast = useToast();
  const showError = useErrorToast();
  const retry = useRetryDeliveries();
  const handlePress = () =>
    retry.mutate(
      { params: { provider } },
      {
        onSuccess: () => toast.show({ title: t('retried') }),
        onError: (error) => showError(t('retryFailed'), error),
      },
    );
  return (
    <button
      type="button"
      aria-label={t('retryName', { name: providers[provider].name })}
      aria-disabled={retry.isPending || undefined}
      onClick={handlePress}
      className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
    >
      {t('retry')}
    </button>
  );
}

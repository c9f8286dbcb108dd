import type { Device } from '#contracts/devices.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DeviceRow } from './device-row.tsx';
import { useConnectDevice } from './use-connect-device.ts';
import type { useSyncProgress } from './use-sync-progress.ts';

interface Props {
  /** The accessible name of the list. */
  label: string;
  devices: readonly Device[];
  /** Lists the devices in two columns on wide screens. */
  inColumns?: boolean;
  syncProgress: ReturnType<typeof useSyncProgress>;
}

/** Lists devices, with a line between them. */
export function DeviceRows({ label, devices, inColumns = false, syncProgress }: Props) {
  const { connect, busy } = useConnectDevice(syncProgress.start);
  return (
    <ul
      aria-label={label}
      className={classNames('divide-y divide-line', inColumns && 'lg:grid lg:grid-cols-2 lg:gap-x-10')}
    >
      {devices.map((device) => (
        <DeviceRow
          key={device.provider}
          device={device}
          busy={busy === device.provider || syncProgress.isSyncing(device)}
          onConnect={() => void connect(device)}
        />
      ))}
    </ul>
  );
}

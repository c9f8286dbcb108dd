import type { Device } from '#contracts/devices.ts';
import { DeviceRow } from './device-row.tsx';
import { useConnectDevice } from './use-connect-device.ts';
import type { useSyncProgress } from './use-sync-progress.ts';

interface Props {
  /** The accessible name of the list. */
  label: string;
  devices: readonly Device[];
  syncProgress: ReturnType<typeof useSyncProgress>;
}

/**
 * Lists devices, with a line between them, in two columns on wide screens. The last of an odd number has both columns.
 */
export function DeviceRows({ label, devices, syncProgress }: Props) {
  const { connect, busy } = useConnectDevice(syncProgress.start);
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line lg:grid lg:grid-cols-2 lg:gap-x-10 lg:[&>:last-child:nth-child(odd)]:col-span-2"
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

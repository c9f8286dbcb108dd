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
 * Lists devices, with a line between them. There are up to three columns, as many as have room. In a container that is
 * higher than the list, the rows grow.
 */
export function DeviceRows({ label, devices, syncProgress }: Props) {
  const { connect, busy } = useConnectDevice(syncProgress.start);
  return (
    <div className="@container flex grow flex-col overflow-y-clip">
      <ul
        aria-label={label}
        // The line above the first row is outside the box.
        className="-mt-px grid grow grid-cols-[minmax(0,1fr)] gap-x-10 *:border-t *:border-line @min-[40rem]:grid-cols-2 @min-[64rem]:grid-cols-3"
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
    </div>
  );
}

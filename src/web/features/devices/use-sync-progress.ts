import { useState } from 'react';
import type { Device } from '#contracts/devices.ts';
import type { ProviderId } from '#domain/devices/providers.ts';

/** The longest time that a device is shown as fetching data, in milliseconds. */
const longestSyncMs = 30_000;

const stateOf = ({ state, lastSyncedAt }: Device) => `${state} ${lastSyncedAt}`;

/**
 * Returns functions that track for which devices new data is being fetched. A device counts as syncing from the call of
 * `start` until its state or the time of its last sync changes, but at most for 30 seconds.
 */
export function useSyncProgress() {
  const [statesAtStart, setStatesAtStart] = useState<Partial<Record<ProviderId, { state: string }>>>({});
  return {
    start: (device: Device) => {
      const { provider } = device;
      const begun = { state: stateOf(device) };
      setStatesAtStart((states) => ({ ...states, [provider]: begun }));
      // Ends only the sync that this call began. A later call of `start` may have begun another
      // sync of the same device.
      const end = () =>
        setStatesAtStart((states) =>
          states[provider] === begun ? { ...states, [provider]: undefined } : states,
        );
      setTimeout(end, longestSyncMs);
    },
    isSyncing: (device: Device) => statesAtStart[device.provider]?.state === stateOf(device),
  };
}

import { useState } from 'react';
import type { Device } from '#contracts/devices.ts';
import type { ProviderId } from '#domain/devices/providers.ts';

/** How long a device is shown as fetching data if nothing changes, in milliseconds. */
const longestSyncMs = 30_000;

const stateOf = ({ state, lastSyncedAt }: Device) => `${state} ${lastSyncedAt}`;

/**
 * Returns functions that track which devices fetch new data. A device counts as fetching from the call of `start` until
 * its state or last sync changes, or for 30 seconds.
 */
export function useSyncProgress() {
  const [statesAtStart, setStatesAtStart] = useState<Partial<Record<ProviderId, { state: string }>>>({});
  return {
    start: (device: Device) => {
      const { provider } = device;
      const begun = { state: stateOf(device) };
      setStatesAtStart((states) => ({ ...states, [provider]: begun }));
      // Leaves a later call of `start` alone.
      const end = () =>
        setStatesAtStart((states) =>
          states[provider] === begun ? { ...states, [provider]: undefined } : states,
        );
      setTimeout(end, longestSyncMs);
    },
    isSyncing: (device: Device) => statesAtStart[device.provider]?.state === stateOf(device),
  };
}

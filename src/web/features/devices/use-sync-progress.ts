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
  const [statesAtStart, setStatesAtStart] = useState<Partial<Record<ProviderId, string>>>({});
  const setState = (provider: ProviderId, state: string | undefined) =>
    setStatesAtStart((states) => ({ ...states, [provider]: state }));
  return {
    start: (device: Device) => {
      setState(device.provider, stateOf(device));
      setTimeout(() => setState(device.provider, undefined), longestSyncMs);
    },
    isSyncing: (device: Device) => statesAtStart[device.provider] === stateOf(device),
  };
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Device, disconnectDevice, listDevices, retryDeliveries } from '#contracts/devices.ts';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { ProviderId } from '#domain/devices/providers.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useRefreshQueries } from '#web/lib/refresh-queries.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';

const pollIntervalMs = 2_000;
const waitingIntervalMs = 10_000;

/** A provider that is connected through an account, not through an app on the phone. */
export type SyncedProvider = Exclude<ProviderId, 'samsung' | 'apple' | 'google'>;

/**
 * Returns a query for the devices. Polls only while the server fetches data or a connection waits
 * to be confirmed. `isSyncing` returns whether the person has asked for new data of one of the
 * given devices. When new data has arrived, refetches the member's queries.
 */
export function useDevices(isSyncing: (devices: readonly Device[]) => boolean) {
  const query = useQuery({
    ...endpointQuery(listDevices),
    refetchInterval: (query) => {
      const devices = query.state.data?.devices ?? [];
      if (devices.some(({ history }) => history) || isSyncing(devices)) return pollIntervalMs;
      return devices.some(({ state }) => state === 'waiting') ? waitingIntervalMs : false;
    },
  });
  useRefreshOnArrival(query.data?.devices);
  return query;
}

function useRefreshOnArrival(devices: readonly Device[] | undefined): void {
  const refresh = useEffectEvent(useRefreshQueries());
  const progress = devices?.map(({ history, lastSyncedAt }) => `${history?.done}/${lastSyncedAt}`).join();
  const lastProgress = useRef(progress);
  useEffect(() => {
    const hasNews = lastProgress.current !== undefined && lastProgress.current !== progress;
    lastProgress.current = progress;
    if (hasNews) refresh();
  }, [progress]);
}

/**
 * Returns a mutation that disconnects a device. `onSuccess` is called before the list of devices is refetched, so it is
 * called even if the refetch removes the device from the list.
 */
export const useDisconnectDevice = (onSuccess: (answer: EndpointOutput<typeof disconnectDevice>) => void) =>
  useEndpointMutation(disconnectDevice, { onSuccess });

export const useRetryDeliveries = () => useEndpointMutation(retryDeliveries);

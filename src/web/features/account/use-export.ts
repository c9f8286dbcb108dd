import { useQuery } from '@tanstack/react-query';
import { getExport, startExport } from '#contracts/account.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';

const pollIntervalMs = 1_000;

/** Returns a query for the state of the export. Polls while the server creates the export. */
export function useExport() {
  return useQuery({
    ...endpointQuery(getExport),
    refetchInterval: ({ state }) => (state.data?.state === 'working' ? pollIntervalMs : false),
  });
}

export const useStartExport = () => useEndpointMutation(startExport);

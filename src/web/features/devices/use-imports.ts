import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cancelImport, type ImportState, listImports, mapImport, startImport } from '#contracts/imports.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useRefreshQueries } from '#web/lib/refresh-queries.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useUpload } from '#web/lib/use-upload.ts';

const pollIntervalMs = 1_000;

/** Returns whether the server is reading the file of the import, or will read it soon. */
const isWorking = ({ state }: ImportState): boolean => state === 'waiting' || state === 'running';

/**
 * Returns whether the import is waiting, running or needs a mapping. The page hides the upload while such an import
 * exists.
 */
export const isUnfinished = (job: ImportState): boolean => isWorking(job) || job.state === 'needsMapping';

/**
 * Returns a query for the imports. Polls while the server is reading a file or will read it soon. When the reading
 * ends, refetches the member's queries.
 */
export function useImports() {
  const query = useQuery({
    ...endpointQuery(listImports),
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? pollIntervalMs : false),
  });
  const refresh = useEffectEvent(useRefreshQueries());
  const working = query.data?.filter(isWorking).length ?? 0;
  const lastWorking = useRef(working);
  useEffect(() => {
    const hasEnded = working < lastWorking.current;
    lastWorking.current = working;
    if (hasEnded) refresh();
  }, [working]);
  return query;
}

export const useUploadImport = () => useUpload(startImport);

export const useMapImport = () => useEndpointMutation(mapImport);

export const useCancelImport = () => useEndpointMutation(cancelImport);

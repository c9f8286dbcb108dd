import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Which stale queries are refetched at once. Other queries are refetched when a component uses them next. */
type Refetch = 'mounted' | 'all' | 'none';

/**
 * Marks all queries of the member as stale. Refetches the queries that `refetch` selects, and waits for them. Call this
 * function after a write.
 */
export async function refreshQueries(queryClient: QueryClient, refetch: Refetch = 'mounted'): Promise<void> {
  const filters = { predicate: ({ meta }: Query) => meta?.access === 'member' };
  // A query that is loading for the first time may return data from before the write. Invalidation does not restart
  // such a query, so it is cancelled first.
  if (refetch !== 'none') await queryClient.cancelQueries(filters);
  await queryClient.invalidateQueries({
    ...filters,
    refetchType: refetch === 'mounted' ? 'active' : refetch,
  });
}

/**
 * Returns a function that calls `refreshQueries` with the default settings. Use the function after
 * data has changed without a mutation of this component, for example when the server has finished
 * an import.
 */
export function useRefreshQueries(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void refreshQueries(queryClient), [queryClient]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { QueryState } from './join-queries.ts';

export interface PageQuery extends Pick<QueryState<unknown>, 'data' | 'error'> {
  /** Whether a request is running and there is no data yet. Also true during another attempt. */
  isLoading: boolean;
}

/**
 * The state of a page without any data. `refetch` sends the failed requests of all mounted components again, because
 * the parts of a page have more queries than the page watches.
 */
export interface PageFailure extends QueryState<never> {
  error: Error;
}

/**
 * Returns the failure of a page if requests have failed and no query has data. The page then shows it once, in place of
 * the errors of its parts. Otherwise returns undefined. Ignores queries that are not sent.
 *
 * The failure lasts during another attempt, so that the parts do not appear and disappear.
 */
export function usePageFailure(queries: readonly PageQuery[]): PageFailure | undefined {
  const queryClient = useQueryClient();
  const [lastError, setLastError] = useState<Error | null>(null);
  // Reads each property of each query. A query only causes a new rendering if a property changes that was read.
  const states = queries.map(({ data, error, isLoading }) => ({ data, error, isLoading }));
  const hasData = states.some(({ data }) => data !== undefined);
  const isLoading = states.some((state) => state.isLoading);
  const newError = states.find((state) => state.error)?.error ?? null;
  const error = hasData ? null : isLoading ? lastError : newError;
  if (error !== lastError) setLastError(error);
  if (!error) return undefined;
  return {
    data: undefined,
    error,
    refetch: () =>
      queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
  };
}

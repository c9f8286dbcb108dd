import type { QueryState } from '#web/lib/join-queries.ts';

/**
 * Returns the function that loads a query again, if the query failed and has no data. Also returns it during another
 * attempt, when the query has no error. Otherwise returns undefined.
 */
export function findRetry({ data, error, errorUpdatedAt = 0, refetch }: QueryState<unknown>) {
  return data === undefined && (error !== null || errorUpdatedAt > 0) ? refetch : undefined;
}

/** The state of a query, as TanStack Query returns it. */
export interface QueryState<Data> {
  data: Data | undefined;
  error: Error | null;
  /** The time of the last error, or 0 if the query never failed. Undefined if it is unknown. */
  errorUpdatedAt?: number;
  refetch: () => unknown;
}

/**
 * Returns the states of several queries as one state. `data` is the list of the queries' data, or undefined until all
 * are loaded. `error` is the error of the first query that failed and has no data, otherwise null.
 */
export function joinQueries<Data extends unknown[]>(
  ...queries: { [Key in keyof Data]: QueryState<Data[Key]> }
): QueryState<Data> {
  const isLoaded = queries.every(({ data }) => data !== undefined);
  return {
    data: isLoaded ? (queries.map(({ data }) => data) as Data) : undefined,
    error: queries.find(({ data, error }) => data === undefined && error)?.error ?? null,
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  };
}

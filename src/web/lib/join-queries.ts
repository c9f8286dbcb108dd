/** The state of a query, as TanStack Query returns it. */
export interface QueryState<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/**
 * Returns the state of several queries as one. Its data is the list of their data, undefined until all are loaded. Its
 * error is the first one of a query without data.
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

import type { ReactNode } from 'react';
import type { QueryState } from '#web/lib/join-queries.ts';
import { QueryError } from './query-error.tsx';

interface Props<Data> {
  query: QueryState<Data>;
  /** The title of the error that is shown if loading fails. */
  errorTitle: string;
  /**
   * The content that is shown while the first response loads. It should have the size of the loaded
   * content, so that the layout does not shift.
   */
  loading: ReactNode;
  /** Shows the error as one row, for a small part of a page. */
  compact?: boolean;
  /** Shows the error in a card of its own, in place of the content of a page. */
  page?: boolean;
  children: (data: Data) => ReactNode;
}

/** Shows the data of a query. Shows `loading` while the query loads, and an error with a retry button if it fails. */
export function QueryView<Data>({ query, errorTitle, loading, compact, page, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return loading;
  return <QueryError query={query} title={errorTitle} compact={compact} page={page} />;
}

import { type ReactNode, useState } from 'react';
import type { QueryState } from '#web/lib/join-queries.ts';
import { QueryError } from './query-error.tsx';

interface Props<Data> {
  query: QueryState<Data>;
  /** The title of the error that is shown if loading fails. */
  errorTitle: string;
  /** Follows the reason of the error. By default says that no entry is lost. */
  errorNote?: string;
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

/**
 * Shows the data of a query. Shows `loading` while the query loads, and an error with a retry button if it fails. The
 * error stays during another attempt.
 */
export function QueryView<Data>(props: Props<Data>) {
  const { query, errorTitle, errorNote, loading, compact, page, children } = props;
  const { data, errorUpdatedAt, refetch } = query;
  const [lastError, setLastError] = useState<Error | null>(null);
  // Without data, a query has no error during the next attempt. A query with another input has never failed.
  const keptError = errorUpdatedAt === 0 ? null : lastError;
  const error = data === undefined ? (query.error ?? keptError) : null;
  if (error !== lastError) setLastError(error);
  if (data !== undefined) return children(data);
  if (!error) return loading;
  return (
    <QueryError
      query={{ error, refetch }}
      title={errorTitle}
      note={errorNote}
      compact={compact}
      page={page}
    />
  );
}

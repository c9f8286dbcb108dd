import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import type { QueryState } from '#web/lib/join-queries.ts';
import { isUnreachable } from '#web/lib/read-endpoint.ts';
import { ErrorState } from './error-state.tsx';

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
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return loading;
  const isOffline = !navigator.onLine && isUnreachable(error);
  const text = isOffline ? t('notOnDevice') : errorMessage(error, language);
  return (
    <ErrorState title={errorTitle} text={text} onRetry={() => void refetch()} compact={compact} page={page} />
  );
}

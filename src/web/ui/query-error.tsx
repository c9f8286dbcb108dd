import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import type { QueryState } from '#web/lib/join-queries.ts';
import { isUnreachable } from '#web/lib/read-endpoint.ts';
import { ErrorState } from './error-state.tsx';

interface Props {
  query: Pick<QueryState<unknown>, 'error' | 'refetch'>;
  /** One sentence that says what could not be loaded. */
  title: string;
  /** Follows the reason. By default says that no entry is lost. */
  note?: string | undefined;
  /** Shows the error as one row, for a small part of a page. */
  compact?: boolean | undefined;
  /** Shows the error in a card of its own, in place of the content of a page. */
  page?: boolean | undefined;
}

/** Shows that a query has failed and why, with a button that sends it again. */
export function QueryError({ query: { error, refetch }, ...props }: Props) {
  const { t } = useTranslation(['shell', 'common']);
  const { language } = useLanguage();
  const hasNoResponse = isUnreachable(error);
  const noResponse = t(navigator.onLine ? 'common:unreachable' : 'notOnDevice');
  const text = hasNoResponse ? noResponse : errorMessage(error, language);
  return <ErrorState {...props} text={text} isUnreachable={hasNoResponse} onRetry={refetch} />;
}

import { useTranslation } from 'react-i18next';
import { ErrorState } from './error-state.tsx';

interface Props {
  onRetry: () => unknown;
  /** Shows the error as one row, for a small part of a page. */
  compact?: boolean;
}

/** Shows in place of a part of the page that the part could not be loaded, with a button that loads it again. */
export function PartError(props: Props) {
  const { t } = useTranslation('common');
  return <ErrorState title={t('partFailed')} text={t('unreachable')} isUnreachable {...props} />;
}

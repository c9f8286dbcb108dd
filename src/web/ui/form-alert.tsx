import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { CallError } from '#web/lib/call-api.ts';
import { Alert } from './alert.tsx';
import { ErrorAlert } from './error-alert.tsx';

export interface FormAlertProps {
  error: unknown;
  /** The title of the alert, which says what failed. */
  errorTitle?: string | undefined;
  /** The text that is shown if the server's response contains no reason. */
  errorFallback?: string | undefined;
  /** Renders errors that need a specific message. Returns undefined for all others. */
  renderError?: (error: unknown) => ReactNode | undefined;
}

/** Shows why a submission failed. If the error belongs to a field, the caller shows it at that field instead. */
export function FormAlert({ error, errorTitle, errorFallback, renderError }: FormAlertProps) {
  const { t } = useTranslation('forms');
  const own = renderError?.(error);
  if (own !== undefined) return own;
  const isAnswered = error instanceof CallError;
  if (isAnswered && error.code === 'not_signed_in') return <SignedOutAlert />;
  return (
    <ErrorAlert error={error} title={errorTitle} fallback={errorFallback}>
      {!isAnswered && <p>{t('nothingLost')}</p>}
    </ErrorAlert>
  );
}

/**
 * Asks the person to sign in again. The link opens a new tab, so that the form keeps its input and can be saved after
 * signing in.
 */
function SignedOutAlert() {
  const { t } = useTranslation('forms');
  return (
    <Alert tone="attention">
      <p className="font-semibold">{t('signedOut')}</p>
      <p>{t('nothingLost')}</p>
      <a
        href={pages.auth}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t('signIn')}
      </a>
    </Alert>
  );
}

import type { ReactNode } from 'react';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { CallError } from '#web/lib/call-api.ts';
import { Alert } from './alert.tsx';

interface Props {
  error: unknown;
  /** The title, which says what failed. */
  title?: string | undefined;
  /** The text that is shown if the server's response contains no reason. */
  fallback?: string | undefined;
  children?: ReactNode;
}

/** Shows what failed and why, inside the page. */
export function ErrorAlert({ error, title, fallback, children }: Props) {
  const { language } = useLanguage();
  const hasReason = !(error instanceof CallError) || error.serverMessage !== undefined;
  const text = hasReason || !(title || fallback) ? errorMessage(error, language) : fallback;
  return (
    <Alert>
      {title && <p className="font-semibold">{title}</p>}
      {text && <p>{text}</p>}
      {children}
    </Alert>
  );
}

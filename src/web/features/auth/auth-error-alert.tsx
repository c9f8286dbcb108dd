import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { CallError } from '#web/lib/call-api.ts';
import { Alert } from '#web/ui/alert.tsx';

/**
 * Shows the server's message for the error. Without a message it shows `fallback`, or that the server cannot be
 * reached.
 */
export function AuthErrorAlert({ error, fallback }: { error: Error; fallback: string }) {
  const { language } = useLanguage();
  if (error instanceof CallError) {
    return <Alert>{error.serverMessage ? errorMessage(error, language) : fallback}</Alert>;
  }
  return (
    <Alert>
      <p className="font-medium">{fallback}</p>
      <p>{errorMessage(error, language)}</p>
    </Alert>
  );
}

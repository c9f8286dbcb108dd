import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { CallError } from '#web/lib/call-api.ts';
import { Alert } from '#web/ui/alert.tsx';

/** Why a form was refused: the server's sentence, or that it failed, and whether anybody answered at all. */
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

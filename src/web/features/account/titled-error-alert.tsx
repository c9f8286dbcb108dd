import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { CallError } from '#web/lib/call-api.ts';
import { Alert } from '#web/ui/alert.tsx';

interface Props {
  title: string;
  error: Error;
  /** In place of a sentence where the server gave none. */
  fallback?: string;
}

/** What failed, and why as far as it is known, in its place in the form. */
export function TitledErrorAlert({ title, error, fallback }: Props) {
  const { language } = useLanguage();
  const hasNoMessage = error instanceof CallError && error.serverMessage === undefined;
  const reason = hasNoMessage ? fallback : errorMessage(error, language);
  return (
    <Alert>
      <p className="font-medium">{title}</p>
      {reason && <p>{reason}</p>}
    </Alert>
  );
}

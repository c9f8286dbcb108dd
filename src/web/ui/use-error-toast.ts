import { errorMessage } from '#web/i18n/error-message.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { CallError } from '#web/lib/call-api.ts';
import { useToast } from './toaster.tsx';

/**
 * Returns a function that shows a toast with a title and the server's reason. If the response contains no reason, the
 * toast shows `fallback`.
 */
export function useErrorToast() {
  const toast = useToast();
  return (title: string, error: unknown, fallback?: string) => {
    const hasReason = !(error instanceof CallError) || error.serverMessage !== undefined;
    const reason = errorMessage(error, currentLanguage());
    toast.show({ title, description: hasReason ? reason : (fallback ?? reason), tone: 'danger' });
  };
}

import { errorMessage } from '#web/i18n/error-message.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { CallError } from '#web/lib/call-api.ts';
import { KeptOnDevice } from '#web/lib/outbox/kept-on-device.ts';
import { useToast } from './toaster.tsx';

/**
 * Returns a function that shows a toast with a title and the server's reason. If the response contains no reason, the
 * toast shows `fallback`. Shows nothing for a write that is kept on this device, because that is not an error.
 */
export function useErrorToast() {
  const toast = useToast();
  return (title: string, error: unknown, fallback?: string) => {
    if (error instanceof KeptOnDevice) return;
    const hasReason = !(error instanceof CallError) || error.serverMessage !== undefined;
    const reason = errorMessage(error, currentLanguage());
    toast.show({ title, description: hasReason ? reason : (fallback ?? reason), tone: 'danger' });
  };
}

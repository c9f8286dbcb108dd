import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToast } from './toaster.tsx';

/** Returns how to say in a toast what failed, and why. */
export function useErrorToast() {
  const { language } = useLanguage();
  const toast = useToast();
  return (title: string, error: unknown) =>
    toast.show({ title, description: errorMessage(error, language), tone: 'danger' });
}

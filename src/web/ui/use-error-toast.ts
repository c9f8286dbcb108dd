import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToast } from './toaster.tsx';

/** Returns a function that shows a toast with a title and the error's message. */
export function useErrorToast() {
  const { language } = useLanguage();
  const toast = useToast();
  return (title: string, error: unknown) =>
    toast.show({ title, description: errorMessage(error, language), tone: 'danger' });
}

import { errorSentence } from '#web/i18n/error-sentence.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToast } from '#web/ui/toaster.tsx';

/** Says in a toast what failed and why. */
export function useSayFailed() {
  const { language } = useLanguage();
  const toast = useToast();
  return (title: string, error: unknown) =>
    toast.show({ title, description: errorSentence(error, language), tone: 'danger' });
}

import { useEffect } from 'react';
import { keepQuestions } from '#web/features/checkin/keep-questions.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';

/**
 * Stores the questions of the check-in on this device, in the current language, so that the check-in opens without a
 * network.
 */
export function useKeepQuestions(): void {
  const { language } = useLanguage();
  useEffect(() => void keepQuestions(language), [language]);
}

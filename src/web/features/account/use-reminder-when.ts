import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { reminderTime } from './format-reminder-time.ts';

/** Returns a function that formats an instant for the middle of a sentence, for example "yesterday at 18:00". */
export function useReminderWhen(): (instant: string) => string {
  const { t } = useTranslation('reminders');
  const { language } = useLanguage();
  const today = useToday();
  return (instant) => t('when', reminderTime(instant, language, today));
}

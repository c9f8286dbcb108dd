import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { formatRecentDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';

/** Returns a function that names the night of a day at the start of a sentence, such as "Last night" or "Yesterday". */
export function useNightName(): (day: CalendarDay) => string {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const today = useToday();
  return (day) => (day === today ? t('lastNight') : formatRecentDay(day, language, today));
}

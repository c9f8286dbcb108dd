import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import type { ShownYear } from './shown-year.ts';
import { useFormatHorizonValue } from './use-horizon.ts';

/**
 * Returns a function that says the value of a day: "Fri 15 May: 8 h 52 min". Leaves out the year, because the title of
 * the page has it.
 */
export function useSayDay(measure: ShownYear['measure'], values: ShownYear['values']) {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const format = useFormatHorizonValue();
  return (day: CalendarDay): string => {
    const value = values.get(day);
    const name = formatDay(day, language, day);
    return value === undefined
      ? t('dayWithout', { day: name })
      : t('dayValue', { day: name, value: format(measure, value) });
  };
}

import { useTranslation } from 'react-i18next';
import { formatValue } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import type { WeekFact } from './week-fact.ts';

/** Returns a function that formats a value of a fact. A number of days of a habit becomes a share of the logged days. */
export function useFormatFact({ measure, days }: WeekFact): (amount: number) => string {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  return (amount) =>
    measures[measure].kind === 'yesNo'
      ? t('percent', { value: Math.round((100 * amount) / days) })
      : formatValue(amount, measure, language);
}

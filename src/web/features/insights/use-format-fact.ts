import { useTranslation } from 'react-i18next';
import { formatValue } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import type { WeekFact } from './week-fact.ts';

/**
 * Returns a function that formats a value of a fact. A number of days of a habit becomes a share of the logged days.
 * The value of the week and the usual value have the same precision: "5.0 of 10" beside "4.9 of 10".
 */
export function useFormatFact({ measure, value, usual, days }: WeekFact): (amount: number) => string {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const { kind, unit } = measures[measure];
  const round = (amount: number) => (unit === 'minutes' ? Math.round(amount) : amount);
  const compared = [value, usual].map((amount) => formatValue(round(amount), measure, language));
  const decimals = Math.max(...compared.map((text) => decimalPart.exec(text)?.[1]?.length ?? 0));
  const hasMinutes = unit === 'hours' && compared.some((text) => text.endsWith('min'));
  return (amount) => {
    if (kind === 'yesNo') return t('percent', { value: Math.round((100 * amount) / days) });
    const text = formatValue(round(amount), measure, language, (number) =>
      formatNumber(number, language, decimals, true),
    );
    return hasMinutes && text.endsWith('h') ? `${text}\u00a00\u00a0min` : text;
  };
}

/** One or two decimals. A separator of thousands has three digits after it. */
const decimalPart = /\d[.,](\d{1,2})(?!\d)/;
